/** A language we have words for. */
export type Language = 'en' | 'he' | 'de';

/** The language that stands in for one we lack. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Which way a language is written. */
export type Direction = 'ltr' | 'rtl';

/** Every language and its direction. Adding one is a word here; what then lacks its words does not compile. */
const DIRECTIONS: Readonly<Record<Language, Direction>> = { en: 'ltr', he: 'rtl', de: 'ltr' };

const isKnown = (language: string): language is Language => Object.hasOwn(DIRECTIONS, language);

/** A tag in its canonical spelling (`iw` is `he`, `EN-us` is `en-US`); `undefined` for what is no tag. */
export const canonicalTag = (tag: string): string | undefined => {
  // most nodes and most pages: asking `Intl` for the first time takes a while
  if (!tag || isKnown(tag)) return tag || undefined;
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

export const directionOf = (language: Language): Direction => DIRECTIONS[language];
