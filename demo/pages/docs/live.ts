import { signInPreview } from './preview-session.ts';

/** Events that are listed at a time. */
const LISTED = 20;

type Field = HTMLInputElement | HTMLSelectElement;

/** Sets an attribute of the element to what its control says; an empty control removes it. */
const apply = (element: Element, control: Field): void => {
  const name = control.dataset['attribute'] ?? '';
  const isFlag = control instanceof HTMLInputElement && control.type === 'checkbox';
  if (isFlag) element.toggleAttribute(name, control.checked);
  else if (control.value === '') element.removeAttribute(name);
  else element.setAttribute(name, control.value);
};

/** Sets a control to what its attribute is. */
const read = (element: Element, control: Field): void => {
  const value = element.getAttribute(control.dataset['attribute'] ?? '');
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== null;
  else control.value = value ?? '';
};

const isField = (node: unknown): node is Field => node instanceof HTMLInputElement || node instanceof HTMLSelectElement;

/** Markup of the example: its tag as it is now, without what the element has put into itself. */
const markupOf = (template: string, element: Element): string => {
  const attributes = Array.from(element.attributes)
    .filter(({ name }) => !['class', 'style', 'dir', 'lang'].includes(name) && !name.startsWith('data-'))
    .map(({ name, value }) => (value === '' ? name : `${name}="${value}"`));
  const start = [`<${element.localName}`, ...attributes].join(' ');
  return template.replace(new RegExp(`<${element.localName}(?![\\w-])[^>]*`), () => start);
};

const listEvents = (live: Element): void => {
  const list = live.querySelector<HTMLElement>('[data-events]');
  for (const name of list?.dataset['events']?.split(' ') ?? [])
    live.addEventListener(name, (event) => {
      const item = document.createElement('li');
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      item.textContent = detail == null ? name : `${name} ${JSON.stringify(detail)}`;
      list?.prepend(item);
      list?.children[LISTED]?.remove();
    });
};

/** Makes the live element of the page follow its controls, and lists its events. */
export const openLive = (): void => {
  const live = document.querySelector<HTMLElement>('[data-live]');
  if (!live) return;
  if (location.protocol === 'file:') {
    document.querySelector('[data-needs-server]')?.removeAttribute('hidden');
    live.hidden = true;
    return;
  }
  const element = live.querySelector(`.stage ${live.dataset['live']}`);
  const code = live.querySelector('[data-markup]');
  const template = code?.textContent ?? '';
  const show = (element: Element) => {
    if (code) code.textContent = markupOf(template, element);
  };
  const form = live.querySelector('form');
  if (element && form) {
    for (const field of form.elements) if (isField(field)) read(element, field);
    form.addEventListener('input', ({ target }) => {
      if (!isField(target)) return;
      apply(element, target);
    });
    // a dialog that is closed has changed an attribute by itself
    new MutationObserver(() => {
      for (const field of form.elements) if (isField(field)) read(element, field);
      show(element);
    }).observe(element, { attributes: true });
  }
  form?.addEventListener('submit', (event) => event.preventDefault());
  listEvents(live);
  const { session } = live.dataset;
  if (session === 'reseller' || session === 'impersonation') signInPreview(session);
};
