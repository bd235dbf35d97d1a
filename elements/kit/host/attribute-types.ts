/** How an attribute's text becomes a typed property, and back. */
export interface AttributeType<Value> {
  /** The value of an attribute; `null` where it is absent. */
  read(text: string | null): Value;
  /** The text that stands for a value; `null` takes the attribute away. */
  write(value: Value | null | undefined): string | null;
}

/** Any text; empty text is a value of its own, an absent attribute is `undefined` or the fallback. */
export function text(): AttributeType<string | undefined>;
export function text(fallback: string): AttributeType<string>;
export function text(fallback?: string): AttributeType<string | undefined> {
  return {
    read: (text) => text ?? fallback,
    write: (value) => (value === undefined || value === null ? null : String(value)),
  };
}

/** One of the listed words; the first is the default, and what an unknown word falls back to. */
export const oneOf = <const Word extends string>(first: Word, ...others: Word[]): AttributeType<Word> => {
  const words: readonly Word[] = [first, ...others];
  return {
    read: (text) => words.find((word) => word === text) ?? first,
    write: (value) => value ?? null,
  };
};

/** One of the listed words; `undefined` where it is absent or another. */
export const maybeOneOf = <const Word extends string>(...words: Word[]): AttributeType<Word | undefined> => ({
  read: (text) => words.find((word) => word === text),
  write: (value) => value ?? null,
});

/**
 * On when the attribute is there, whatever it says. Ours: except `"false"`, which frameworks write for a property that is
 * false.
 */
export const flag = (): AttributeType<boolean> => ({
  read: (text) => text !== null && text !== 'false',
  write: (value) => (value ? '' : null),
});

/** A finite number; anything else, empty text included, is the fallback. */
export function number(): AttributeType<number | undefined>;
export function number(fallback: number): AttributeType<number>;
export function number(fallback?: number): AttributeType<number | undefined> {
  return {
    read: (text) => {
      const value = Number(text?.trim() || Number.NaN);
      return Number.isFinite(value) ? value : fallback;
    },
    write: (value) => (value === undefined || value === null ? null : String(value)),
  };
}

/** The types of a definition's attributes, by property name. */
// oxlint-disable-next-line typescript/no-explicit-any -- each attribute has a type of its own
export type AttributeTypes = Readonly<Record<string, AttributeType<any>>>;

/** The typed properties that a table of attribute types gives. */
export type AttributeValues<Types extends AttributeTypes> = {
  [Name in keyof Types]: Types[Name] extends AttributeType<infer Value> ? Value : never;
};

/** `baseUrl` is the attribute `base-url`. Without a pattern: a page's first takes an engine longer than all the names. */
export const attributeName = (property: string): string => {
  let name = '';
  for (const letter of property) name += letter < 'a' ? `-${letter.toLowerCase()}` : letter;
  return name;
};

/** Marks a property that is set by script only and never becomes an attribute. */
export interface RichType<Value> {
  readonly rich?: Value;
}

/** A property for objects and functions. */
export const rich = <Value>(): RichType<Value> => ({});

// oxlint-disable-next-line typescript/no-explicit-any -- each property has a type of its own
export type RichTypes = Readonly<Record<string, RichType<any>>>;

/** The properties that a table of rich types gives; each may be absent. */
export type RichValues<Types extends RichTypes> = {
  [Name in keyof Types]: (Types[Name] extends RichType<infer Value> ? Value : never) | undefined;
};
