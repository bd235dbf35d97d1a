import { composedAncestors } from '../../kit/dom/ancestors.ts';
import { deepActiveElement } from '../layers/composed.ts';

/** Dialogs that are out of the top layer for a while. */
const suspended = new WeakSet<Element>();

/** Whether a modal dialog has left the top layer for a while and is opened again by itself. */
export const isSuspended = (dialog: Element): boolean => suspended.has(dialog);

/** Above a page's own layers, below the provider's frames, which take the highest number there is. */
const ABOVE_PAGE = '2147483000';

const isModal = (node: Element): node is HTMLDialogElement => node.matches('dialog:modal');

/** Stops events of a dialog that only leaves the top layer, so that no listener believes it closed. Returns an end. */
const muteClosing = (dialogs: readonly HTMLDialogElement[], view: Window): (() => void) => {
  const stop = new AbortController();
  const hush = (event: Event) => {
    const [target] = event.composedPath();
    if (dialogs.some((dialog) => dialog === target)) event.stopImmediatePropagation();
  };
  for (const name of ['close', 'toggle', 'beforetoggle'])
    view.addEventListener(name, hush, { capture: true, signal: stop.signal });
  // the events of what was closed last are dispatched in tasks of their own
  return () => requestAnimationFrame(() => setTimeout(() => stop.abort()));
};

/** Opens a dialog beside the top layer, in the same place. Returns a function that removes the styles for it. */
const showBeside = (dialog: HTMLDialogElement): (() => void) => {
  const before = dialog.style.cssText;
  dialog.show();
  dialog.style.zIndex = ABOVE_PAGE;
  if (getComputedStyle(dialog).position !== 'fixed') {
    // browsers lay a dialog that is not modal out in the page
    dialog.style.position = 'fixed';
    dialog.style.inset = '0';
  }
  return () => (dialog.style.cssText = before);
};

/**
 * Runs work while no modal dialog around a node is in the top layer: frames that a card provider adds to the page, as for
 * 3-D Secure, would be below it and inert. Dialogs of the page itself are included. They stay where they are on the screen,
 * and are modal again afterwards, with the focus where it was.
 */
export const outsideTopLayer = async <Value>(inside: Element, work: () => Promise<Value>): Promise<Value> => {
  // the innermost first
  const dialogs = [...composedAncestors(inside)].filter(isModal);
  const { ownerDocument: document } = inside;
  const view = document.defaultView;
  if (dialogs.length === 0 || !view) return work();
  const focused = deepActiveElement(document);
  const refocus = () => focused instanceof HTMLElement && focused.isConnected && focused.focus({ preventScroll: true });
  const endMute = muteClosing(dialogs, view);
  const restyle = dialogs.map((dialog) => {
    suspended.add(dialog);
    dialog.close();
    return showBeside(dialog);
  });
  refocus();
  try {
    return await work();
  } finally {
    const active = deepActiveElement(document);
    // the outermost first, so that the innermost is on top
    for (const [at, dialog] of [...dialogs.entries()].toReversed()) {
      restyle[at]?.();
      suspended.delete(dialog);
      if (!dialog.isConnected || !dialog.open) continue;
      dialog.close();
      dialog.showModal();
    }
    // a person may have gone on to another field
    if (active instanceof HTMLElement && dialogs[0]?.isConnected && [...composedAncestors(active)].includes(dialogs[0]))
      active.focus({ preventScroll: true });
    else refocus();
    endMute();
  }
};
