import { invalid } from './payment-error.ts';

/** Value of a form-encoded body: a text, or what its brackets nest. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
/** Decoded form-encoded body. */
export interface Form {
  [key: string]: FormValue;
}

/** Ours: bounds of a body, checked before it is decoded any further. */
const LARGEST_CHARACTERS = 100_000;
const MOST_PAIRS = 1_000;
const DEEPEST = 8;

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

const isList = (value: Record<string, unknown>) => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key, at) => key === String(at));
};

/** Turns objects whose keys count from 0 into lists. */
const withLists = (value: FormValue): FormValue => {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const);
  return isList(value)
    ? entries.map(([, inner]) => inner)
    : Object.assign(Object.create(null), Object.fromEntries(entries));
};

const put = (form: Form, name: string, text: string): void => {
  const [, first, rest] = NAME.exec(name) ?? [];
  if (first === undefined) throw invalid(`Invalid parameter name: ${name.slice(0, 100)}`);
  const keys = [first, ...Array.from((rest ?? '').matchAll(/\[([^[\]]*)\]/g), ([, key]) => key ?? '')];
  if (keys.length > DEEPEST) throw invalid(`Too deeply nested: ${name.slice(0, 100)}`);
  let at: Form = form;
  for (const key of keys.slice(0, -1)) {
    const place = key === '' ? String(Object.keys(at).length) : key;
    const inner = (at[place] ??= Object.create(null) as Form);
    if (typeof inner === 'string' || Array.isArray(inner)) throw invalid(`Invalid parameter: ${name.slice(0, 100)}`);
    at = inner;
  }
  const last = keys.at(-1) ?? '';
  at[last === '' ? String(Object.keys(at).length) : last] = text;
};

/**
 * Decodes `application/x-www-form-urlencoded` with nested brackets: `items[0][price]=x`, `expand[]=y`. Throws
 * `PaymentError` for one that is too large, too deep or malformed. Source: Stripe API "Request bodies".
 */
export const decodeForm = (text: string): Form => {
  if (text.length > LARGEST_CHARACTERS) throw invalid('The request is too large.');
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > MOST_PAIRS) throw invalid('The request has too many parameters.');
  const form: Form = Object.create(null) as Form;
  for (const [name, value] of pairs) put(form, name, value);
  for (const [key, value] of Object.entries(form)) form[key] = withLists(value);
  return form;
};
