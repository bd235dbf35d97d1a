/** Direction in which a language is written. */
export type TextDirection = 'ltr' | 'rtl';

/**
 * Languages with their direction: one line each, and a folder of its name beside this file. The server reads them too, for
 * its mails.
 */
export const LANGUAGES = {
  en: 'ltr',
  he: 'rtl',
  de: 'ltr',
  fr: 'ltr',
  es: 'ltr',
} as const satisfies Readonly<Record<string, TextDirection>>;

/** A language we have messages in. */
export type Language = keyof typeof LANGUAGES;

/** Fallback for an unknown language, and for messages that a language lacks. */
export const DEFAULT_LANGUAGE: Language = 'en';

const isKnown = (language: string): language is Language => Object.hasOwn(LANGUAGES, language);

/** Canonical spelling of a tag (`iw` is `he`, `EN-us` is `en-US`); `undefined` for what is no tag. */
export const canonicalTag = (tag: string): string | undefined => {
  // most nodes and most pages: asking `Intl` for the first time takes a while
  if (!tag || isKnown(tag)) return tag || undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

/** Language of a locale's tag, if we have it. */
export const knownLanguage = (tag: string): Language | undefined => {
  const [language = ''] = tag.toLowerCase().split('-');
  return isKnown(language) ? language : undefined;
};

/** Language we answer in when a page asks for a locale. */
export const languageFor = (tag: string): Language => knownLanguage(tag) ?? DEFAULT_LANGUAGE;

export const textDirectionOf = (language: Language): TextDirection => LANGUAGES[language];
