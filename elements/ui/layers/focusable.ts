const FOCUSABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [tabindex]:not([tabindex="-1"])';

/** Tabbable descendants of a node, in order. */
export const focusablesIn = (node: ParentNode): HTMLElement[] =>
  Array.from(node.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (one) => !one.matches(':disabled, [tabindex="-1"]') && one.checkVisibility({ visibilityProperty: true }),
  );
