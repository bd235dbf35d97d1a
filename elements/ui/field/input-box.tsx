import type { PointerEvent, ReactNode } from 'react';

/**
 * Box of an input with text before or after it, and buttons at its end. A press on the text focuses the input. Use
 * inside a `Field`, which adopts its style sheet.
 */
export const InputBox = ({
  children,
  before,
  after,
  dir,
}: {
  children: ReactNode;
  before?: ReactNode;
  /** Content after the input: text, or buttons as `IconButton small`. */
  after?: ReactNode;
  /** Direction of the box; the language's by default. */
  dir?: 'ltr' | undefined;
}) => (
  <div className="fe-input" part="input" dir={dir} onPointerDown={giveToInput}>
    {before && <span className="fe-input-affix">{before}</span>}
    {children}
    {typeof after === 'string' ? <span className="fe-input-affix">{after}</span> : after}
  </div>
);

const giveToInput = (event: PointerEvent<HTMLElement>) => {
  const { target, currentTarget } = event;
  const isPlain = target === currentTarget || (target instanceof Element && target.matches('.fe-input-affix'));
  if (!isPlain) return;
  event.preventDefault();
  currentTarget.querySelector<HTMLElement>('.fe-input-text')?.focus();
};
