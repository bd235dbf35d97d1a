/**
 * Does it at once, or, while something is being pressed, when that has been let go: what a person presses must not move
 * from under the pointer because the field they leave has something to say.
 */
export const afterPointerUp = (document: Document, work: () => void): void => {
  if (!document.querySelector(':active')) return work();
  document.addEventListener('pointerup', () => setTimeout(work), { once: true });
};
