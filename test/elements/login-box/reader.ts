/** Accessible contents of a box, by role and name, in the page's DOM and the element's own. */
export interface Reader {
  /** The heading of the screen; empty where none shows. */
  heading(): string;
  /** Everything that can be read, in no particular order. */
  words(): string;
  fields(): string[];
  field(name: string): HTMLInputElement;
  /** The names of what can be pressed. */
  buttons(): string[];
  button(name: string): HTMLElement;
  /** Text that is announced at once. */
  alert(): string;
  /** The name of what has the focus. */
  focused(): string;
}

const isShown = (node: Element) =>
  node.checkVisibility({ visibilityProperty: true }) && !node.closest('[aria-hidden=true]');
const nameOf = (node: Element): string =>
  (node instanceof HTMLInputElement
    ? (node.labels?.[0]?.textContent ?? node.getAttribute('aria-label'))
    : (node.getAttribute('aria-label') ?? node.textContent)
  )?.trim() ?? '';

const deepest = () => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
};

/** Reads the box. */
export const readerOf = (box: HTMLElement): Reader => {
  const all = <Found extends Element>(selector: string): Found[] =>
    [box, box.shadowRoot].flatMap((root) => Array.from(root?.querySelectorAll<Found>(selector) ?? [])).filter(isShown);
  const named = <Found extends Element>(selector: string, name: string): Found => {
    const found = all<Found>(selector).find((node) => nameOf(node) === name);
    if (!found) throw new Error(`${name} is not among: ${all(selector).map(nameOf).join(', ')}`);
    return found;
  };
  const texts = (selector: string) => all<HTMLElement>(selector).map((node) => node.innerText.trim());
  return {
    heading: () => texts('h1').join(),
    words: () => texts('form, .fe-root').join('\n'),
    fields: () => all('input').map(nameOf),
    field: (name) => named<HTMLInputElement>('input', name),
    buttons: () => all('button, a').map(nameOf),
    button: (name) => named<HTMLElement>('button, a', name),
    alert: () => texts('[role=alert]').filter(Boolean).join(),
    focused: () => {
      const node = deepest();
      return node ? nameOf(node) : '';
    },
  };
};
