import { setAttributes } from '../../kit/dom/nodes.ts';

/**
 * Places a node in the page's own document and shows it in a slot of an element, by a slot in each shadow root between
 * them: the provider's fields cannot be mounted in a shadow root. Returns a function that removes everything again.
 * Source: Stripe.js "element.mount".
 */
export const placeInDocument = (element: Element, slotName: string, node: HTMLElement): (() => void) => {
  const added: Element[] = [node];
  let host = element;
  for (let root = host.getRootNode(); root instanceof ShadowRoot; root = host.getRootNode()) {
    const slot = element.ownerDocument.createElement('slot');
    setAttributes(slot, { name: slotName, slot: slotName });
    host.append(slot);
    added.push(slot);
    host = root.host;
  }
  node.slot = slotName;
  host.append(node);
  return () => {
    for (const one of added) one.remove();
  };
};
