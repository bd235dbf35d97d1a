import type { IconNode } from 'lucide';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../icon/icon.tsx';
import css from './icon-button.css?inline';

/** What a button says of the thing it opens, holds down or stands beside, and what it does before it is let go. */
type Relations = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-pressed' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-describedby' | 'onPointerDown'
>;

interface IconButtonProps extends Relations {
  name: string;
  icon: IconNode;
  onPress?: () => void;
  /** Shows that its call is on its way; presses are ignored, the focus stays. */
  busy?: boolean;
  disabled?: boolean;
  small?: boolean;
  /** The picture points along the line of reading. */
  turns?: boolean;
  tooltip?: boolean;
  look?: 'quiet' | 'bordered';
  /** Passed over by Tab: what it does, the keyboard does in the control beside it. */
  unreached?: boolean;
}

/**
 * A button that shows only a picture. Its name is required: it is what a screen reader says, and what a pointer that
 * rests on it sees, unless `tooltip` is false. `look="bordered"` stands beside controls, the quiet one on a surface.
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { name, icon, onPress, busy, disabled, small, turns, tooltip = true, look = 'quiet', unreached, ...relations },
  ref,
) {
  useStyles(css);
  const words = useMessages('common');
  const idle = !busy && !disabled;
  return (
    <button
      {...relations}
      ref={ref}
      type="button"
      className={`fe-icon-button fe-icon-button-${look}${small ? ' fe-icon-button-small' : ''}`}
      part="icon-button"
      aria-label={name}
      tabIndex={unreached ? -1 : undefined}
      aria-disabled={!idle || undefined}
      data-busy={busy || undefined}
      onClick={() => idle && onPress?.()}
    >
      <Icon of={icon} size={small ? 16 : 18} turns={turns ?? false} />
      {tooltip && <span className="fe-icon-button-tip" title={name} />}
      {busy && (
        <span className="fe-icon-button-spinner" role="status">
          <span className="fe-unseen">{words.working}</span>
        </span>
      )}
    </button>
  );
});
