import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPEN } from '../../demo/preview/pseudo/pseudo-text.ts';
import { catalogOf } from '../../elements/i18n/catalog.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../elements/i18n/languages.ts';

const ROOT = 'elements/i18n';

// the list's own keys
const languages = Object.keys(LANGUAGES) as Language[];
const folders = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const filesOf = (language: string) => readdirSync(join(ROOT, language)).toSorted();

/** Every text of a file by its path in it; a message with values is a function. */
const textsOf = (value: unknown, path = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
    : [[path, value]];

type File = Readonly<Partial<Record<'messages' | 'incomplete', unknown>>>;
const modules = import.meta.glob<File>('../../elements/i18n/*/*.ts', { eager: true });
const moduleOf = (language: string, file: string) => modules[`../../elements/i18n/${language}/${file}`];

describe('a language', () => {
  it('is a folder and a line in languages.ts', () => {
    expect(folders.toSorted()).toEqual(languages.toSorted());
  });

  it.each(languages)('has no file in %s that English has not', (language) => {
    expect(filesOf(language).filter((file) => !filesOf(DEFAULT_LANGUAGE).includes(file))).toEqual([]);
  });

  it.each(languages)(
    'has every message of English in %s, or leaves it to English where its file says that it is incomplete',
    (language) => {
      for (const file of filesOf(language).filter((name) => name !== 'catalog.ts')) {
        const english = new Map(textsOf(moduleOf(DEFAULT_LANGUAGE, file)?.messages));
        const { messages, incomplete } = moduleOf(language, file) ?? {};
        const texts = textsOf(messages ?? incomplete);
        expect(texts.filter(([path, text]) => typeof text !== typeof english.get(path))).toEqual([]);
        if (messages) expect(texts.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
      }
    },
  );

  it.each(languages)('has a catalog of its own in %s', async (language) => {
    const { files } = await catalogOf(language)();
    const namespaces = filesOf(language).filter((file) => !/^(catalog|common|mails)\.ts$/.test(file));
    expect(Object.keys(files).toSorted()).toEqual(namespaces.map((file) => `./${file}`));
  });

  it('is named by no file of code but languages.ts, so that its folder and its line are all it takes', () => {
    const others = languages.filter((language) => language !== DEFAULT_LANGUAGE);
    const naming = new RegExp(`i18n/(${others.join('|')})/|\\.(${others.join('|')})\\.ts`);
    const code = ['core', 'elements', 'adapters', 'demo/server', 'demo/preview', 'demo/shell'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    );
    const files = code.filter((file) => /\.tsx?$/.test(file) && !/elements\/i18n\/[a-z-]+\//.test(file));
    expect(files.filter((file) => naming.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('the pseudo-locale', () => {
  const built = ['cdn', 'npm', 'react'].flatMap((form) => {
    const folder = join('dist', form);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => join(folder, file));
  });

  it('is in nothing that is published', () => {
    expect(built.length).toBeGreaterThan(0);
    expect(built.filter((file) => readFileSync(file, 'utf8').includes(OPEN))).toEqual([]);
  });
});
