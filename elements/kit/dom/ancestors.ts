/** The node, then what it is shown inside of, outwards: through slots and shadow roots up to the document. */
export function* composedAncestors(start: Node): Generator<Element> {
  for (let node: Node | null = start; node; node = shownIn(node)) if (isElement(node)) yield node;
}

const shownIn = (node: Node): Node | null => {
  if (isElement(node)) return node.assignedSlot ?? node.parentNode;
  // a shadow root ends at its host, a document or a fragment nowhere
  return 'host' in node ? (node as ShadowRoot).host : node.parentNode;
};

/** Not `instanceof`: a page's first use of each class costs the first field time, and a frame's classes are others. */
const isElement = (node: Node): node is Element => node.nodeType === 1;
