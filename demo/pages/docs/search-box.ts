import { openIndex, type SearchResult } from './search.mjs';

/** Results that are shown at a time. */
const SHOWN = 12;

const indexData = (): object | undefined => (globalThis as { feDocsIndex?: object }).feDocsIndex;

const optionOf = ({ title, page, url, excerpt, isName }: SearchResult, at: number, root: string): HTMLElement => {
  const link = document.createElement('a');
  link.href = root + url;
  link.id = `result-${at}`;
  link.setAttribute('role', 'option');
  link.tabIndex = -1;
  const name = document.createElement(isName ? 'code' : 'strong');
  name.textContent = title;
  const place = document.createElement('span');
  place.textContent = page === title ? '' : page;
  const words = document.createElement('small');
  words.textContent = excerpt;
  link.append(name, place, words);
  return link;
};

/** Whether a key press is meant for a field of the page. */
const isTyping = (event: KeyboardEvent): boolean =>
  event
    .composedPath()
    .some((node) => node instanceof HTMLElement && node.matches('input, select, textarea, [contenteditable]'));

/** Search in the header: a combobox over the index, opened by `/` too. */
export const openSearch = (): void => {
  const box = document.querySelector<HTMLElement>('.search');
  const input = document.querySelector<HTMLInputElement>('#query');
  const data = indexData();
  if (!box || !input || !data) return;
  const root = document.body.dataset['root'] ?? '';
  let find: ReturnType<typeof openIndex> | undefined;
  let active = -1;

  const list = document.createElement('div');
  list.id = 'results';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Results');
  list.hidden = true;
  const status = document.createElement('p');
  status.className = 'status';
  status.setAttribute('role', 'status');
  box.append(list, status);
  box.hidden = false;
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-controls': 'results',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
  }))
    input.setAttribute(name, value);

  const options = () => Array.from(list.children) as HTMLAnchorElement[]; // the list has links alone
  const activate = (at: number): void => {
    active = at;
    options().forEach((option, index) => option.setAttribute('aria-selected', String(index === at)));
    const option = options()[at];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const close = (): void => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    activate(-1);
  };
  const show = (): void => {
    find ??= openIndex(data);
    const results = find(input.value, SHOWN);
    list.replaceChildren(...results.map((result, at) => optionOf(result, at, root)));
    const isEmpty = input.value.trim() === '';
    list.hidden = results.length === 0;
    input.setAttribute('aria-expanded', String(results.length > 0));
    status.textContent = isEmpty ? '' : results.length > 0 ? `${results.length} results` : 'No results';
    status.toggleAttribute('data-none', !isEmpty && results.length === 0);
    activate(results.length > 0 ? 0 : -1);
  };

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (list.hidden ? show() : activate((active + 1) % list.children.length)),
    ArrowUp: () => activate((active - 1 + list.children.length) % list.children.length),
    Enter: () => options()[active]?.click(),
    Escape: close,
  };
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    if (!act || (list.hidden && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    act();
  });
  list.addEventListener('click', close);
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) close();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || isTyping(event)) return;
    event.preventDefault();
    input.focus();
  });
};
