import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import css from './button.css?inline';

/** Props of both kinds of button. */
export interface ButtonProps {
  children: ReactNode;
  onPress: () => void;
  /** Pending: shows a spinner and ignores presses; the focus stays. */
  busy?: boolean;
  disabled?: boolean;
}

/**
 * Emphasis of a button: `primary` is the main action of a screen, `danger` is destructive, `quiet` has the least
 * emphasis.
 */
export type ButtonLook = 'primary' | 'secondary' | 'danger' | 'quiet';

/**
 * Button for an action. `small` is for rows of a table and lines of text; one that `submits` sends the form around it,
 * whose handler does the work.
 */
export const Button = ({
  children,
  onPress,
  busy,
  disabled,
  look = 'secondary',
  small,
  submits,
}: Omit<ButtonProps, 'onPress'> & { look?: ButtonLook; small?: boolean; submits?: boolean; onPress?: () => void }) => {
  useStyles(css);
  const messages = useMessages('common');
  const idle = !busy && !disabled;
  return (
    <button
      type={submits ? 'submit' : 'button'}
      className={`fe-button fe-button-${look}${small ? ' fe-button-small' : ''}`}
      part="button"
      aria-disabled={!idle || undefined}
      data-busy={busy || undefined}
      onClick={(event) => (idle ? onPress?.() : event.preventDefault())}
    >
      <span className="fe-button-content">{children}</span>
      {busy && (
        <span className="fe-button-spinner" role="status">
          <span className="fe-visually-hidden">{messages.working}</span>
        </span>
      )}
    </button>
  );
};
