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

/** A button that does something. `primary` is the one thing a screen is for. */
export const Button = ({ children, onPress, busy, disabled, look = 'secondary' }: ButtonProps & { look?: Look }) => {
  useStyles(css);
  const words = useMessages('common');
  const idle = !busy && !disabled;
  return (
    <button
      type="button"
      className={`fe-button fe-button-${look}`}
      part="button"
      aria-disabled={!idle || undefined}
      data-busy={busy || undefined}
      onClick={() => idle && onPress()}
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

type Look = 'primary' | 'secondary';
