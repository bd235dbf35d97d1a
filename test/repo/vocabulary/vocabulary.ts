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

/** Words that comments, documents, titles, texts and names do not use, also inside a name such as `nobodyHas`. */
const WORDS = /whoever|somebody|nobody|everybody|meanwhile|\b(?:anew|foresee[ns]?)\b/gi;

/** Values that are not worded by us: an account of the system, and a key that sealed data depends on. */
const VALUES = /'nobody'|a key for development that everybody knows/g;

/** Parts of a class or custom property that the glossary retires ("Classes"): `fe-card-words`, `--_fe-bone`. */
const CLASS =
  /\b_?fe-(?:[a-z]+-)*(?:words?|bones?|unseen|voice|cut|trouble|maker|face|said|verdict|who)\b(?:-[a-z]+)*/g;

/** First words of a doc comment that name nothing. */
const RIDDLE = /\/\*\*\s+(?:\*\s+)?(What|Who|Whom|Whose|Whoever|Where|It)\b/g;

/** First word of a title or description that names nothing. */
const RIDDLE_TITLE = /^(what|who|whom|whoever|where|it)\b/i;

/** Phrases that product English says in another way. */
const DIALECT =
  /\b(told (that|of|why|how)|(has|have) come|comes? to nothing|goes? on\b(?! to)|all the same|at hand|in sight|(makes|starts) nothing|somewhere else)\b/i;

/** Titles of tests, one a line. */
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`\n]*\))?\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)/g;

/** Sentence that describes a component of the gallery. */
const DESCRIPTION = /^\s+is: (?:'([^'\n]+)'|"([^"\n]+)")/gm;

/** Name of a message: pronouns in it stand for a thing with a name. */
const MESSAGE_KEY = /^\s+(\w+):/gm;
const PRONOUN =
  /^(they|them|their|who|whom|whose|what|where)(?=[A-Z]|$)|(They|Them|Their|Who|Whom|Whose|What|Where)(?=[A-Z]|$)/;

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

/** Retired names that another concept has by right: a code, an attribute, a key of rows, the state of the network. */
const SHARED_NAMES: ReadonlySet<string> = new Set(['readOnly', 'tooMany', 'keyOf', 'isOffline']);

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
    return found.map(({ 0: word, index }) => `${file}:${lineAt(text, index)} ${word}`);
  });

/** Places of classes and custom properties that the glossary retires. */
export const classesIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const text = textOf(file);
    return Array.from(text.matchAll(CLASS), ({ 0: name, index }) => `${file}:${lineAt(text, index)} ${name}`);
  });

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

const findings = (file: string, pattern: RegExp, isRetired: (found: string) => boolean): string[] => {
  const text = textOf(file);
  return Array.from(text.matchAll(pattern), ({ index, ...groups }) => {
    const found = [groups[1], groups[2], groups[3]].find((group) => group !== undefined) ?? '';
    return isRetired(found) ? [`${file}:${lineAt(text, index)} ${found}`] : [];
  }).flat();
};

const isDialect = (text: string) => RIDDLE_TITLE.test(text) || DIALECT.test(text);

/** Places of test titles and descriptions of the gallery that begin with a riddle or speak a dialect. */
export const titlesIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    if (/^test\/.*\.tsx?$/.test(file)) return findings(file, TITLE, isDialect);
    return file.startsWith('demo/preview/gallery/entries/') ? findings(file, DESCRIPTION, isDialect) : [];
  });

/** Places of message keys that contain a pronoun. */
export const pronounKeysIn = (files: readonly string[]): string[] =>
  files
    .filter((file) => /^elements\/i18n\/\w+\/.*\.ts$/.test(file))
    .flatMap((file) => findings(file, MESSAGE_KEY, (key) => PRONOUN.test(key)));

/** Code without its comments and quoted texts. */
const codeOf = (file: string) => textOf(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm, '');

/** Places of names within files, tests included, that the glossary retires; those of one word alone may be of another concept. */
export const innerNamesIn = (files: readonly string[]): string[] => {
  const retired = [...retiredNames()].filter((name) => /[a-z][A-Z]|_/.test(name) && !SHARED_NAMES.has(name));
  const names = new RegExp(`\\b(${retired.join('|')})\\b`, 'g');
  return files
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) => unique(Array.from(codeOf(file).matchAll(names), ([name]) => `${file} ${name}`)));
};
