import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
/** Pair of a glyph and its character in a font's table, as hexadecimal digits. */
const PAIR = /<([0-9a-f]{4})>\s*<([0-9a-f]+)>/gi;
/** Text that is drawn, as glyphs in hexadecimal digits. */
const DRAWN = /<([0-9a-f]+)>\s*Tj/gi;

const charactersOf = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((digits) => Number.parseInt(digits, 16)));

const inflated = (bytes: string): string => {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    // a stream that is not compressed, as of a picture
    return '';
  }
};

/** Text of a PDF with one font, a line for each piece that is drawn: as a reader of the file extracts it. */
export const pdfText = (file: Buffer): string => {
  const streams = Array.from(file.toString('latin1').matchAll(STREAM), ([, bytes = '']) => inflated(bytes));
  const characters = new Map(
    streams
      .filter((stream) => stream.includes('beginbfchar'))
      .flatMap((table) =>
        Array.from(
          table.matchAll(PAIR),
          ([, glyph = '', hex = '']) => [glyph.toLowerCase(), charactersOf(hex)] as const,
        ),
      ),
  );
  return streams
    .flatMap((stream) => Array.from(stream.matchAll(DRAWN), ([, hex = '']) => hex.toLowerCase()))
    .map((hex) => (hex.match(/.{4}/g) ?? []).map((glyph) => characters.get(glyph) ?? '').join(''))
    .join('\n');
};
