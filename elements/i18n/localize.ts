import type { Localizations } from '../../core/options.ts';
import { type PluralForms, fill, fillPlural } from './formats.ts';
import type { Namespace } from './namespaces.ts';

type Dictionary = Readonly<Record<string, unknown>>;

/** Paths in a page's `localizations`, of the namespaces that are not a tab's, and of tabs whose messages have a key of their own. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  common: ['common'],
  login: ['loginBox'],
  'login-more': ['loginBox'],
  federation: ['loginBox'],
  ui: ['ui'],
  'ui-more': ['ui'],
  // each element in a page's header is a section, and so is the checkout
  account: [],
  checkout: [],
  portal: ['adminPortal'],
  audit: ['adminPortal'],
  users: ['adminPortal'],
  groups: ['adminPortal'],
  roles: ['adminPortal'],
  tokens: ['adminPortal'],
};

/** Path in a page's `localizations` to what replaces a namespace's messages: a tab's are below the portal's, by its name. */
export const localizationPath = (name: Namespace): readonly string[] =>
  (Object.hasOwn(PATHS, name) && PATHS[name]) || [
    'adminPortal',
    name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  ];

/**
 * Messages of a namespace with the host's own over them: those for `any` language, then for the language, then for the
 * exact locale. Only messages that exist can be replaced, so a key such as `__proto__` has nothing to land on.
 */
export const localize = <Value extends object>(
  messages: Value,
  name: Namespace,
  tag: string,
  ...sources: (Localizations | undefined)[]
): Value => {
  const path = localizationPath(name);
  const keys = [...new Set(['any', tag.split('-')[0] ?? tag, tag])];
  const given = sources.flatMap((source) => keys.map((key) => own(source, key)));
  const layers = given.map((one) => path.reduce(own, one));
  // merging keeps every key and kind of the messages it is given
  return layers.reduce<Value>((merged, layer) => merge(merged as Dictionary, layer, tag) as Value, messages);
};

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (value: unknown, key: string): unknown =>
  isDictionary(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const merge = (messages: Dictionary, layer: unknown, locale: string): Dictionary => {
  if (!isDictionary(layer)) return messages;
  const merged = Object.entries(messages).map(
    ([key, message]) => [key, replace(message, own(layer, key), locale)] as const,
  );
  return Object.fromEntries(merged);
};

const replace = (message: unknown, wish: unknown, locale: string): unknown => {
  if (typeof message === 'string') return typeof wish === 'string' ? wish : message;
  if (typeof message === 'function') return filler(wish, locale) ?? message;
  return isDictionary(message) ? merge(message, wish, locale) : message;
};

const filler = (wish: unknown, locale: string): unknown => {
  if (typeof wish === 'function') return wish;
  if (typeof wish === 'string') return (values: Record<string, string>) => fill(wish, values, locale);
  if (isForms(wish)) return (values: Record<string, string>) => fillPlural(wish, values, locale);
  return undefined;
};

const isForms = (value: unknown): value is PluralForms =>
  isDictionary(value) && typeof own(value, 'other') === 'string';
