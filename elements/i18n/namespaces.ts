/**
 * Messages by namespace, in the shape that English gives them: each file of `en/` adds its own line. A namespace is what
 * loads by itself, one file in each language's folder.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by the files of `en/`
export interface Messages {}

export type Namespace = keyof Messages;

/** Messages that every element has: they come with its definition. */
export type CommonMessages = Messages['common'];

/** Some messages of a namespace; English is the fallback for the rest. */
export type Incomplete<Value> = Value extends string | ((...values: never[]) => unknown)
  ? Value
  : { readonly [Key in keyof Value]?: Incomplete<Value[Key]> };

/**
 * File of a namespace in one language: `export const messages = {…} satisfies Messages['login']` where it has them all,
 * `export const incomplete = {…} satisfies Incomplete<Messages['login']>` where English is the fallback.
 */
export type MessagesFile<Value> = { readonly messages: Value } | { readonly incomplete: Incomplete<Value> };

/** All messages of a language: those that every element has, and the files of the other namespaces. */
export interface Catalog {
  readonly common: MessagesFile<Messages['common']>;
  /** By path from the catalog's folder, as `import.meta.glob` gives them. */
  readonly files: Readonly<Record<string, () => Promise<unknown>>>;
}
