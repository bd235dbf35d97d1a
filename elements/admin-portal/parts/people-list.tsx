import type { ReactNode } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Truncated } from '../../ui/truncated/truncated.tsx';
import css from './people-list.css?inline';

/** Somebody, as a list in a drawer shows them. */
export interface ListedPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly src?: string | null | undefined;
}

/** People one below the other, where a table would be too much: in a drawer, in a dialog. */
export const PeopleList = <Person extends ListedPerson>({
  label,
  people,
  action,
}: {
  /** Who they are: "Members of Robotics". */
  label: string;
  people: readonly Person[];
  /** What can be done with each, at the end of their line. */
  action?: ((person: Person) => ReactNode) | undefined;
}) => {
  useStyles(css);
  return (
    <ul className="fe-people" part="people" role="list" aria-label={label}>
      {people.map((person) => (
        <li className="fe-people-one" key={person.id}>
          <Avatar id={person.id} name={person.name || person.email} src={person.src} />
          <span className="fe-people-words">
            <span className="fe-people-name">
              <Truncated value={person.name || person.email} />
            </span>
            {person.name && (
              <span className="fe-people-email">
                <Truncated value={person.email} />
              </span>
            )}
          </span>
          {action?.(person)}
        </li>
      ))}
    </ul>
  );
};
