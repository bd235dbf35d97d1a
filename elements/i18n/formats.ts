/** Names between double braces in a text. */
export type SlotsOf<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | SlotsOf<Rest>
  : never;

/** Message with values to fill in. */
export type MessageWithSlots<Slot extends string> = (values: Readonly<Record<Slot, string | number>>) => string;

/** Plural forms of a message, by `Intl.PluralRules` category. */
export type PluralForms<Text extends string = string> = { readonly other: Text } & Partial<
  Readonly<Record<Exclude<Intl.LDMLPluralRule, 'other'>, Text>>
>;

/** Fills `{{name}}`; numbers are written as the locale writes them. A name that is not given stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>, locale: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? whole);
  });

/** Plural rules by locale: making them takes longer than to render a row. */
const pluralRules = new Map<string, Intl.PluralRules>();

const rulesOf = (locale: string): Intl.PluralRules => {
  const known = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, known);
  return known;
};

/** Chooses the form for `count`, then fills it. */
export const fillPlural = (
  forms: PluralForms,
  values: Readonly<Record<string, string | number>>,
  locale: string,
): string => {
  const form = rulesOf(locale).select(Number(values['count'] ?? 0));
  return fill(forms[form] ?? forms.other, values, locale);
};

/** Makers of a language's messages with values in them: `const { message, counted } = formatsOf('de')`. */
export const formatsOf = (locale: string) => ({
  /** `message('Sent to {{email}}')({ email })` */
  message:
    <const Text extends string>(text: Text): MessageWithSlots<SlotsOf<Text>> =>
    (values) =>
      fill(text, values, locale),
  /** `counted({ one: '{{count}} day', other: '{{count}} days' })({ count: 3 })` */
  counted:
    <const Text extends string>(forms: PluralForms<Text>): MessageWithSlots<SlotsOf<Text> | 'count'> =>
    (values) =>
      fillPlural(forms, values, locale),
});

/** List of items in a sentence, such as "one, two and three". */
export const formatList = (locale: string, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
