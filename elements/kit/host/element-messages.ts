import { catalogOf, type LoadCatalog, loadMessages } from '../../i18n/catalog.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Messages, Namespace } from '../../i18n/namespaces.ts';
import { type PendingModule, fetchOnce } from '../dom/fetch-once.ts';

/** Messages of one element, all loaded before it changes its language. */
export interface ElementMessages {
  /** Starts fetching; idempotent for what is loaded or loading. */
  fetch(namespaces: readonly Namespace[], language: Language): void;
  /** Namespace, loading or loaded: for `readPromise`. */
  read<Name extends Namespace>(name: Name, language: Language): PendingModule<Messages[Name]>;
  /**
   * Resolves once every namespace requested so far is loaded in this language; `undefined` where there is nothing to
   * wait for. Failed ones are fetched again.
   */
  ready(language: Language): Promise<void> | undefined;
}

type Load<Name extends Namespace> = () => Messages[Name] | Promise<Messages[Name]>;

const loaders = new WeakMap<LoadCatalog, Partial<Record<Namespace, Load<Namespace>>>>();

/** Loader of a namespace in a language: the same function each time, so that it is fetched once per page. */
const loaderOf = <Name extends Namespace>(name: Name, language: Language): Load<Name> => {
  const from = catalogOf(language);
  const made = loaders.get(from) ?? {};
  loaders.set(from, made);
  // the loader of a namespace is cached under its name
  return (made[name] ??= () => loadMessages(from, name)) as Load<Name>;
};

export const elementMessages = (): ElementMessages => {
  const used = new Set<Namespace>(['common']);
  const read: ElementMessages['read'] = (name, language) => {
    used.add(name);
    return fetchOnce(loaderOf(name, language));
  };
  const ready: ElementMessages['ready'] = (language) => {
    const coming = [...used].map((name) => fetchOnce(loaderOf(name, language), true)).filter(({ value }) => !value);
    // a screen can have requested more during the wait
    return coming.length > 0 ? Promise.all(coming).then(() => ready(language)) : undefined;
  };
  return { fetch: (names, language) => names.forEach((name) => read(name, language)), read, ready };
};
