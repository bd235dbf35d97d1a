/**
 * Defers work until the pointer is released, or runs it immediately where none is pressed: the control being pressed
 * must not move because the field that loses focus shows an error.
 */
export const afterPointerUp = (document: Document, work: () => void): void => {
  if (!document.querySelector(':active')) return work();
  document.addEventListener('pointerup', () => setTimeout(work), { once: true });
};
