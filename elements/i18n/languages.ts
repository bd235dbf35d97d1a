import type { Messages } from './en.ts';

/** A language we have words for. */
export type Language = 'en' | 'he';

/** The language whose words are there from the start, and stand in for one we lack. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The words of each language, loaded when first needed. A language is one line here and one file beside. */
export const languages: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  he: () => import('./he.ts').then(({ he }) => he),
};

const KNOWN: readonly string[] = Object.keys(languages);
const isKnown = (language: string): language is Language => KNOWN.includes(language);

/** A tag in its canonical spelling (`iw` is `he`, `EN-us` is `en-US`); `undefined` for what is no tag. */
export const canonicalTag = (tag: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

/** The language we answer in when a page asks for a locale. */
export const languageFor = (locale: string): Language => {
  const language = locale.split('-')[0] ?? '';
  return isKnown(language) ? language : DEFAULT_LANGUAGE;
};

/** Which way a language is written. */
export const directionOf = (language: Language): Direction => (language === 'he' ? 'rtl' : 'ltr');

export type Direction = 'ltr' | 'rtl';
