/** Digits and separators of a locale; `digits` maps each of its digits to an ASCII digit. */
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

/** Whitespace and direction marks, which some locales write between and around digits. */
const SPACES = /[\s\u00a0\u2009\u202f\u200e\u200f\u061c]/g;
const MINUS = /^[-\u2212]/;

/**
 * Parses a number, as the locale writes it or in plain notation: `1.234,5` in German, `1,234.5` in English. A group
 * separator counts as one only between groups of digits, otherwise as the decimal separator: `1.5` is one and a half in
 * German too. `undefined` for text that is no number.
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
  // the last group has three digits, those before it can have two, as in India
  const grouped =
    last?.length === 3 && /^\d{1,3}$/.test(first) && rest.every(({ length }) => length === 2 || length === 3);
  return grouped ? [groups.join(''), ...fraction].join(decimal) : text;
};

/** Number of decimals of a step. */
export const decimalsOf = (step: number): number => (String(step).split('.')[1] ?? '').length;

/** Number after some steps up or down, within the bounds; steps are counted from `min`. */
export const stepFrom = (
  value: number | undefined,
  by: number,
  { min, max, step }: { min: number | undefined; max: number | undefined; step: number },
): number => {
  const base = min ?? 0;
  const decimals = Math.max(decimalsOf(step), decimalsOf(base));
  const exact = value === undefined ? undefined : (value - base) / step;
  // a number between two steps goes to the next one in that direction
  const next = exact === undefined ? 0 : by > 0 ? Math.floor(exact + 1e-9) + by : Math.ceil(exact - 1e-9) + by;
  const wanted = Number((base + next * step).toFixed(decimals));
  return Math.min(max ?? wanted, Math.max(min ?? wanted, wanted));
};
