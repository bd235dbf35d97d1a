import { EMAIL_MAX, NAME_MAX } from '../../../core/contract/limits.ts';

/** Maximum length that is folded, in characters: a name and an address. The rest is not searched. Ours. */
const FOLDED_CHARACTERS = NAME_MAX + EMAIL_MAX + 1;

/** Folded text for search: without case, accents and compatibility characters, `Müller` as `muller`. */
export const folded = (text: string): string =>
  // cut first: marks are put in order in the square of their number
  text.slice(0, FOLDED_CHARACTERS).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFC');

/** Search and sort key of a person: name, then address. */
export const searchable = ({ name, email }: { name: string; email: string }): string =>
  folded(`${name} ${email}`.trim());
