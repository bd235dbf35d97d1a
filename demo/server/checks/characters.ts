/**
 * Characters that no line of text has: controls, formats that turn or hide adjacent text, line separators,
 * private use and noncharacters. Source: PRECIS, RFC 8264 §4.3. Ours: what Unicode has not assigned yet may be an emoji of
 * next year, and stays.
 */
const CONTROL = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;

/** Joiner outside of the scripts and emoji that are written with it, where it would only hide. Source: RFC 5892 A.1. */
const STRAY_JOINER = /(?<![\p{M}\p{Lo}\p{Emoji_Modifier}\p{Extended_Pictographic}])[\u200c\u200d]/u;

const EVERY_CONTROL = new RegExp(`${CONTROL.source}|${STRAY_JOINER.source}`, 'gu');

/** Visible character; fillers are letters, but invisible. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text is a single line without control characters. */
export const isLine = (text: string): boolean => !CONTROL.test(text) && !STRAY_JOINER.test(text);

/** Multi-line text check: `isLine`, with tabs and line breaks allowed. */
export const areLines = (text: string): boolean => isLine(text.replaceAll(/[\t\n\r]/g, ''));

/** Whether a text has a visible character. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** A text without control characters. */
export const withoutControls = (text: string): string => text.replaceAll(EVERY_CONTROL, '');
