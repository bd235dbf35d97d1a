/** Conversion of an attribute's text to a typed property, and back. */
export interface AttributeType<Value> {
  /** Parses an attribute; `null` where it is absent. */
  read(text: string | null): Value;
  /** Serializes a value; `null` removes the attribute. */
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

/** One of the listed keywords; the first is the default, also for an unknown one. */
export const oneOf = <const Word extends string>(first: Word, ...others: Word[]): AttributeType<Word> => {
  const words: readonly Word[] = [first, ...others];
  return {
    read: (text) => words.find((word) => word === text) ?? first,
    write: (value) => value ?? null,
  };
};

/** One of the listed keywords; `undefined` where it is absent or unknown. */
export const maybeOneOf = <const Word extends string>(...words: Word[]): AttributeType<Word | undefined> => ({
  read: (text) => words.find((word) => word === text),
  write: (value) => value ?? null,
});

/**
 * Boolean attribute: true when present, whatever its text. Ours: except `"false"`, which frameworks write for a
 * property that is false.
 */
export const flag = (): AttributeType<boolean> => ({
  read: (text) => text !== null && text !== 'false',
  write: (value) => (value ? '' : null),
});

/** Finite number; anything else, empty text included, is the fallback. */
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

/** Types of a definition's attributes, by property name. */
// oxlint-disable-next-line typescript/no-explicit-any -- each attribute has a type of its own
export type AttributeTypes = Readonly<Record<string, AttributeType<any>>>;

/** Typed properties of a table of attribute types. */
export type AttributeValues<Types extends AttributeTypes> = {
  [Name in keyof Types]: Types[Name] extends AttributeType<infer Value> ? Value : never;
};

/**
 * Attribute name of a property: `baseUrl` is `base-url`. Without a regular expression: a page's first one takes an
 * engine longer than all the names.
 */
export const attributeName = (property: string): string => {
  let name = '';
  for (const letter of property) name += letter < 'a' ? `-${letter.toLowerCase()}` : letter;
  return name;
};

/** Marks a property that is set by script only and never becomes an attribute. */
export interface RichType<Value> {
  readonly rich?: Value;
}

/** Property for objects and functions. */
export const rich = <Value>(): RichType<Value> => ({});

// oxlint-disable-next-line typescript/no-explicit-any -- each property has a type of its own
export type RichTypes = Readonly<Record<string, RichType<any>>>;

/** Properties of a table of rich types; each can be absent. */
export type RichValues<Types extends RichTypes> = {
  [Name in keyof Types]: (Types[Name] extends RichType<infer Value> ? Value : never) | undefined;
};
