import type { PointerEvent, ReactNode } from 'react';

/**
 * The box of an input that shares it with others: words before or after it, buttons at its end. A press on the words
 * goes to the input, as a press beside the text in it would. To be used inside a `Field`, whose sheet dresses it.
 */
export const InputBox = ({
  children,
  before,
  after,
  dir,
}: {
  children: ReactNode;
  before?: ReactNode;
  /** Words stand as they are; buttons are `IconButton small`. */
  after?: ReactNode;
  /** Which way the words and what is typed run together; the language's unless said. */
  dir?: 'ltr' | undefined;
}) => (
  <div className="fe-input" part="input" dir={dir} onPointerDown={giveToInput}>
    {before && <span className="fe-input-words">{before}</span>}
    {children}
    {typeof after === 'string' ? <span className="fe-input-words">{after}</span> : after}
  </div>
);

const giveToInput = (event: PointerEvent<HTMLElement>) => {
  const { target, currentTarget } = event;
  const isPlain = target === currentTarget || (target instanceof Element && target.matches('.fe-input-words'));
  if (!isPlain) return;
  event.preventDefault();
  currentTarget.querySelector<HTMLElement>('.fe-input-text')?.focus();
};
