import type { MouseEvent } from 'react';
import type { ButtonProps } from './button.tsx';
import { useStyles } from '../../kit/use-styles.ts';
import css from './link-button.css?inline';

/** Button with the look of a link. With `href` it is a link, which can be opened in a new tab. */
export const LinkButton = ({
  children,
  onPress,
  busy,
  disabled,
  href,
}: ButtonProps & { href?: string | undefined }) => {
  useStyles(css);
  const idle = !busy && !disabled;
  if (href === undefined)
    return (
      <button
        type="button"
        className="fe-link"
        aria-busy={busy || undefined}
        aria-disabled={!idle || undefined}
        onClick={() => idle && onPress()}
      >
        {children}
      </button>
    );
  const follow = (event: MouseEvent) => {
    // modified clicks open the link in a new tab or window: the browser's default
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (idle) onPress();
  };
  return (
    <a className="fe-link" href={href} aria-disabled={!idle || undefined} onClick={follow}>
      {children}
    </a>
  );
};
