import { piecesOf } from '../../../../ui/multi-select/pieces.ts';
import { EMAIL_PATTERN } from '../../../../../core/contract/limits.ts';

/** Longest word that is looked at, in characters: no address is, and taking signs off takes the square of them. Ours. */
const PIECE_CHARACTERS = 400;

/** `Ada <ada@acme.com>` has its address between the angles, of which taking it apart leaves these. */
const bare = (piece: string): string =>
  piece
    .slice(0, PIECE_CHARACTERS)
    .replace(/^[<"'(]+|[>"'),.]+$/g, '')
    .toLowerCase();

/** What was typed, pasted or read, as far as it may be addresses. */
export interface ParsedAddresses {
  readonly addresses: readonly { readonly value: string; readonly isGood: boolean }[];
  /** How many words there were besides: names stand beside addresses in a sheet. */
  readonly leftOut: number;
}

/** What of some words is an address, or meant as one. Where none has an @, all are taken for what was meant. */
export const parseAddresses = (pieces: readonly string[]): ParsedAddresses => {
  const marked = pieces.filter((piece) => piece.includes('@'));
  const wanted = marked.length > 0 ? marked : pieces;
  const addresses = [...new Set(wanted.map(bare))].map((value) => ({ value, isGood: EMAIL_PATTERN.test(value) }));
  return { addresses, leftOut: pieces.length - wanted.length };
};

/** The words of a file: CSV or plain text, in UTF-8 or, as some spreadsheets write it, UTF-16. */
export const readPieces = async (file: Blob): Promise<readonly string[]> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return piecesOf(new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes));
};
