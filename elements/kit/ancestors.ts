/** The node, then what it is shown inside of, outwards: through slots and shadow roots up to the document. */
export function* composedAncestors(start: Node): Generator<Element> {
  for (let node: Node | null = start; node; node = shownIn(node)) if (node instanceof Element) yield node;
}

const shownIn = (node: Node): Node | null => {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element ? node.assignedSlot : null) ?? node.parentNode;
};
