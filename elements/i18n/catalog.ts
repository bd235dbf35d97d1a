import { catalog as english } from './en/catalog.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { Catalog, Messages, MessagesFile, Namespace } from './namespaces.ts';

export type LoadCatalog = () => Catalog | Promise<Catalog>;

const inDefault: LoadCatalog = () => english;

const FOLDER = /^\.\/([\w-]+)\//;
const others = import.meta.glob<{ catalog: Catalog }>(['./*/catalog.ts', '!./en/*']);

/** Catalogs by language: the default one comes with the elements, the others are fetched when they are read. */
export const catalogs: Record<string, LoadCatalog> = Object.fromEntries([
  [DEFAULT_LANGUAGE, inDefault],
  ...Object.entries(others).map(([path, load]) => [
    FOLDER.exec(path)?.[1],
    () => load().then(({ catalog }) => catalog),
  ]),
]);

/** Loader of a language's catalog; English for one without a folder. */
export const catalogOf = (language: Language): LoadCatalog => catalogs[language] ?? inDefault;

type Loaded<Name extends Namespace> = Messages[Name] | Promise<Messages[Name]>;

/** Loads a namespace: messages of the catalog itself at once, those of a file once it is there, English over what is missing. */
export const loadMessages = <Name extends Namespace>(from: LoadCatalog, name: Name): Loaded<Name> => {
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
