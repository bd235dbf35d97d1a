import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Parts of the tree that are checked by themselves; a file belongs to the first that fits. */
const AREAS = [
  'core',
  'elements/kit',
  'elements/ui',
  'elements/i18n',
  'elements/login-box',
  'elements/admin-portal',
  'elements',
  'adapters',
  'demo/server',
  'demo/docs',
  'demo',
  'test',
] as const;

type VocabularyArea = (typeof AREAS)[number] | 'README.md';

/** Folders within which exported types have names of their own. */
export const LAYERS = ['core', 'elements', 'adapters', 'demo/server', 'demo/preview', 'demo/shell', 'demo/pages'];

const GLOSSARY = join('demo', 'docs', 'glossary.md');

/** Words that comments, documents, titles and texts do not use. */
const WORDS = /\b(whoever|somebody|nobody|everybody|anew|meanwhile|foresee[ns]?)\b/gi;

/** Values that are not worded by us: an account of the system, and a key that sealed data depends on. */
const VALUES = /'nobody'|a key for development that everybody knows/g;

/** First words of a doc comment that name nothing. */
const RIDDLE = /\/\*\*\s+(?:\*\s+)?(What|Who|Whom|Whose|Whoever|Where|It)\b/g;

const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:(type|interface|class|const|function\*?|async function) (\w+)|const \{([^}]+)\} =)/gm;

const isOwn = (file: string) => !file.includes('vocabulary') && file !== GLOSSARY;

/** Sources and documents of the tree. */
export const vocabularyFiles = (): string[] => [
  'README.md',
  ...['core', 'elements', 'adapters', 'demo', 'test']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(tsx?|mjs|css|html|md)$/.test(file) && isOwn(file)),
];

export const areaOf = (file: string): VocabularyArea =>
  AREAS.find((area) => file.startsWith(`${area}/`)) ?? 'README.md';

const textOf = (file: string) => readFileSync(file, 'utf8');

export interface Declaration {
  name: string;
  file: string;
  isType: boolean;
}

/** Everything that a file exports by a declaration of its own. */
export const declarationsIn = (file: string): Declaration[] =>
  Array.from(textOf(file).matchAll(DECLARED), ([, kind = '', name, several = '']) => {
    const names = name === undefined ? several.split(',').map((one) => one.split(':').at(-1)?.trim() ?? '') : [name];
    return names
      .filter((one) => one !== '')
      .map((one) => ({ name: one, file, isType: ['type', 'interface', 'class'].includes(kind) }));
  }).flat();

const unique = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

/** Names in the glossary's last columns; those with a qualifier behind them are names of another concept, too. */
const retiredNames = (): ReadonlySet<string> =>
  new Set(
    textOf(GLOSSARY)
      .split('\n')
      .filter((line) => /^\| (?!-)/.test(line) && line.split(' | ').length > 1)
      .flatMap((line) =>
        Array.from((line.split(' | ').at(-1) ?? '').matchAll(/`([\w-]+)`(?! \()/g), ([, name = '']) => name),
      ),
  );

/** Part of a file's name before its role. */
const stemOf = (file: string) => basename(file).split('.')[0] ?? '';

const isCode = (file: string) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('test/');

/** Exported names and names of files that the glossary retires, by area. */
export const retiredIn = (files: readonly string[]): Partial<Record<VocabularyArea, string[]>> => {
  const retired = retiredNames();
  const found = files
    .filter(isCode)
    .flatMap((file) => [...declarationsIn(file).map(({ name }) => name), stemOf(file)].map((name) => ({ name, file })))
    .filter(({ name }) => retired.has(name));
  const areas = unique(found.map(({ file }) => areaOf(file))) as VocabularyArea[]; // of these files
  return Object.fromEntries(
    areas.map((area) => [area, unique(found.filter(({ file }) => areaOf(file) === area).map(({ name }) => name))]),
  );
};

/** Names of exported types that two files of a layer share. */
export const sharedTypes = (layer: string, files: readonly string[]): string[] => {
  const types = files
    .filter((file) => file.startsWith(`${layer}/`) && isCode(file))
    .flatMap((file) => declarationsIn(file).filter(({ isType }) => isType));
  return unique(
    types
      .filter((one) => types.some(({ name, file }) => name === one.name && file !== one.file))
      .map(({ name }) => name),
  );
};

/** Places of words that are retired, and of comments that begin with a riddle: `file:line word`. */
export const wordsIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const text = textOf(file).replaceAll(VALUES, '');
    const found = [...text.matchAll(WORDS), ...(file.endsWith('.md') ? [] : text.matchAll(RIDDLE))];
    return found.map(({ 0: word, index }) => `${file}:${text.slice(0, index).split('\n').length} ${word}`);
  });
