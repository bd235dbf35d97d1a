import type { Localizations } from '../../../core/options.ts';
import { catalog } from '../../../elements/i18n/en/catalog.ts';
import { messages as common } from '../../../elements/i18n/en/common.ts';
import { localizationPath } from '../../../elements/i18n/localize.ts';
import type { Namespace } from '../../../elements/i18n/namespaces.ts';
import { pseudoPhrase, pseudoText } from './pseudo-text.ts';

type Dictionary = Readonly<Record<string, unknown>>;

const pseudo = (word: unknown): unknown => {
  if (typeof word === 'string') return pseudoText(word);
  // a text with places to fill is the only function among words
  if (typeof word === 'function') return pseudoPhrase(word as Parameters<typeof pseudoPhrase>[0]);
  return Object.fromEntries(Object.entries(word as Dictionary).map(([key, inner]) => [key, pseudo(inner)]));
};

const merged = (one: unknown, other: unknown): unknown =>
  typeof one === 'object' && typeof other === 'object'
    ? Object.fromEntries(
        // both are dictionaries of words
        [...new Set([...Object.keys(one as Dictionary), ...Object.keys(other as Dictionary)])].map((key) => [
          key,
          merged((one as Dictionary)[key], (other as Dictionary)[key]),
        ]),
      )
    : (other ?? one);

/** The part of the `localizations` that a file's messages are, at its path. */
const atPath = async ([path, load]: [string, () => Promise<unknown>]) => {
  // each file of English is named by its namespace and has all of its messages
  const { messages } = (await load()) as { messages: Dictionary };
  const keys = localizationPath(path.slice('./'.length, -'.ts'.length) as Namespace);
  return keys.reduceRight<Dictionary>((inner, key) => ({ [key]: inner }), messages);
};

/**
 * Messages of the locale `en-XA`, made of English: to find text that is not in a language file, and layouts that do not hold
 * longer text. In development and tests only.
 */
export const pseudoLocalizations = async (): Promise<Localizations> => {
  const files = await Promise.all(Object.entries(catalog.files).map(atPath));
  const english = [{ common }, ...files].reduce<unknown>(merged, {});
  // a dictionary stays one
  return { 'en-XA': pseudo(english) as Dictionary };
};
