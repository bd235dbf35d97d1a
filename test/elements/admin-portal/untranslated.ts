import { getApp } from '../../../core/apps.ts';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import { intlWords } from '../../kit/intl-words.ts';
import { untranslated, visibleTexts } from '../../kit/visible-texts.ts';

const ofIntl = intlWords();

/** Every text in a value as it travels. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}’']+/gu) ?? [];

/** Texts that the server sent about the company and its people: none of them is ours to translate. */
const told = (box: HTMLElement): ReadonlySet<string> => {
  const app = getApp(box.getAttribute('app') ?? '');
  const { session, queries, vendor } = app.store.getState();
  const answers = app.use(queriesFeature).answers.getQueryCache().getAll();
  const known = [session, queries, vendor, ...answers.map(({ state, queryKey }) => [state.data, queryKey])];
  return new Set(known.flatMap(textsIn).flatMap(wordsOf));
};

/** Untranslated texts of an element of the portal in the pseudo-locale: neither in a language file nor sent by the server. */
export const untranslatedIn = (box: HTMLElement): string[] => {
  const data = told(box);
  // of a name there may be the first letters alone
  const isData = (word: string) => data.has(word) || ofIntl.has(word) || word.length <= 2;
  const said = visibleTexts(...(box.shadowRoot ? [box.shadowRoot] : []))
    // what was announced was so in the words of then
    .filter(({ where }) => !where.startsWith('<div class="fe-live-region'))
    .map(({ text }) => untranslated(text));
  return [...new Set(said)].filter((text) => !wordsOf(text).every(isData));
};
