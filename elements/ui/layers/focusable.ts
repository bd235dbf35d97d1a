const FOCUSABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [tabindex]:not([tabindex="-1"])';

const isTabbable = (node: HTMLElement) =>
  !node.matches(':disabled, [tabindex="-1"]') && node.checkVisibility({ visibilityProperty: true });

/** Tabbable descendants of a node, in order. */
export const focusablesIn = (node: ParentNode): HTMLElement[] =>
  Array.from(node.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(isTabbable);

/** Whether a node has a tabbable descendant. */
export const hasFocusable = (node: ParentNode): boolean =>
  Array.from(node.querySelectorAll<HTMLElement>(FOCUSABLE)).some(isTabbable);
