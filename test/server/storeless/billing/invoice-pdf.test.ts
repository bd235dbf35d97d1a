import { describe, expect, it } from 'vitest';
import { printInvoice } from '../../../../demo/server/billing/invoice-font.ts';
import type { InvoiceParts } from '../../../../demo/server/ports.ts';
import type { InvoiceDetails } from '../../../../demo/server/store/records.ts';
import { pdfText } from '../../../kit/pdf-text.ts';
import { anInvoice } from '../../../kit/rows.ts';

/** PNG of one pixel, and the head of a JPEG of 60 by 20. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const JPEG = Buffer.from('ffd8ffc00011080014003c03011100021100031100ffd9', 'hex');

const LONG_NAME = `Gesellschaft für personalisierte ${'Inhaltsempfehlungen und '.repeat(8)}Verwaltung mbH`;
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsanschrift';

const line = (description: string, amount: number): InvoiceDetails['lines'][number] => ({
  description,
  quantity: 1,
  amount,
  periodStart: '2026-01-01T00:00:00.000Z',
  periodEnd: '2026-02-01T00:00:00.000Z',
});
const details = (fields: Partial<InvoiceDetails> = {}): InvoiceDetails => ({
  name: 'Acme GmbH',
  email: '',
  address: {},
  taxIds: [],
  lines: [line('1 × Growth (every month)', 4900)],
  taxes: [],
  card: null,
  ...fields,
});

const print = async (fields: Parameters<typeof anInvoice>[0], parts: Partial<InvoiceParts> = {}) => {
  const given = { vendor: 'Tasklane', sellerLines: [], company: 'Acme', language: 'en', logo: undefined, ...parts };
  return Buffer.from(await printInvoice(anInvoice(fields), given));
};
/** Text of a printed invoice without its line breaks, which depend on the width of letters. */
const read = async (fields: Parameters<typeof anInvoice>[0], parts: Partial<InvoiceParts> = {}) =>
  pdfText(await print(fields, parts)).replaceAll('\n', ' ');

describe('a printed invoice', () => {
  it('has the operator’s logo as a picture, or their name', async () => {
    for (const [logo, width] of [
      [PNG, 1],
      [JPEG, 60],
    ] as const) {
      const file = (await print({}, { logo: new Uint8Array(logo) })).toString('latin1');
      expect(file).toMatch(/\/Subtype \/Image/);
      expect(file).toContain(`/Width ${width}`);
    }
    expect((await print({})).toString('latin1')).not.toContain('/Subtype /Image');
    expect(await read({}, { logo: new Uint8Array([1, 2, 3]) })).toContain('Tasklane');
  });

  it('has the address and the tax id of the operator', async () => {
    const text = await read({}, { sellerLines: ['Lagerstraße 4', '80331 München', 'VAT ID DE811907980'] });
    expect(text).toMatch(/Tasklane.*Lagerstraße 4.*80331 München.*VAT ID DE811907980/);
  });

  it('names the card that has paid', async () => {
    const card = { brand: 'amex', last4: '0005' };
    expect(await read({ details: details({ card }) })).toContain('Paid with American Express •••• 0005');
  });

  it('has a line for each tax, by its name, and the total with them', async () => {
    const taxes = [
      { name: 'VAT 19%', amount: 931 },
      { name: '', amount: 49 },
    ];
    const sums = { currency: 'eur', subtotal: 4900, tax: 980, total: 5880, paid: 5880, due: 0 };
    const text = await read({ ...sums, details: details({ taxes }) });
    for (const part of ['€49.00', 'VAT 19%', '€9.31', 'Tax', '€0.49', '€58.80']) expect(text).toContain(part);
    expect(await read({ ...sums, tax: 0, total: 4900 })).not.toContain('VAT');
  });

  it.each([
    ['jpy', 4900, '¥4,900', '¥4,900.00'],
    ['kwd', 12_500, 'KWD 12.500', 'KWD 125.00'],
    // in the platform's formats one has no decimals, and the other two
    ['isk', 495_050, 'ISK 4,950.50', 'ISK 4,951'],
    ['mga', 4900, 'MGA 4,900', 'MGA 4,900.00'],
    ['usd', 4900, '$49.00', '$4,900'],
  ])('has amounts of %s in its own decimals', async (currency, amount, shown, wrong) => {
    const sums = { currency, subtotal: amount, tax: 0, total: amount, paid: 0, due: amount };
    const text = await read({ ...sums, details: details({ lines: [line('1 × Growth', amount)] }) });
    expect(text).toContain(shown);
    expect(text).not.toContain(wrong);
  });

  it('has long names and words in whole, on as many lines as they take', async () => {
    const text = await read({ details: details({ name: LONG_NAME, lines: [line(`${LONG_NAME} ${LONG_WORD}`, 1)] }) });
    expect(text.split(LONG_NAME.slice(-30)).length).toBe(3);
    expect(text.replaceAll(' ', '')).toContain(LONG_WORD);
    expect(text).not.toContain('…');
  });

  it('has Hebrew as text, in the order in which it is read', async () => {
    const name = 'אקמה רובוטיקה בע״מ';
    const text = await read({ details: details({ name }) }, { language: 'he' });
    expect(text.includes(name) || text.includes(Array.from(name).toReversed().join(''))).toBe(true);
  });

  it('has as many pages as its lines need', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => line(`Line ${at + 1}`, 100));
    const file = await print({ details: details({ lines }) });
    const text = pdfText(file);
    for (const { description } of lines) expect(text).toContain(description);
  });
});
