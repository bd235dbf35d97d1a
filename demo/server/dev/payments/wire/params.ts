import type { Form, FormValue } from './form.ts';
import { invalid } from './payment-error.ts';

const LONGEST = 5_000;

/** Parameters of a call, read by name; refuses what has another kind than asked for. */
export class Params {
  constructor(
    readonly form: Form,
    private readonly prefix = '',
  ) {}

  private path(name: string): string {
    return this.prefix === '' ? name : `${this.prefix}[${name}]`;
  }

  /** Refuses parameters that this call does not take; the type holds the names against those of Stripe's library. */
  only<Name = string>(...names: readonly Name[]): this {
    const known: readonly unknown[] = names;
    const unknown = Object.keys(this.form).find((name) => !known.includes(name));
    if (unknown === undefined) return this;
    throw invalid(`Received unknown parameter: ${this.path(unknown)}`, this.path(unknown), 'parameter_unknown');
  }

  has(name: string): boolean {
    return this.form[name] !== undefined;
  }

  /** Text; undefined where it is absent. An empty one unsets a field. */
  text(name: string): string | undefined {
    const value = this.form[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string')
      throw invalid(`Invalid string: ${JSON.stringify(value).slice(0, 100)}`, this.path(name));
    if (value.length > LONGEST)
      throw invalid(
        `Invalid string: must be at most ${LONGEST} characters`,
        this.path(name),
        'parameter_invalid_string_length',
      );
    return value;
  }

  /** Text that is neither absent nor empty. */
  required(name: string): string {
    const value = this.text(name);
    if (value === undefined)
      throw invalid(`Missing required param: ${this.path(name)}.`, this.path(name), 'parameter_missing');
    if (value === '')
      throw invalid(`You passed an empty string for '${this.path(name)}'.`, this.path(name), 'parameter_invalid_empty');
    return value;
  }

  oneOf<const Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const known = values.find((one) => one === value);
    if (known === undefined)
      throw invalid(`Invalid ${this.path(name)}: must be one of ${values.join(', ')}`, this.path(name));
    return known;
  }

  /** Whole number; undefined where it is absent. */
  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value))
      throw invalid(`Invalid integer: ${value.slice(0, 100)}`, this.path(name), 'parameter_invalid_integer');
    return Number(value);
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false')
      throw invalid(`Invalid boolean: ${value.slice(0, 100)}`, this.path(name));
    return value === 'true';
  }

  /** Nested parameters; undefined where they are absent or unset by an empty text. */
  nested(name: string): Params | undefined {
    const value: FormValue | undefined = this.form[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string' || Array.isArray(value)) throw invalid(`Invalid object`, this.path(name));
    return new Params(value, this.path(name));
  }

  /** List of nested parameters. */
  list(name: string): Params[] | undefined {
    const value = this.form[name];
    if (value === undefined) return undefined;
    if (value === '') return [];
    if (!Array.isArray(value)) throw invalid('Invalid array', this.path(name));
    return value.map((one, at) => {
      if (typeof one === 'string' || Array.isArray(one)) throw invalid('Invalid object', `${this.path(name)}[${at}]`);
      return new Params(one, `${this.path(name)}[${at}]`);
    });
  }

  texts(name: string): string[] | undefined {
    const value = this.form[name];
    if (value === undefined) return undefined;
    if (value === '') return [];
    if (!Array.isArray(value)) throw invalid('Invalid array', this.path(name));
    return value.map((one, at) => {
      if (typeof one !== 'string') throw invalid('Invalid string', `${this.path(name)}[${at}]`);
      return one;
    });
  }

  /** Metadata merged over what there is: an empty value removes its key, an empty text all of them. */
  metadata(before: Readonly<Record<string, string>> = {}): Record<string, string> {
    const value = this.form['metadata'];
    if (value === undefined) return { ...before };
    if (value === '') return {};
    if (typeof value === 'string' || Array.isArray(value)) throw invalid('Invalid object', this.path('metadata'));
    const merged: Record<string, string> = { ...before };
    for (const [key, text] of Object.entries(value)) {
      if (typeof text !== 'string' || key.length > 40 || text.length > 500)
        throw invalid('Metadata keys have up to 40 characters and values up to 500.', `metadata[${key.slice(0, 40)}]`);
      if (text === '') delete merged[key];
      else merged[key] = text;
    }
    if (Object.keys(merged).length > 50) throw invalid('Metadata can have up to 50 keys.', 'metadata');
    return merged;
  }
}
