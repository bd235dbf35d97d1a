import { messages as english } from './en/common.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { Catalog, Messages, MessagesFile, Namespace } from './namespaces.ts';

export type LoadCatalog = () => Catalog | Promise<Catalog>;

const FOLDER = /^\.\/([\w-]+)\//;
const folders = import.meta.glob<{ catalog: Catalog }>('./*/catalog.ts');

/** Catalogs by language, each fetched when it is read. */
export const catalogs: Record<string, LoadCatalog> = Object.fromEntries(
  Object.entries(folders).map(([path, load]) => [FOLDER.exec(path)?.[1], () => load().then(({ catalog }) => catalog)]),
);

/** Loader of a language's catalog; English for one without a folder. */
export const catalogOf = (language: Language): LoadCatalog =>
  // English has a folder
  (catalogs[language] ?? catalogs[DEFAULT_LANGUAGE]) as LoadCatalog;

type Loaded<Name extends Namespace> = Messages[Name] | Promise<Messages[Name]>;

/**
 * Loads a namespace: the common messages of English, which come with the elements, at once, others once their file is there,
 * English over what is missing.
 */
export const loadMessages = <Name extends Namespace>(from: LoadCatalog, name: Name): Loaded<Name> => {
  // the name tells the type
  if (name === 'common' && from === catalogOf(DEFAULT_LANGUAGE)) return english as Messages[Name];
  const catalog = from();
  return catalog instanceof Promise ? catalog.then((come) => fromCatalog(come, name)) : fromCatalog(catalog, name);
};

const inEnglish = <Name extends Namespace>(name: Name): Loaded<Name> => loadMessages(catalogOf(DEFAULT_LANGUAGE), name);

const fromCatalog = <Name extends Namespace>({ common, files }: Catalog, name: Name): Loaded<Name> => {
  // a file has the messages of the namespace that it is named by
  if (name === 'common') return completed(common as MessagesFile<Messages[Name]>, name);
  const load = files[`./${name}.ts`] as (() => Promise<MessagesFile<Messages[Name]>>) | undefined;
  return load ? load().then((file) => completed(file, name)) : inEnglish(name);
};

const completed = <Name extends Namespace>(file: MessagesFile<Messages[Name]>, name: Name): Loaded<Name> => {
  if ('messages' in file) return file.messages;
  const { incomplete } = file;
  return Promise.all([inEnglish(name), import('./complete.ts')]).then(([whole, { complete }]) =>
    complete(whole, incomplete),
  );
};
