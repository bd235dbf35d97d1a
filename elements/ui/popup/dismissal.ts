import { containsDeep } from '../layers/composed.ts';
import { watchEscape } from '../layers/escape.ts';

/** Reason of a dismissal: Esc or the back gesture, a press or the focus elsewhere, or its anchor out of view. */
export type PopupEnd = 'escape' | 'press' | 'focus' | 'gone';

/** Dismissal options of a popup. */
export interface Dismissal {
  /** Requests closing; the caller closes by calling the function that `openPopup` returned. */
  readonly onClose: (why: PopupEnd) => void;
  /**
   * Nodes besides the popup and its anchor where a press or the focus does not dismiss it, as a field's other buttons.
   */
  readonly also?: () => readonly (Element | null)[];
}

/** Listens for every reason to dismiss a popup. Returns a stop function. */
export const watchDismissal = (
  node: HTMLElement,
  anchor: HTMLElement,
  { onClose, also = () => [] }: Dismissal,
): (() => void) => {
  const end = new AbortController();
  const listen = { capture: true, signal: end.signal };
  const { defaultView: view } = node.ownerDocument;
  const ours = () => [node, anchor, ...also()].filter((one) => one !== null);
  const isInside = (event: Event) => event.composedPath().some((target) => ours().some((one) => one === target));
  let pressed = false;

  watchEscape(node, 'first', () => onClose('escape'), end.signal);
  view?.addEventListener(
    'pointerdown',
    (event) => {
      const outside = !isInside(event);
      pressed = outside && event.pointerType !== 'mouse';
      if (outside && !pressed) onClose('press');
    },
    listen,
  );
  // a touch can begin a scroll: only a lifted finger has pressed
  view?.addEventListener('pointerup', (event) => pressed && !isInside(event) && onClose('press'), listen);
  view?.addEventListener('pointercancel', () => (pressed = false), listen);
  for (const one of [node, anchor])
    one.addEventListener(
      'focusout',
      ({ relatedTarget: next }) => {
        if (next instanceof Node && !ours().some((own) => containsDeep(own, next))) onClose('focus');
      },
      listen,
    );
  watchVisibility(anchor, () => onClose('gone'), end.signal);
  watchBack(() => onClose('escape'), end.signal);
  return () => end.abort();
};

/** Observes an anchor, and reports when it has been visible and is scrolled away, hidden or removed. */
const watchVisibility = (anchor: HTMLElement, onHidden: () => void, signal: AbortSignal) => {
  let seen = false;
  const observer = new IntersectionObserver((entries) => {
    const isVisible = entries.at(-1)?.isIntersecting ?? false;
    if (seen && !isVisible) onHidden();
    seen ||= isVisible;
  });
  observer.observe(anchor);
  signal.addEventListener('abort', () => observer.disconnect());
};

/** Listens for a phone's back gesture (CloseWatcher), where the browser supports it. */
const watchBack = (back: () => void, signal: AbortSignal) => {
  if (!('CloseWatcher' in globalThis)) return;
  // TypeScript's DOM does not have it yet
  const Watcher = Reflect.get(globalThis, 'CloseWatcher') as new () => EventTarget & { destroy(): void };
  const watcher = new Watcher();
  watcher.addEventListener('close', back);
  signal.addEventListener('abort', () => watcher.destroy());
};
