/** The signs a locale writes numbers with, by the digit or sign they stand for. */
interface Signs {
  readonly digits: ReadonlyMap<string, string>;
  readonly group: string;
  readonly decimal: string;
}

const signsOf = (locale: string): Signs => {
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const sign = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  return {
    digits: new Map(Array.from({ length: 10 }, (_, digit) => [plain.format(digit), String(digit)])),
    group: sign('group', ','),
    decimal: sign('decimal', '.'),
  };
};

/** Some write spaces between thousands, of many widths; nobody types those of print. */
const SPACES = /[\s\u00a0\u2009\u202f\u200e\u200f\u061c]/g;
const MINUS = /^[-\u2212]/;

/**
 * The number a person wrote, in their locale's way or plainly: `1.234,5` in German, `1,234.5` in English. A sign between
 * thousands counts as one only where thousands end, else it parts the fraction: `1.5` is one and a half in German too.
 * `undefined` for what is no number.
 */
export const readNumber = (text: string, locale: string): number | undefined => {
  const { digits, group, decimal } = signsOf(locale);
  const bare = Array.from(text.replace(SPACES, ''), (sign) => digits.get(sign) ?? sign).join('');
  const negative = MINUS.test(bare);
  const unsigned = bare.replace(MINUS, '').replaceAll(/['\u2019]/g, '');
  const thousands = group.trim() === '' ? unsigned : withoutGroups(unsigned, group, decimal);
  const plain = thousands.replace(decimal, '.').replace(',', '.');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  return Number(plain) * (negative ? -1 : 1);
};

const withoutGroups = (text: string, group: string, decimal: string): string => {
  const [whole = '', ...fraction] = text.split(decimal);
  const groups = whole.split(group);
  const [first = '', ...rest] = groups;
  const last = rest.at(-1);
  // the last group has three digits, those before may have two, as in India
  const grouped =
    last?.length === 3 && /^\d{1,3}$/.test(first) && rest.every(({ length }) => length === 2 || length === 3);
  return grouped ? [groups.join(''), ...fraction].join(decimal) : text;
};

/** How many digits after the point a step has; a number in steps needs no more. */
export const decimalsOf = (step: number): number => (String(step).split('.')[1] ?? '').length;

/** The next number on the way up or down that fits the steps, within the bounds; steps are counted from the least. */
export const stepFrom = (
  value: number | undefined,
  by: number,
  { min, max, step }: { min: number | undefined; max: number | undefined; step: number },
): number => {
  const base = min ?? 0;
  const decimals = Math.max(decimalsOf(step), decimalsOf(base));
  const exact = value === undefined ? undefined : (value - base) / step;
  // a number between two steps goes to the nearer of them in its way
  const next = exact === undefined ? 0 : by > 0 ? Math.floor(exact + 1e-9) + by : Math.ceil(exact - 1e-9) + by;
  const wanted = Number((base + next * step).toFixed(decimals));
  return Math.min(max ?? wanted, Math.max(min ?? wanted, wanted));
};
