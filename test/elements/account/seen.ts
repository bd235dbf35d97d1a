const FACES = ':scope > .fe-visually-hidden, .fe-option-label, .fe-menu-label';

const nameOf = (node: Element) =>
  node.getAttribute('aria-label') ?? (node.querySelector(FACES) ?? node).textContent?.trim() ?? '';

/** Accessible contents of an element in a page's header, by role and name. */
export const seenIn = (element: HTMLElement) => {
  const root = element.shadowRoot;
  if (!root) throw new Error('the element has no shadow root');
  const all = (selector: string) =>
    Array.from(root.querySelectorAll<HTMLElement>(selector)).filter((node) =>
      node.checkVisibility({ visibilityProperty: true }),
    );
  const button = () => all('button[aria-haspopup]')[0];
  return {
    /** The control itself, and its name. */
    button,
    name: () => all('button[aria-haspopup]').map(nameOf).join(),
    names: (selector: string) => all(selector).map(nameOf),
    /** The thing of that role and name. */
    get: (selector: string, name: string) => {
      const found = all(selector).find((node) => nameOf(node) === name);
      if (!found) throw new Error(`${name} is not among: ${all(selector).map(nameOf).join(', ')}`);
      return found;
    },
    /** Everything that can be read. */
    words: () =>
      all('.fe-root')
        .map((node) => node.innerText)
        .join('\n'),
    alert: () =>
      all('[role=alert]')
        .map((node) => node.innerText.trim())
        .join(),
    /** Focused control; in a list, the row that it points at. */
    focused: () => {
      const active = root.activeElement;
      const row = active?.matches('[role=listbox]') ? active.getAttribute('aria-activedescendant') : undefined;
      const node = row ? root.getElementById(row) : active;
      return node ? nameOf(node) : '';
    },
    /** Overflow: nodes that are partly out of a page of that width. */
    outside: (width: number) =>
      all('fe-tree *, .fe-frame *')
        .filter((node) => !node.matches('.fe-visually-hidden, .fe-tenant-name > *'))
        .filter((node) => {
          const { left, right } = node.getBoundingClientRect();
          return right > left && (left < -1 || right > width + 1);
        })
        .map((node) => node.outerHTML.slice(0, 100)),
  };
};
