import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import css from './button.css?inline';

/** What both kinds of button take. */
export interface ButtonProps {
  children: ReactNode;
  onPress: () => void;
  /** Shows that its call is on its way; presses are ignored, the focus stays. */
  busy?: boolean;
  disabled?: boolean;
}

/** How a button stands out: `primary` is the one thing a screen is for, `danger` takes something away, `quiet` steps back. */
export type ButtonLook = 'primary' | 'secondary' | 'danger' | 'quiet';

/**
 * A button that does something. `small` is for rows of a table and lines of text; one that `submits` sends the form it
 * stands in, which says what happens.
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
  const words = useMessages('common');
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
      <span className="fe-button-face">{children}</span>
      {busy && (
        <span className="fe-button-spinner" role="status">
          <span className="fe-unseen">{words.working}</span>
        </span>
      )}
    </button>
  );
};
