import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPEN } from '../../demo/preview/pseudo/pseudo-text.ts';
import { catalogOf } from '../../elements/i18n/catalog.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../elements/i18n/languages.ts';
import { localizationPath } from '../../elements/i18n/localize.ts';
import type { Namespace } from '../../elements/i18n/namespaces.ts';
// @ts-expect-error -- a script without types, which npm run size runs as it is
import { readBuild } from './sizes.mjs';

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
        expect(texts.filter(([path, text]) => text === '' && english.get(path) !== '')).toEqual([]);
        if (messages) expect(texts.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
      }
    },
  );

  it('has messages that a host replaces one by one: none is a group of others in another file', () => {
    const namespaces = filesOf(DEFAULT_LANGUAGE).filter((file) => !['catalog.ts', 'mails.ts'].includes(file));
    const paths = namespaces.flatMap((file) => {
      const section = localizationPath(file.slice(0, -'.ts'.length) as Namespace).join('.');
      return textsOf(moduleOf(DEFAULT_LANGUAGE, file)?.messages).map(([path]) => `${section}${path}`);
    });
    const seen = new Set(paths);
    const groups = paths.flatMap((path) => path.split('.').map((_, end, keys) => keys.slice(0, end).join('.')));
    expect(groups.filter((group) => seen.has(group))).toEqual([]);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it.each(languages)('has a catalog of its own in %s', async (language) => {
    const { files } = await catalogOf(language)();
    const namespaces = filesOf(language).filter((file) => !/^(catalog|common|mails)\.ts$/.test(file));
    expect(Object.keys(files).toSorted()).toEqual(namespaces.map((file) => `./${file}`));
  });

  it('is named by no file of code but languages.ts, so that its folder and its line are all it takes', () => {
    const others = languages.filter((language) => language !== DEFAULT_LANGUAGE);
    const naming = new RegExp(`^(?! *(/?\\*|//)).*(i18n/(${others.join('|')})/|'(${others.join('|')})')`, 'm');
    const code = ['core', 'elements', 'adapters', 'demo/pages', 'demo/server', 'demo/preview', 'demo/shell'].flatMap(
      (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    );
    const files = code.filter((file) => /\.tsx?$/.test(file) && !/elements\/i18n\/[a-z-]+\//.test(file));
    expect(files.filter((file) => naming.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

/** Texts that are long enough to be nothing else, and are written the same in code. */
const telling = (file: string, language: string) =>
  textsOf(moduleOf(language, file)?.messages)
    .map(([, text]) => text)
    .filter((text): text is string => typeof text === 'string' && text.length > 20 && !/['"`]/.test(text));

describe('before the first field', () => {
  const { manifest, closure } = readBuild('dist/cdn') as {
    manifest: Readonly<Record<string, { file: string }>>;
    closure: (keys: readonly string[]) => Set<string>;
  };
  const first = Object.keys(manifest).filter((key) => manifest[key]?.file === 'login-box.js');
  const code = [...closure(first)].map((key) => readFileSync(`dist/cdn/${manifest[key]?.file}`, 'utf8')).join('\n');
  it('only the common messages of the default language are loaded', () => {
    const [common, ...others] = [
      'common.ts',
      'login.ts',
      'login-more.ts',
      'ui.ts',
      'ui-more.ts',
      'portal.ts',
      'users.ts',
    ];
    expect(telling(common!, DEFAULT_LANGUAGE).filter((text) => !code.includes(text))).toEqual([]);
    const rest = others.flatMap((file) => telling(file, DEFAULT_LANGUAGE));
    const foreign = languages
      .filter((language) => language !== DEFAULT_LANGUAGE)
      .flatMap((language) => [common!, ...others].flatMap((file) => telling(file, language)));
    expect(rest.length).toBeGreaterThan(100);
    const beyond = telling(common!, DEFAULT_LANGUAGE).reduce((left, text) => left.replaceAll(text, ''), code);
    expect([...rest, ...foreign].filter((text) => beyond.includes(text))).toEqual([]);
  });

  it.each(languages)('and each namespace in %s is a file that is fetched by itself', (language) => {
    const files = filesOf(language).filter((file) => !/^(catalog|common|mails)\.ts$/.test(file));
    expect(files.filter((file) => !manifest[`elements/i18n/${language}/${file}`])).toEqual([]);
  });
});

describe('the pseudo-locale', () => {
  const built = ['cdn', 'npm', 'react'].flatMap((form) => {
    const folder = join('dist', form);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => join(folder, file));
  });

  it('is not published', () => {
    expect(built.length).toBeGreaterThan(0);
    expect(built.filter((file) => readFileSync(file, 'utf8').includes(OPEN))).toEqual([]);
  });
});
