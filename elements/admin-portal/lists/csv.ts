/** Column of a CSV export. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly text: (row: Row) => string | number | boolean | null | undefined;
}

/**
 * Prefixes that a spreadsheet evaluates as a formula (CSV injection); such cells are escaped as text.
 * Source: product.md#copying-and-exporting.
 */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

const cell = (value: unknown): string => {
  const text = String(value ?? '');
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** CSV of a list: UTF-8 with a byte order mark, one row per line. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string => {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...rows.map((row) => columns.map(({ text }) => cell(text(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
};
