import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFImage, StandardFonts } from 'pdf-lib';
import { cardBrandName } from '../../../core/contract/card-brands.ts';
import type { BillingAddress } from '../../../core/contract/entities/billing.ts';
import { exactFormat, inMainUnit } from '../../../core/contract/money.ts';
import { languageFor, textDirectionOf } from '../../../elements/i18n/languages.ts';
import { loadMails } from '../../../elements/i18n/mails.ts';
import type { InvoiceParts } from '../ports.ts';
import type { InvoiceRecord } from '../store/records.ts';
import { FAINT, openSheet, SIZE } from './invoice-sheet.ts';

/** Parts of a printed invoice, with its font: a TrueType one with every script, or undefined for one of Latin letters. */
type PrintedParts = InvoiceParts & { font: Uint8Array | undefined };

/** Room that is kept for the totals, in lines. */
const FOOT_LINES = 8;

const linesOf = (
  { addressLine1, addressLine2, city, state, postalCode, country }: BillingAddress,
  language: string,
) => {
  const named = country ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : undefined;
  const place = [postalCode, city, state].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, place, named].flatMap((line) => line || []);
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

/** Taxes with their names, as `VAT 19%`; a tax without a name has the label of all. */
const taxesOf = ({ tax, details: { taxes } }: InvoiceRecord, label: string): [label: string, amount: number][] => {
  if (taxes.length > 0) return taxes.map(({ name, amount }) => [name || label, amount]);
  return tax > 0 ? [[label, tax]] : [];
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
  const money = new Intl.NumberFormat(printed, exactFormat(currency));
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
  const seller = [parts.vendor, ...parts.sellerLines].flatMap((line) => sheet.wrapped(line, 0.45));
  const buyer = [
    details.name || parts.company,
    ...linesOf(details.address, printed),
    ...(details.email ? [details.email] : []),
    ...details.taxIds.map((taxId) => `${labels.taxId} ${taxId}`),
  ].flatMap((line) => sheet.wrapped(line, 0.5));
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
    const [first = '', ...rest] = sheet.wrapped(line.description, 0.62);
    if (sheet.breakBefore(2 + rest.length)) head();
    put(first, { to: 0.62 });
    put(String(line.quantity), { from: 0.62, to: 0.76, end: true });
    put(amount(line.amount), { from: 0.76, end: true });
    down();
    for (const more of rest) {
      put(more, { to: 0.62 });
      down();
    }
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
    ...taxesOf(invoice, labels.tax),
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
    put(`${labels.card} ${cardBrandName(details.card.brand)} •••• ${details.card.last4}`, { color: FAINT });
  }
  // a view of a shared buffer is none that a response takes
  return new Uint8Array(await document.save());
};
