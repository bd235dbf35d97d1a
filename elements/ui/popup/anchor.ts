import { deepActiveElement, containsDeep } from '../layers/composed.ts';
import { type Dismissal, watchDismissal } from './dismissal.ts';
import { placeByCss, placesByCss } from './place-by-css.ts';
import type { PopupPlacement } from './popup-placement.ts';

/** Shows a node in the top layer, at its anchor. `popup.css` must be worn. Returns how to hide it. */
export const showAt = (node: HTMLElement, anchor: HTMLElement, placing: PopupPlacement = {}): (() => void) => {
  const end = new AbortController();
  node.popover = 'manual';
  if (placesByCss()) placeByCss(node, anchor, placing, end.signal);
  else void placeSoon(node, anchor, placing, end.signal);
  keepShown(node);
  return () => {
    end.abort();
    if (isShown(node)) node.hidePopover();
  };
};

const placeSoon = async (node: HTMLElement, anchor: HTMLElement, placing: PopupPlacement, signal: AbortSignal) => {
  node.dataset['fePlaced'] = 'soon';
  const script = await import('./place-by-script.ts').catch(() => undefined);
  if (signal.aborted) return;
  if (script) script.placeByScript(node, anchor, placing, signal);
  // it did not load: the popup shows where it is written, which is beside its anchor
  else delete node.dataset['fePlaced'];
};

/** Shows a popup again that the browser hid because its element was moved; harmless when it shows. */
export const keepShown = (node: HTMLElement): void => {
  if (node.isConnected && !isShown(node)) node.showPopover();
};

const isShown = (node: HTMLElement) => node.matches(':popover-open');

/** How a popup behaves. */
export interface PopupOptions extends PopupPlacement, Dismissal {
  /** Where the focus goes if it is in the popup when that closes; the anchor unless said. */
  readonly returnTo?: () => HTMLElement | null;
}

/**
 * Opens a node as a popup at its anchor: in the top layer, flipped and shifted where there is no room, closed by Esc, by a
 * press or by the focus elsewhere. It takes no focus; on closing, focus inside it goes back to the anchor. Returns how to
 * close it.
 */
export const openPopup = (node: HTMLElement, anchor: HTMLElement, options: PopupOptions): (() => void) => {
  const hide = showAt(node, anchor, options);
  const unwatch = watchDismissal(node, anchor, options);
  return () => {
    unwatch();
    if (containsDeep(node, deepActiveElement(node.ownerDocument)))
      (options.returnTo?.() ?? anchor).focus({ preventScroll: true });
    hide();
  };
};
