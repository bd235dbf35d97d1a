/** Active element, through shadow roots. */
export const deepActiveElement = (document: Document): Element | null => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
};

/** True where a node is another or inside it, through shadow roots and slots. */
export const containsDeep = (outer: Node, inner: Node | null): boolean => {
  for (let node = inner; node; node = parentOf(node)) if (node === outer) return true;
  return false;
};

/**
 * True where the focus was lost: the focused node was removed, and nothing in the page, or in the element of a node,
 * has it.
 */
export const isFocusLost = (node: Node): boolean => {
  const { activeElement } = document;
  const root = node.getRootNode();
  if (!activeElement || activeElement === document.body) return true;
  return root instanceof ShadowRoot && deepActiveElement(document) === root.host;
};

const parentOf = (node: Node): Node | null => {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node instanceof ShadowRoot ? node.host : node.parentNode;
};
