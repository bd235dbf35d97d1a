const WORTH_SHOWING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** Scripts whose letters join: two of them side by side would be read as a syllable. */
const JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u;
const KEEPS_APART = '\u200c';

/** Making a segmenter is what costs, and a table has a hundred names. */
const segmenters = new Map<string, Intl.Segmenter>();

const segmenterOf = (locale: string): Intl.Segmenter => {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale);
  segmenters.set(locale, segmenter);
  return segmenter;
};

/** What a reader calls a letter, however many code points it takes. */
const lettersOf = (text: string, locale: string): string[] =>
  'Segmenter' in Intl ? Array.from(segmenterOf(locale).segment(text), ({ segment }) => segment) : [...text];

/**
 * The first letters of the first and the last word of a name, of an email address what stands before the `@`. Empty for
 * a name without a letter or a number.
 */
export const initialsOf = (name: string, locale: string): string => {
  const whole = name.trim();
  const words = (whole.includes('@') ? whole.replace(/@.*$/su, '').split(/[\s._+-]+/u) : whole.split(/\s+/u))
    .map((word) => lettersOf(word, locale).find((letter) => WORTH_SHOWING.test(letter)))
    .filter((letter) => letter !== undefined);
  const [first] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  // a capital can be more than one letter: ß is SS
  const shown = [first, last].flatMap((letter) =>
    letter ? lettersOf(letter.toLocaleUpperCase(locale), locale)[0]! : [],
  );
  return shown.join(shown.every((letter) => JOINING.test(letter)) ? KEEPS_APART : '');
};
