/**
 * The country a number is in while it does not say: that of the page's locale (`de-AT`), else of the languages the person
 * reads, else where most speak the page's language. Ours: it is a guess that one press changes, so nobody is located.
 */
export const homeCountry = (locale: string, languages: readonly string[] = navigator.languages): string => {
  const named = [locale, ...languages].map((tag) => new Intl.Locale(tag).region).find(Boolean);
  return named ?? new Intl.Locale(locale).maximize().region ?? 'US';
};
