const FOCUSABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [tabindex]:not([tabindex="-1"])';

/** Selector of controls that Tab leaves out. */
export const UNREACHABLE = ':disabled, [tabindex="-1"]';

const isTabbable = (node: HTMLElement) =>
  !node.matches(UNREACHABLE) && node.checkVisibility({ visibilityProperty: true });

/** Tabbable descendants of a node, in order. */
export const focusablesIn = (node: ParentNode): HTMLElement[] =>
  Array.from(node.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(isTabbable);

/** First tabbable descendant of a node. */
export const firstFocusable = (node: ParentNode): HTMLElement | undefined =>
  Array.from(node.querySelectorAll<HTMLElement>(FOCUSABLE)).find(isTabbable);
