import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { isFocusLost } from '../../ui/layers/composed.ts';
import { Truncated } from '../../ui/truncated/truncated.tsx';
import css from './people-list.css?inline';

/** User as shown by a list in a drawer. */
export interface ListedPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly src?: string | null | undefined;
  /** Further line: what they may do. */
  readonly note?: string | undefined;
}

const lineAround = (target: EventTarget) => (target instanceof Element && target.closest('li')) || document.body;

/** Compact list of people for drawers and dialogs, instead of a table. */
export const PeopleList = <Person extends ListedPerson>({
  label,
  people,
  action,
}: {
  /** Accessible name of the list: "Members of Robotics". */
  label: string;
  people: readonly Person[];
  /** Action at the end of each row. */
  action?: ((person: Person) => ReactNode) | undefined;
}) => {
  useStyles(css);
  const list = useRef<HTMLUListElement>(null);
  const at = useRef<number>(undefined);
  const lineOf = (target: EventTarget) => Array.from(list.current?.children ?? []).indexOf(lineAround(target));
  // the removed row had the focus: move it to the next one
  useLayoutEffect(() => {
    if (at.current === undefined || !list.current || !isFocusLost(list.current)) return;
    const next = list.current.children[Math.min(at.current, people.length - 1)];
    next?.querySelector<HTMLElement>('button')?.focus();
  }, [people]);
  return (
    <ul
      ref={list}
      onFocus={({ target }) => {
        at.current = lineOf(target);
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) at.current = undefined;
      }}
      className="fe-people"
      part="people"
      role="list"
      aria-label={label}
    >
      {people.map((person) => (
        <li className="fe-people-one" key={person.id}>
          <Avatar id={person.id} name={person.name || person.email} src={person.src} />
          <span className="fe-people-text">
            <span className="fe-people-name">
              <Truncated value={person.name || person.email} />
            </span>
            {person.name && (
              <span className="fe-people-email">
                <Truncated value={person.email} />
              </span>
            )}
            {person.note && (
              <span className="fe-people-email">
                <Truncated value={person.note} />
              </span>
            )}
          </span>
          {action && <span className="fe-people-end">{action(person)}</span>}
        </li>
      ))}
    </ul>
  );
};
