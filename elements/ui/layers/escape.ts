/** What lies over the screens of this page and ends by Esc, the topmost last. */
const layers: object[] = [];

/** Where Esc is heard: `first` before anything else, `last` when nothing inside the layer wanted it. */
type Turn = 'first' | 'last';

/**
 * Gives Esc to a layer while it is the topmost, and to nothing else: an Esc that closes a menu closes no dialog, and the
 * page never hears of it.
 */
export const watchEscape = (node: HTMLElement, turn: Turn, onEscape: () => void, signal: AbortSignal): void => {
  const layer = {};
  const { defaultView: view } = node.ownerDocument;
  const hear = (event: Event) => {
    // keydown is a key's event in every document
    const { key, isComposing, defaultPrevented } = event as KeyboardEvent;
    if (key !== 'Escape' || isComposing || defaultPrevented || layers.at(-1) !== layer) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  };
  layers.push(layer);
  signal.addEventListener('abort', () => layers.splice(layers.indexOf(layer), 1));
  view?.addEventListener('keydown', hear, { capture: turn === 'first', signal });
  // inside the element, after its own listeners and before the page's
  if (turn === 'last') node.getRootNode().addEventListener('keydown', hear, { signal });
};
