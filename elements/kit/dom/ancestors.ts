/** Ancestors of a node in the composed tree, itself first: through slots and shadow roots up to the document. */
export function* composedAncestors(start: Node): Generator<Element> {
  for (let node: Node | null = start; node; node = shownIn(node)) if (isElement(node)) yield node;
}

const shownIn = (node: Node): Node | null => {
  if (isElement(node)) return node.assignedSlot ?? node.parentNode;
  // the parent of a shadow root is its host; a document or a fragment has none
  return 'host' in node ? (node as ShadowRoot).host : node.parentNode;
};

/**
 * Type guard by `nodeType`, not `instanceof`: a page's first use of each class delays the first field, and a frame has
 * classes of its own.
 */
const isElement = (node: Node): node is Element => node.nodeType === 1;
