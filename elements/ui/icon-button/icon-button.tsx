import type { IconNode } from 'lucide';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../icon/icon.tsx';
import css from './icon-button.css?inline';

/** ARIA attributes and pointer handlers of a button that opens or controls something. */
type Relations = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-pressed' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-describedby' | 'onPointerDown'
>;

interface IconButtonProps extends Relations {
  name: string;
  icon: IconNode;
  onPress?: () => void;
  /** Pending: shows a spinner and ignores presses; the focus stays. */
  busy?: boolean;
  disabled?: boolean;
  small?: boolean;
  /** Mirrors the icon in right-to-left text. */
  turns?: boolean;
  tooltip?: boolean;
  look?: 'quiet' | 'bordered';
  /** Skipped by Tab, where the control beside it does the same by keyboard. */
  unreached?: boolean;
}

/**
 * Icon button. Its name is required: the accessible name, and the title for a pointer, unless `tooltip` is false.
 * `look="bordered"` is for use beside controls, the quiet one on a surface.
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { name, icon, onPress, busy, disabled, small, turns, tooltip = true, look = 'quiet', unreached, ...relations },
  ref,
) {
  useStyles(css);
  const messages = useMessages('common');
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
          <span className="fe-visually-hidden">{messages.working}</span>
        </span>
      )}
    </button>
  );
});
