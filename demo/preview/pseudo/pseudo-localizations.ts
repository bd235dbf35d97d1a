import type { Localizations } from '../../../core/options.ts';
import type { WordTable } from '../../../elements/i18n/areas.ts';
import { portalWords } from '../../../elements/admin-portal/words/portal.words.ts';
import { commonWords } from '../../../elements/i18n/common.words.ts';
import { firstWords } from '../../../elements/login-box/words/first.words.ts';
import { journeyWords } from '../../../elements/login-box/words/journey.words.ts';
import { tenantWords } from '../../../elements/tenant-switcher/words/tenant-switcher.words.ts';
import { userButtonWords } from '../../../elements/user-button/words/user-button.words.ts';
import { pseudoPhrase, pseudoText } from './pseudo-text.ts';

type Dictionary = Readonly<Record<string, unknown>>;

/** Every area there is. */
const tables: readonly WordTable[] = [
  { common: commonWords },
  firstWords,
  journeyWords,
  userButtonWords,
  tenantWords,
  // those of the components that all have are among them
  portalWords,
];

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

/**
 * The words of the locale `en-XA`, made of English: for whoever looks for words that are not in a language file, or for
 * layouts that do not hold longer ones. In development and tests only.
 */
export const pseudoLocalizations = async (): Promise<Localizations> => {
  const areas = tables.flatMap((table) => Object.entries(table));
  const all = await Promise.all(areas.map(async ([area, { en }]) => [area.split('/')[0] ?? area, (await en()).words]));
  const english = all.map(([area, words]) => ({ [String(area)]: words })).reduce<unknown>(merged, {});
  // a dictionary stays one
  return { 'en-XA': pseudo(english) as Dictionary };
};
