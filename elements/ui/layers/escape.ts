/** Stack of layers that close by Esc, the topmost last. */
const layers: object[] = [];

/** Listening phase of Esc: `first` before anything else, `last` after everything inside the layer. */
type Turn = 'first' | 'last';

/**
 * Listens for Esc in the topmost layer only: an Esc that closes a menu closes no dialog, and the page never receives
 * it.
 */
export const watchEscape = (node: HTMLElement, turn: Turn, onEscape: () => void, signal: AbortSignal): void => {
  const layer = {};
  const { defaultView: view } = node.ownerDocument;
  const hear = (event: Event) => {
    // every document dispatches `keydown` as a KeyboardEvent
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
