import type { Localizations } from '../../core/options.ts';
import { type Forms, fill, fillForms } from './words.ts';

type Dictionary = Readonly<Record<string, unknown>>;

/**
 * An area's words with the host's own over them: those for `any` language, then for the language, then for the exact
 * locale. Only texts that exist can be replaced, so a key such as `__proto__` has nothing to land on.
 */
export const localize = <Words extends object>(
  words: Words,
  area: string,
  locale: string,
  ...sources: (Localizations | undefined)[]
): Words => {
  const [name = area] = area.split('/');
  const keys = [...new Set(['any', locale.split('-')[0] ?? locale, locale])];
  const layers = sources.flatMap((source) => keys.map((key) => own(own(source, key), name)));
  // merging keeps every key and kind of the words it is given
  return layers.reduce<Words>((merged, layer) => merge(merged as Dictionary, layer, locale) as Words, words);
};

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (value: unknown, key: string): unknown =>
  isDictionary(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const merge = (words: Dictionary, layer: unknown, locale: string): Dictionary => {
  if (!isDictionary(layer)) return words;
  const merged = Object.entries(words).map(([key, word]) => [key, replace(word, own(layer, key), locale)] as const);
  return Object.fromEntries(merged);
};

const replace = (word: unknown, wish: unknown, locale: string): unknown => {
  if (typeof word === 'string') return typeof wish === 'string' ? wish : word;
  if (typeof word === 'function') return filler(wish, locale) ?? word;
  return isDictionary(word) ? merge(word, wish, locale) : word;
};

const filler = (wish: unknown, locale: string): unknown => {
  if (typeof wish === 'function') return wish;
  if (typeof wish === 'string') return (values: Record<string, string>) => fill(wish, values, locale);
  if (isForms(wish)) return (values: Record<string, string>) => fillForms(wish, values, locale);
  return undefined;
};

const isForms = (value: unknown): value is Forms => isDictionary(value) && typeof own(value, 'other') === 'string';
