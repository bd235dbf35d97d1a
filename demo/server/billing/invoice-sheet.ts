import bidiFactory from 'bidi-js';
import { type PDFDocument, type PDFFont, type PDFImage, type PDFPage, rgb } from 'pdf-lib';

/** A4, in points. */
const PAGE = { width: 595, height: 842, margin: 48 };
const LINE = 16;
export const SIZE = { text: 10, title: 20, small: 8 };
const INK = rgb(0.1, 0.11, 0.13);
export const FAINT = rgb(0.42, 0.45, 0.5);
const RULE = rgb(0.85, 0.86, 0.88);
/** Largest logo, in points. */
const LOGO = { width: 160, height: 40 };
const bidi = bidiFactory();

/** Marks that direct the text around them and are not drawn. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Parts of a text that are read in one direction each, from the left. A part that is read from the right is in its logical
 * order: the font's layout turns it. Source: UTS #9.
 */
const directedParts = (text: string): string[] => {
  const embedding = bidi.getEmbeddingLevels(text, 'auto');
  const { levels } = embedding;
  const parts: { from: number; to: number; level: number }[] = [];
  for (const at of bidi.getReorderedIndices(text, embedding)) {
    const level = levels[at] ?? 0;
    const last = parts.at(-1);
    const goesOn = last?.level === level && (level % 2 === 1 ? at === last.from - 1 : at === last.to + 1);
    if (!last || !goesOn) parts.push({ from: at, to: at, level });
    else if (level % 2 === 1) last.from = at;
    else last.to = at;
  }
  return parts.map(({ from, to, level }) => {
    const part = text.slice(from, to + 1);
    return level % 2 === 1 ? Array.from(part, (one) => bidi.getMirroredCharacter(one) ?? one).join('') : part;
  });
};

/** Sheet that is written from the top, in the direction of its language. */
export const openSheet = (document: PDFDocument, font: PDFFont, direction: 'ltr' | 'rtl') => {
  let page: PDFPage = document.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - PAGE.margin;
  const width = PAGE.width - 2 * PAGE.margin;
  const known = new Set(font.getCharacterSet());
  /** Characters that the font lacks become a question mark: an invoice is printed whatever a name has. */
  const printable = (text: string) =>
    Array.from(text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ').replaceAll(MARKS, ''), (character) =>
      known.has(character.codePointAt(0) ?? 0) ? character : '?',
    ).join('');
  const widthOf = (text: string, size: number): number => font.widthOfTextAtSize(printable(text), size);

  /** Draws a text in a column, `from` and `to` as parts of the width from its start; at its end where told. */
  const put = (text: string, { from = 0, to = 1, end = false, size = SIZE.text, color = INK } = {}): void => {
    let shown = text;
    const room = (to - from) * width;
    while (shown.length > 1 && widthOf(shown, size) > room) shown = `${shown.slice(0, -2).trimEnd()}…`;
    const parts = directedParts(shown).map(printable);
    const long = parts.reduce((sum, part) => sum + font.widthOfTextAtSize(part, size), 0);
    const left = direction === 'rtl' ? 1 - to : from;
    const right = direction === 'rtl' ? 1 - from : to;
    const atRight = end !== (direction === 'rtl');
    let x = PAGE.margin + (atRight ? right * width - long : left * width);
    for (const part of parts) {
      if (part !== '') page.drawText(part, { x, y, size, font, color });
      x += font.widthOfTextAtSize(part, size);
    }
  };
  const down = (lines = 1): void => {
    y -= lines * LINE;
  };
  /** Longest beginning of a word that has room. */
  const fitting = (word: string, room: number): string => {
    const characters = Array.from(word);
    let count = characters.length;
    while (count > 1 && widthOf(characters.slice(0, count).join(''), SIZE.text) > room) count = Math.floor(count * 0.8);
    return characters.slice(0, count).join('');
  };
  /** Lines of a text in a column of this share of the width; a word that is longer than a line is broken. */
  const wrapped = (text: string, share: number): string[] => {
    const room = share * width;
    const lines: string[] = [];
    let line = '';
    const words = text.split(/\s+/).filter(Boolean);
    for (let word = words.shift(); word !== undefined; word = words.shift()) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer, SIZE.text) <= room) line = longer;
      else if (line === '') {
        const part = fitting(word, room);
        lines.push(part);
        if (part.length < word.length) words.unshift(word.slice(part.length));
      } else {
        lines.push(line);
        line = '';
        words.unshift(word);
      }
    }
    return line === '' && lines.length > 0 ? lines : [...lines, line];
  };
  return {
    put,
    wrapped,
    down,
    rule: (): void => {
      page.drawLine({
        start: { x: PAGE.margin, y: y + LINE - 4 },
        end: { x: PAGE.margin + width, y: y + LINE - 4 },
        color: RULE,
      });
    },
    image: (image: PDFImage): void => {
      const { width: wide, height: high } = image.scaleToFit(LOGO.width, LOGO.height);
      const x = direction === 'rtl' ? PAGE.width - PAGE.margin - wide : PAGE.margin;
      page.drawImage(image, { x, y: y - high + SIZE.title, width: wide, height: high });
    },
    /** Begins another page where there is no room for so many lines; answers whether it did. */
    breakBefore: (lines: number): boolean => {
      if (y - lines * LINE > PAGE.margin) return false;
      page = document.addPage([PAGE.width, PAGE.height]);
      y = PAGE.height - PAGE.margin;
      return true;
    },
  };
};
