/** What a person puts between values: commas, semicolons, spaces, lines, and the columns of a spreadsheet. */
const BETWEEN = /[,;\s]+/;

/** The values of a pasted text, each once, in their order. */
export const piecesOf = (text: string): readonly string[] => [...new Set(text.split(BETWEEN).filter(Boolean))];
