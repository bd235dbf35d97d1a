/** Separators between values: commas, semicolons, spaces, lines, and the tabs of a spreadsheet. */
const BETWEEN = /[,;\s]+/;

/** Values of a pasted text, deduplicated, in their order. */
export const piecesOf = (text: string): readonly string[] => [...new Set(text.split(BETWEEN).filter(Boolean))];
