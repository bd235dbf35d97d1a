import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PrintInvoice } from '../ports.ts';

let font: Promise<Uint8Array> | undefined;

/** Font of printed invoices: DejaVu Sans, which has Latin, Greek, Cyrillic, Hebrew and Arabic letters. Read once. */
export const invoiceFont = (): Promise<Uint8Array> =>
  (font ??= readFile(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')));

/** Prints an invoice in the reader's language and script. Node alone; loaded with the first invoice. */
export const printInvoice: PrintInvoice = async (invoice, parts) => {
  const { invoicePdf } = await import('./invoice-pdf.ts');
  return invoicePdf(invoice, { ...parts, font: await invoiceFont() });
};
