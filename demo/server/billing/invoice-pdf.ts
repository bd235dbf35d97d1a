import bidiFactory from 'bidi-js';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFFont, type PDFImage, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import type { BillingAddress } from '../../../core/contract/entities/billing.ts';
import { inMainUnit } from '../../../core/contract/money.ts';
import { languageFor, textDirectionOf } from '../../../elements/i18n/languages.ts';
import { loadMails } from '../../../elements/i18n/mails.ts';
import type { InvoiceParts } from '../ports.ts';
import type { InvoiceRecord } from '../store/records.ts';

/** Parts of a printed invoice, with its font: a TrueType one with every script, or undefined for one of Latin letters. */
type PrintedParts = InvoiceParts & { font: Uint8Array | undefined };

/** A4, in points. */
const PAGE = { width: 595, height: 842, margin: 48 };
const LINE = 16;
const SIZE = { text: 10, title: 20, small: 8 };
const INK = rgb(0.1, 0.11, 0.13);
const FAINT = rgb(0.42, 0.45, 0.5);
const RULE = rgb(0.85, 0.86, 0.88);
/** Largest logo, in points. */
const LOGO = { width: 160, height: 40 };
/** Room that is kept for the totals, in lines. */
const FOOT_LINES = 8;

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

const linesOf = (
  { addressLine1, addressLine2, city, state, postalCode, country }: BillingAddress,
  language: string,
) => {
  const named = country ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : undefined;
  const place = [postalCode, city, state].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, place, named].flatMap((line) => line || []);
};

/** Sheet that is written from the top, in the direction of its language. */
const openSheet = (document: PDFDocument, font: PDFFont, direction: 'ltr' | 'rtl') => {
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
  return {
    put,
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

const isPng = ([first, second]: Uint8Array): boolean => first === 0x89 && second === 0x50;

const logoOf = async (document: PDFDocument, bytes: Uint8Array | undefined): Promise<PDFImage | undefined> => {
  if (!bytes) return undefined;
  try {
    return await (isPng(bytes) ? document.embedPng(bytes) : document.embedJpg(bytes));
  } catch {
    return undefined;
  }
};

/** Writes an invoice as PDF, in the language of the reader: real text, with every amount as the provider computed it. */
export const invoicePdf = async (invoice: InvoiceRecord, parts: PrintedParts): Promise<Uint8Array<ArrayBuffer>> => {
  const language = languageFor(parts.language);
  const { invoice: words } = await loadMails(language);
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const font = parts.font
    ? await document.embedFont(parts.font, { subset: true })
    : await document.embedFont(StandardFonts.Helvetica);
  // the language of labels that the font cannot print is not the one to print
  const printed = textDirectionOf(language) === 'rtl' && !parts.font ? 'en' : language;
  const labels = printed === language ? words : (await loadMails('en')).invoice;
  const sheet = openSheet(document, font, textDirectionOf(printed));
  const { put, down, rule } = sheet;
  const { details, currency, number } = invoice;
  const money = new Intl.NumberFormat(printed, { style: 'currency', currency });
  const amount = (value: number) => money.format(inMainUnit({ amount: value, currency }));
  const dates = new Intl.DateTimeFormat(printed, { dateStyle: 'medium', timeZone: 'UTC' });
  const date = (moment: string) => dates.format(new Date(moment));

  document.setTitle(`${labels.title} ${number}`);
  document.setAuthor(parts.vendor);
  document.setLanguage(printed);
  document.setCreationDate(new Date(invoice.issuedAt));

  const logo = await logoOf(document, parts.logo);
  if (logo) sheet.image(logo);
  else put(parts.vendor, { to: 0.5, size: SIZE.title });
  put(labels.title, { from: 0.5, end: true, size: SIZE.title });
  down(3);
  const facts: [label: string, value: string][] = [
    [labels.number, number],
    [labels.date, date(invoice.issuedAt)],
    ...(invoice.paidAt ? ([[labels.paidOn, date(invoice.paidAt)]] as [string, string][]) : []),
  ];
  for (const [label, value] of facts) {
    put(label, { to: 0.25, color: FAINT });
    put(value, { from: 0.25 });
    down();
  }
  down();
  put(labels.seller, { to: 0.45, color: FAINT });
  put(labels.billedTo, { from: 0.5, color: FAINT });
  down();
  const seller = [parts.vendor];
  const buyer = [
    details.name || parts.company,
    ...linesOf(details.address, printed),
    ...(details.email ? [details.email] : []),
    ...details.taxIds.map((taxId) => `${labels.taxId} ${taxId}`),
  ];
  for (let at = 0; at < Math.max(seller.length, buyer.length); at += 1) {
    put(seller[at] ?? '', { to: 0.45 });
    put(buyer[at] ?? '', { from: 0.5 });
    down();
  }
  down();
  const head = () => {
    put(labels.description, { to: 0.62, color: FAINT });
    put(labels.quantity, { from: 0.62, to: 0.76, end: true, color: FAINT });
    put(labels.amount, { from: 0.76, end: true, color: FAINT });
    down();
    rule();
  };
  head();
  for (const line of details.lines) {
    if (sheet.breakBefore(2)) head();
    put(line.description, { to: 0.62 });
    put(String(line.quantity), { from: 0.62, to: 0.76, end: true });
    put(amount(line.amount), { from: 0.76, end: true });
    down();
    put(dates.formatRange(new Date(line.periodStart), new Date(line.periodEnd)), {
      to: 0.62,
      size: SIZE.small,
      color: FAINT,
    });
    down();
  }
  sheet.breakBefore(FOOT_LINES);
  rule();
  const totals: [label: string, value: number][] = [
    [labels.subtotal, invoice.subtotal],
    ...(invoice.tax > 0 || details.taxes.length > 0 ? ([[labels.tax, invoice.tax]] as [string, number][]) : []),
    [labels.total, invoice.total],
    ...(invoice.refunded > 0 ? ([[labels.refunded, -invoice.refunded]] as [string, number][]) : []),
    [labels.paid, invoice.paid],
    [labels.due, invoice.due],
  ];
  for (const [label, value] of totals) {
    put(label, { from: 0.5, to: 0.76, end: true, color: FAINT });
    put(amount(value), { from: 0.76, end: true });
    down();
  }
  if (details.card) {
    down();
    put(`${labels.card} ${details.card.brand} •••• ${details.card.last4}`, { color: FAINT });
  }
  // a view of a shared buffer is none that a response takes
  return new Uint8Array(await document.save());
};
