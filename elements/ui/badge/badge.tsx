import type { IconNode } from 'lucide';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../icon/icon.tsx';
import { useNumbers } from '../numbers/use-numbers.ts';
import { type Tone, toneClass, toneStyles } from '../tone/tone.ts';
import { titleWhenCut } from '../truncated/title-when-cut.ts';
import css from './badge.css?inline';

/** Style sheets of badges, for a component that has them before its first badge. */
export const badgeStyles: readonly string[] = [...toneStyles, css];

/**
 * Badge of a state, a kind or a count, in a word or two. The text carries the meaning; tone and dot only support it.
 */
export const Badge = ({
  children,
  tone = 'neutral',
  dot,
  icon,
}: {
  children: string | number;
  tone?: Tone;
  /** Dot before the text, for states of things in a list. */
  dot?: boolean;
  icon?: IconNode;
}) => {
  useStyles(...badgeStyles);
  const numbers = useNumbers();
  return (
    <span className={`fe-badge ${toneClass(tone)}`} part="badge">
      {dot && <span className="fe-badge-dot" />}
      {icon && <Icon of={icon} size={12} />}
      <span className="fe-badge-text" dir="auto" onPointerOver={titleWhenCut}>
        {typeof children === 'number' ? numbers.plain(children) : children}
      </span>
    </span>
  );
};
