import type { App } from '../../core/app-types.ts';
import { queriesFeature } from '../../core/queries/queries.feature.ts';

const OWN = new Set(['name', 'description', 'email']);

/** Names, descriptions and addresses in an answer of the server. */
const ownTexts = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  // categories of permissions and limits of plans are the product's
  if ('feCategory' in value || 'included' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (OWN.has(key) ? [inner] : []) : ownTexts(inner),
  );
};

/** Texts of people's own that an app knows: those of the session, and of all answers to queries. */
const knownTo = (app: App): ReadonlySet<string> => {
  const answers = app.use(queriesFeature).answers.getQueryCache().getAll();
  const texts = [...ownTexts(app.store.getState()), ...answers.flatMap(({ state }) => ownTexts(state.data))];
  return new Set(texts.filter((text) => text.trim() !== ''));
};

const textsIn = (root: Node): Node[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node);
  return found;
};

/** Text whose paragraphs take their own direction, as what is typed into a field. */
const isPlain = (node: Element) => getComputedStyle(node).unicodeBidi === 'plaintext';

/** Visible texts of the company and its people, in an element, that take the direction of the page in place of their own. */
export const missingDir = (app: App, element: HTMLElement): string[] => {
  const own = knownTo(app);
  const typed = [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('input') ?? [])].filter(
    (input) => /^(text|search)$/.test(input.type) && own.has(input.value) && !input.dir && !isPlain(input),
  );
  const shown = [...(element.shadowRoot ? textsIn(element.shadowRoot) : []), ...textsIn(element)].flatMap((node) => {
    const text = node.textContent?.trim() ?? '';
    const around = node.parentElement;
    // of an option the browser decides
    if (!own.has(text) || !around?.checkVisibility() || around.closest('option') || isPlain(around)) return [];
    return around.closest('[dir=auto], bdi') ? [] : [`${text} in ${around.tagName}.${around.className}`];
  });
  return [...shown, ...typed.map(({ value }) => `${value} in a field`)];
};
