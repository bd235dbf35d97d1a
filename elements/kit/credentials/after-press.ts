/**
 * Does it at once, or, while something is being pressed, when that has been let go: what a person presses must not move
 * from under the pointer because the field they leave has something to say.
 */
export const afterPress = (document: Document, work: () => void): void => {
  if (!document.documentElement.matches(':active')) return work();
  const done = new AbortController();
  const letGo = () => {
    done.abort();
    setTimeout(work);
  };
  for (const end of ['pointerup', 'pointercancel', 'dragend'])
    document.addEventListener(end, letGo, { capture: true, signal: done.signal });
};
