/** The element that has the focus, in whatever shadow root it is. */
export const deepActive = (document: Document): Element | null => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
};

/** Whether a node is another or stands in it, through shadow roots and slots. */
export const holds = (outer: Node, inner: Node | null): boolean => {
  for (let node = inner; node; node = outwards(node)) if (node === outer) return true;
  return false;
};

const outwards = (node: Node): Node | null => {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node instanceof ShadowRoot ? node.host : node.parentNode;
};
