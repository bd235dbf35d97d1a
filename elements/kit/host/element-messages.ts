import { catalogOf, type LoadCatalog, loadMessages } from '../../i18n/catalog.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Messages, Namespace } from '../../i18n/namespaces.ts';
import { type PendingModule, fetchOnce } from '../dom/fetch-once.ts';

/** Messages that one element uses: it waits for all of them before it changes its language. */
export interface ElementMessages {
  /** Starts fetching; harmless for what is there or on its way. */
  fetch(namespaces: readonly Namespace[], language: Language): void;
  /** A namespace, on its way or there: for `readPromise`. */
  read<Name extends Namespace>(name: Name, language: Language): PendingModule<Messages[Name]>;
  /**
   * Settles once every namespace that was ever asked for is there in this language; nothing to wait for is `undefined`.
   * What failed before is tried again.
   */
  ready(language: Language): Promise<void> | undefined;
}

type Load<Name extends Namespace> = () => Messages[Name] | Promise<Messages[Name]>;

const loaders = new WeakMap<LoadCatalog, Partial<Record<Namespace, Load<Namespace>>>>();

/** Loader of a namespace in a language: the same function each time, so that it is fetched once a page. */
const loaderOf = <Name extends Namespace>(name: Name, language: Language): Load<Name> => {
  const from = catalogOf(language);
  const made = loaders.get(from) ?? {};
  loaders.set(from, made);
  // what is kept under a namespace loads that namespace
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
    // a screen may have asked for more in the meantime
    return coming.length > 0 ? Promise.all(coming).then(() => ready(language)) : undefined;
  };
  return { fetch: (names, language) => names.forEach((name) => read(name, language)), read, ready };
};
