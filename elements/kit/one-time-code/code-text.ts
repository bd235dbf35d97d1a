/** Digits of other scripts that keyboards have: Arabic, Persian, full width. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

const digitsOf = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(/\D/g, '');

/** The digits of what was typed, no more than the code has. */
export const cleanCode = (text: string, length: number): string => digitsOf(text).slice(0, length);

/**
 * The code in what was pasted: a run of exactly as many digits, whole or in groups parted by spaces or dashes, wherever it
 * stands ("Your Acme code is 123-456, valid for 10 minutes"); where there is none, the digits there are.
 */
export const codeIn = (text: string, length: number): string => {
  const plain = text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
  const whole = new RegExp(`(?<!\\d[ -]?)\\d(?:[ \\u00a0\\u2010-\\u2015-]?\\d){${length - 1}}(?![ -]?\\d)`).exec(plain);
  return cleanCode(whole?.[0] ?? plain, length);
};
