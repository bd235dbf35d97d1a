type Field = HTMLInputElement | HTMLSelectElement;

const isField = (node: unknown): node is Field => node instanceof HTMLInputElement || node instanceof HTMLSelectElement;

/** Fields that were changed, by the name of their token or attribute. */
const changedOf = (fields: ReadonlySet<Field>, kind: 'token' | 'attribute'): [name: string, value: string][] =>
  [...fields].flatMap((field) => {
    const name = field.dataset[kind];
    return name && field.value !== '' ? [[name, field.value + (field.dataset['unit'] ?? '')]] : [];
  });

const cssOf = (tag: string, tokens: readonly (readonly [string, string])[]): string =>
  `${tag} {\n${tokens.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}`;

const markupOf = (tag: string, attributes: readonly (readonly [string, string])[]): string =>
  `<${[tag, ...attributes.map(([name, value]) => `${name}="${value}"`)].join(' ')}></${tag}>`;

/** Makes the live element of the page follow the editor's fields, and writes the CSS and the markup that do the same. */
export const openThemeEditor = (): void => {
  const editor = document.querySelector<HTMLElement>('[data-theme-editor]');
  const element = editor?.querySelector<HTMLElement>('.stage > *');
  const form = editor?.querySelector('form');
  if (!editor || !element || !form) return;
  if (location.protocol === 'file:') {
    editor.hidden = true;
    document.querySelector('[data-needs-server]')?.removeAttribute('hidden');
    return;
  }
  const tag = element.localName;
  const fields = Array.from(form.elements).filter(isField);
  const changed = new Set<Field>();
  const write = (place: string, text: string) => {
    const code = editor.querySelector(`[${place}] code`);
    if (code) code.textContent = text;
  };
  const apply = () => {
    for (const field of fields) {
      const { token, attribute, unit = '' } = field.dataset;
      const value = changed.has(field) && field.value !== '' ? field.value + unit : null;
      if (token) element.style.setProperty(token, value);
      if (attribute && value === null) element.removeAttribute(attribute);
      else if (attribute && value !== null) element.setAttribute(attribute, value);
    }
    write('data-css', cssOf(tag, changedOf(changed, 'token')));
    write('data-markup-of-theme', markupOf(tag, changedOf(changed, 'attribute')));
  };
  form.addEventListener('input', ({ target }) => {
    if (!isField(target)) return;
    changed.add(target);
    apply();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => {
    changed.clear();
    // after the form's own reset
    queueMicrotask(apply);
  });
  apply();
};
