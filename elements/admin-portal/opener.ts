import { deepActiveElement } from '../ui/layers/composed.ts';

const openers = new WeakMap<Element, Element | null>();

/** Notes what has the focus as a dialog is asked for: while it loads, something else may take that. */
export const rememberOpener = (portal: HTMLElement): void =>
  void openers.set(portal, deepActiveElement(portal.ownerDocument));

/** What had the focus when the dialog was asked for; asked once. Where nobody noted it, what has it now. */
export const takeOpener = (portal: HTMLElement): Element | null => {
  const noted = openers.get(portal);
  openers.delete(portal);
  return noted ?? deepActiveElement(portal.ownerDocument);
};
