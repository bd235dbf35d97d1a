import type { App } from '../../core/app-types.ts';
import { queriesFeature } from '../../core/queries/queries.feature.ts';

const OWN = new Set(['name', 'description', 'email']);

/** Names, descriptions and addresses in an answer of the server. */
const ownTexts = (value: unknown): string[] => {
  // categories of permissions are the product's
  if (typeof value !== 'object' || value === null || 'feCategory' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (OWN.has(key) ? [inner] : []) : ownTexts(inner),
  );
};

/** Visible texts of the company and its people that take the direction of the page in place of their own. */
export const undirected = (app: App, root: ShadowRoot): string[] => {
  const answers = app.use(queriesFeature).answers.getQueryCache().getAll();
  const own = new Set(answers.flatMap(({ state }) => ownTexts(state.data)));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const around = node.parentElement;
    // of an option the browser decides
    if (!own.has(text) || !around?.checkVisibility() || around.closest('option')) continue;
    if (!around.closest('[dir=auto], bdi')) found.push(`${text} in ${around.tagName}.${around.className}`);
  }
  return found;
};
