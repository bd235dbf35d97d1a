const isShown = (node: Element) => node.checkVisibility({ visibilityProperty: true });

/** What stands at a place in a layout, without its words: tag, class, role and state. */
const partOf = (node: Element): string =>
  [
    node.localName,
    node.getAttribute('class'),
    node.getAttribute('role'),
    node.matches(':disabled') && 'disabled',
    ...['aria-invalid', 'aria-busy', 'aria-expanded', 'aria-selected', 'aria-checked'].map(
      (state) => node.getAttribute(state) === 'true' && state,
    ),
  ]
    .filter(Boolean)
    .join(' ');

/** Layout of an element: its visible nodes in order, of neighbours that are alike one. */
const outlineOf = (element: HTMLElement): string =>
  [element, element.shadowRoot]
    .flatMap((root) => Array.from(root?.querySelectorAll('*') ?? []))
    .filter(isShown)
    .map(partOf)
    .filter((part, at, all) => part !== all[at - 1])
    .join('\n');

/** Layouts that a page of tests has looked at: situations of one screen that differ in words alone are one layout. */
export const seenLayouts = () => {
  const seen = new Set<string>();
  return {
    /** Whether an element shows a layout that no earlier one had. */
    isNew: (element: HTMLElement): boolean => {
      const outline = outlineOf(element);
      if (seen.has(outline)) return false;
      seen.add(outline);
      return true;
    },
  };
};
