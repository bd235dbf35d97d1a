/** The element that has the focus, in whatever shadow root it is. */
export const deepActiveElement = (document: Document): Element | null => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
};

/** Whether a node is another or stands in it, through shadow roots and slots. */
export const containsDeep = (outer: Node, inner: Node | null): boolean => {
  for (let node = inner; node; node = outwards(node)) if (node === outer) return true;
  return false;
};

/** Nothing of the page has the focus, or nothing of the element that a node stands in: what had it was taken away. */
export const isFocusLost = (node: Node): boolean => {
  const { activeElement } = document;
  const root = node.getRootNode();
  if (!activeElement || activeElement === document.body) return true;
  return root instanceof ShadowRoot && deepActiveElement(document) === root.host;
};

const outwards = (node: Node): Node | null => {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node instanceof ShadowRoot ? node.host : node.parentNode;
};
