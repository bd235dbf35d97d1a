import { lazyModule } from '../../../core/browser/lazy-module.ts';
import { deepActiveElement, containsDeep } from '../layers/composed.ts';
import { type Dismissal, watchDismissal } from './dismissal.ts';
import { placeByCss, placesByCss } from './place-by-css.ts';
import type { PopupPlacement } from './popup-placement.ts';

/**
 * Shows a node as a popover in the top layer, at its anchor. `popup.css` must be adopted. Returns a function that hides
 * it.
 */
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

const fetchScript = lazyModule(() => import('./place-by-script.ts'));

const placeSoon = async (node: HTMLElement, anchor: HTMLElement, placing: PopupPlacement, signal: AbortSignal) => {
  node.dataset['fePlaced'] = 'soon';
  const script = await fetchScript().catch(() => undefined);
  if (signal.aborted) return;
  if (script) script.placeByScript(node, anchor, placing, signal);
  // it did not load: the popup shows at its place in the DOM, which is beside its anchor
  else delete node.dataset['fePlaced'];
};

/** Shows a popup again that the browser hid because its element was moved; harmless when it shows. */
export const keepShown = (node: HTMLElement): void => {
  if (node.isConnected && !isShown(node)) node.showPopover();
};

const isShown = (node: HTMLElement) => node.matches(':popover-open');

/** Behaviour of a popup. */
export interface PopupOptions extends PopupPlacement, Dismissal {
  /** Focus target on closing where the focus is in the popup; the anchor by default. */
  readonly returnTo?: () => HTMLElement | null;
}

/**
 * Opens a node as a popup at its anchor: in the top layer, flipped and shifted where there is no space. Esc, a press
 * outside, or the focus elsewhere requests closing. It takes no focus; on closing, focus inside it returns to the
 * anchor. Returns a function that closes it.
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
