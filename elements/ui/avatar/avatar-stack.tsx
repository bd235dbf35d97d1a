import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { formatList } from '../../i18n/formats.ts';
import { useNumbers } from '../numbers/use-numbers.ts';
import { Avatar, type AvatarSize, type AvatarSubject } from './avatar.tsx';
import css from './avatar-stack.css?inline';

/** Maximum of names in the title of the remaining people; for more there is no title. */
const NAMED_REST = 12;

/** Avatars of several people side by side, so that none covers another's initials, with the number of the remaining ones. */
export const AvatarStack = ({
  label,
  people,
  total = people.length,
  max = 4,
  size = 'medium',
}: {
  /** Label of the group: "Members of Robotics". */
  label: string;
  people: readonly AvatarSubject[];
  /** Total, where `people` is only the beginning. */
  total?: number;
  /** Most avatars drawn; one that would be alone in "+1" is drawn too. */
  max?: number;
  size?: AvatarSize;
}) => {
  useStyles(css);
  const messages = useMessages('ui').display;
  const numbers = useNumbers();
  const locale = useHostState().locale.tag;
  const count = Math.max(total, people.length);
  const shown = people.slice(0, count === max + 1 ? max + 1 : max);
  const more = count - shown.length;
  const rest = people.slice(shown.length);
  const named = rest.length === more && more <= NAMED_REST;
  return (
    <ul className={`fe-avatars fe-avatars-${size}`} part="avatars" role="list" aria-label={label}>
      {shown.map((person, at) => (
        <li key={person.id ?? `${at} ${person.name}`}>
          <Avatar {...person} size={size} alone />
        </li>
      ))}
      {more > 0 && (
        <li
          className="fe-avatars-more"
          title={
            named
              ? formatList(
                  locale,
                  rest.map(({ name }) => name),
                )
              : undefined
          }
        >
          <bdi dir="ltr" aria-hidden="true">
            +{numbers.plain(more)}
          </bdi>
          <span className="fe-visually-hidden">{messages.more({ count: more })}</span>
        </li>
      )}
    </ul>
  );
};
