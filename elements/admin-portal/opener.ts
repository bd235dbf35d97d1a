import { deepActiveElement } from '../ui/layers/composed.ts';

const openers = new WeakMap<Element, Element | null>();

/** Remembers the focused element when a dialog is requested, because loading can move the focus. */
export const rememberOpener = (portal: HTMLElement): void =>
  void openers.set(portal, deepActiveElement(portal.ownerDocument));

/** Returns and forgets the element that opened the dialog, else the focused element. */
export const takeOpener = (portal: HTMLElement): Element | null => {
  const noted = openers.get(portal);
  openers.delete(portal);
  return noted ?? deepActiveElement(portal.ownerDocument);
};
