// Reads, formats and checks card data. Nothing here leaves the frame.

const BRANDS = [
  ['visa', /^4/, [16]],
  ['mastercard', /^(5[1-5]|2[2-7])/, [16]],
  ['amex', /^3[47]/, [15]],
  ['discover', /^6(011|4|5)/, [16]],
  ['diners', /^3(0|6|8)/, [14, 16]],
  ['jcb', /^35/, [16]],
  ['unionpay', /^62/, [16, 17, 18, 19]],
];

export const digitsOf = (text) => text.replaceAll(/\D/g, '');

const kindOf = (number) => BRANDS.find(([, pattern]) => pattern.test(number));

export const brandOf = (number) => kindOf(number)?.[0] ?? 'unknown';

export const lengthsOf = (number) => kindOf(number)?.[2] ?? [16];

const passesLuhn = (number) =>
  Array.from(number, Number)
    .toReversed()
    .reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0) %
    10 ===
  0;

/** Digits in the groups that are printed on the card. */
export const groupNumber = (number) => {
  const groups = brandOf(number) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : undefined;
  if (!groups) return number.match(/\d{1,4}/g)?.join(' ') ?? '';
  const [, ...parts] = groups.exec(number) ?? [];
  return parts.filter(Boolean).join(' ');
};

/** Month and year as `MM / YY`; a first digit over 1 is a month of one digit. */
export const groupExpiry = (digits, isDeleting) => {
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [whole.slice(0, 2), whole.slice(2, 4)];
  if (month.length < 2 || (isDeleting && year === '')) return month;
  return `${month} / ${year}`;
};

/** What is wrong with a field: a code, or undefined. */
export const faultOf = {
  number: (number) => {
    if (number.length < Math.min(...lengthsOf(number))) return 'incomplete_number';
    return lengthsOf(number).includes(number.length) && passesLuhn(number) ? undefined : 'invalid_number';
  },
  expiry: (digits) => {
    if (digits.length < 4) return 'incomplete_expiry';
    const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
    if (month < 1 || month > 12) return 'invalid_expiry_month';
    const today = new Date();
    return year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1 ? 'invalid_expiry_year_past' : undefined;
  },
  cvc: (digits, brand) => (digits.length < (brand === 'amex' ? 4 : 3) ? 'incomplete_cvc' : undefined),
};
