import { piecesOf } from '../../../../ui/multi-select/pieces.ts';
import { isAddress } from '../../../../../core/contract/address.ts';

/**
 * Maximum length of a word, in characters: no address is longer, and stripping punctuation takes quadratic time. Ours.
 */
const PIECE_CHARACTERS = 400;

/** Strips brackets, quotes and punctuation around an address, as in `Ada <ada@acme.com>`; lower case, Unicode NFC. */
const bare = (piece: string): string =>
  piece
    .slice(0, PIECE_CHARACTERS)
    .replace(/^[<"'(]+|[>"'),.]+$/g, '')
    .normalize('NFC')
    .toLowerCase();

/** Addresses parsed from typed, pasted or uploaded text. */
export interface ParsedAddresses {
  readonly addresses: readonly { readonly value: string; readonly isGood: boolean }[];
  /** Number of ignored words, such as names beside addresses in a sheet. */
  readonly leftOut: number;
}

/** Parses addresses: words with an @, or all words if none has one. Deduplicated; `isGood` marks valid ones. */
export const parseAddresses = (pieces: readonly string[]): ParsedAddresses => {
  const marked = pieces.filter((piece) => piece.includes('@'));
  const wanted = marked.length > 0 ? marked : pieces;
  const addresses = [...new Set(wanted.map(bare))].map((value) => ({ value, isGood: isAddress(value) }));
  return { addresses, leftOut: pieces.length - wanted.length };
};

/** Reads the words of a file: CSV or plain text, in UTF-8 or UTF-16 with a byte order mark. */
export const readPieces = async (file: Blob): Promise<readonly string[]> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return piecesOf(new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes));
};
