const LETTER_OR_PICTURE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** Scripts whose letters join: two initials side by side would be read as a syllable. */
const JOINING_SCRIPTS = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u;
const ZERO_WIDTH_NON_JOINER = '\u200c';

/** Cache of segmenters by locale, which are costly to make; a table has a hundred names. */
const segmenters = new Map<string, Intl.Segmenter>();

const segmenterOf = (locale: string): Intl.Segmenter => {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale);
  segmenters.set(locale, segmenter);
  return segmenter;
};

/** Text whose graphemes are its characters. A segmenter is called for others only: it takes ten times as long. */
const ASCII = /^[\x20-\x7e]*$/;

/** First grapheme of a text that fits, of one or more code points; the rest of the text is not looked at. */
const letterIn = (text: string, locale: string, fits: (letter: string) => boolean): string | undefined => {
  const letters = 'Segmenter' in Intl && !ASCII.test(text) ? segmenterOf(locale).segment(text) : text;
  for (const each of letters) {
    const letter = typeof each === 'string' ? each : each.segment;
    if (fits(letter)) return letter;
  }
  return undefined;
};

/**
 * Initials of a name: of its first and its last word, or of an email address the part before the `@`. Empty for a name
 * without a letter, a number or a pictograph.
 */
export const initialsOf = (name: string, locale: string): string => {
  const whole = name.trim();
  const words = (whole.includes('@') ? whole.replace(/@.*$/su, '').split(/[\s._+-]+/u) : whole.split(/\s+/u))
    .map((word) => letterIn(word, locale, (letter) => LETTER_OR_PICTURE.test(letter)))
    .filter((letter) => letter !== undefined);
  const [first] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  // a capital can be more than one letter: ß is SS
  const shown = [first, last].flatMap((letter) =>
    letter ? (letterIn(letter.toLocaleUpperCase(locale), locale, () => true) ?? []) : [],
  );
  return shown.join(shown.every((letter) => JOINING_SCRIPTS.test(letter)) ? ZERO_WIDTH_NON_JOINER : '');
};
