import { LONG_TEXT } from './json-lines.ts';

/** Characters that are not seen, or turn the order of the others around: shown as what they are. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const HIDDEN = /[\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** A text in quotes, with everything escaped that could hide or pretend; cut where it is long and not `whole`. */
export const quoted = (text: string, whole: boolean): string => {
  const cut = whole || text.length <= LONG_TEXT ? text : `${text.slice(0, LONG_TEXT).replace(/[\ud800-\udbff]$/, '')}…`;
  return JSON.stringify(cut).replace(HIDDEN, (hidden) => `\\u${hidden.charCodeAt(0).toString(16).padStart(4, '0')}`);
};

/** The whole value as text that any program reads. */
export const pretty = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one), 2);
