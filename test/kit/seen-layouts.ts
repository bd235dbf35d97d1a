const STATES = ['aria-invalid', 'aria-busy', 'aria-expanded', 'aria-selected', 'aria-checked'];

const shownIn = (element: HTMLElement): Element[] =>
  [element, element.shadowRoot]
    .flatMap((root) => Array.from(root?.querySelectorAll('*') ?? []))
    .filter((node) => node.checkVisibility({ visibilityProperty: true }));

/** A node without its words: tag, class, role and states. */
const kindOf = (node: Element): string =>
  [
    node.localName,
    node.getAttribute('class'),
    node.getAttribute('role'),
    node.matches(':disabled') && 'disabled',
    ...STATES.map((state) => node.getAttribute(state) === 'true' && state),
  ]
    .filter(Boolean)
    .join(' ');

/** A node in what it stands in. */
const partOf = (node: Element): string => `${node.parentElement ? kindOf(node.parentElement) : ''} > ${kindOf(node)}`;

/** Layout of an element: its visible nodes in order, of neighbours that are alike one. */
const layoutOf = (element: HTMLElement): string =>
  shownIn(element)
    .map(kindOf)
    .filter((kind, at, all) => kind !== all[at - 1])
    .join('\n');

/** Registry of the layouts that a page of tests has checked, so that scenes which differ in words alone are looked at once. */
export const seenLayouts = () => {
  const layouts = new Set<string>();
  const parts = new Set<string>();
  return {
    /** Whether an element is laid out as none was before: it may overflow, or hide what has the focus. */
    isNew: (element: HTMLElement): boolean => {
      const { size } = layouts;
      return layouts.add(layoutOf(element)).size > size;
    },
    /** Parts of an element that none showed before, and may have colours of their own, with those that are known. */
    partsOf: (element: HTMLElement): { fresh: number; known: ReadonlySet<Element> } => {
      const { size } = parts;
      const known = new Set<Element>();
      for (const node of shownIn(element)) {
        const part = partOf(node);
        if (parts.has(part)) known.add(node);
        else parts.add(part);
      }
      return { fresh: parts.size - size, known };
    },
  };
};
