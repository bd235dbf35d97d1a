import { exactFormat, inMainUnit } from '../../../core/contract/money.ts';
import type { PrintInvoice } from '../ports.ts';

/** Text of a PDF string, in Latin letters. Source: ISO 32000 §7.3.4. */
const quoted = (text: string): string =>
  `(${text.replaceAll(/[^\x20-\x7e\xa1-\xff]/g, '?').replaceAll(/[()\\]/g, String.raw`\$&`)})`;

/** Writes an invoice as a PDF of one page without a library: for previews, which carry none. */
export const plainInvoice: PrintInvoice = async (invoice, { vendor, sellerLines, company }) => {
  const { currency, number, details, subtotal, tax, total, paid, due } = invoice;
  const money = new Intl.NumberFormat('en', exactFormat(currency));
  const amount = (value: number) => money.format(inMainUnit({ amount: value, currency }));
  const lines = [
    vendor,
    ...sellerLines,
    `Invoice ${number}`,
    invoice.issuedAt.slice(0, 10),
    '',
    details.name || company,
    '',
    ...details.lines.map((line) => `${line.description}  ${amount(line.amount)}`),
    '',
    `Subtotal ${amount(subtotal)}`,
    `Tax ${amount(tax)}`,
    `Total ${amount(total)}`,
    `Paid ${amount(paid)}`,
    `Amount due ${amount(due)}`,
  ];
  const content = `BT /F1 11 Tf 16 TL 48 780 Td ${lines.map((line) => `${quoted(line)} Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  // every character is one byte
  return Uint8Array.from(text + table + end, (character) => character.charCodeAt(0));
};
