import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const KIT = 'elements/ui/';
const IMPORT = /^import (?!type )\{?([^}]*?)\}? from '(\.[^']+)'/gm;

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

/** Files of the kit that a file imports components from. */
const componentsOf = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, names = '', path = '']) => ({
    names: names.split(',').map((name) => name.trim()),
    path: posix.join(dirname(file), path),
  }))
    .filter(
      ({ path, names }) => path.startsWith(KIT) && path.endsWith('.tsx') && names.some((name) => /^[A-Z]/.test(name)),
    )
    .map(({ path }) => path);

/** Files of the kit that a file imports, at once or later. */
const kitFilesOf = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g), ([, path = '']) =>
    posix.join(dirname(file), path),
  ).filter((path) => path.startsWith(KIT));

const folderOf = (file: string): string => file.slice(KIT.length).split('/')[0] ?? '';

describe('the components of the kit', () => {
  const entries = filesUnder('demo/preview/gallery/entries');

  it('that a screen uses have an entry in the gallery', () => {
    const screens = filesUnder('elements').filter((file) => !file.startsWith(KIT));
    const used = new Set(screens.flatMap(componentsOf).map(folderOf));
    const shown = new Set(entries.flatMap(componentsOf).map(folderOf));
    expect(used.size).toBeGreaterThan(40);
    expect([...used].filter((folder) => !shown.has(folder))).toEqual([]);
  });

  it('are all seen in the gallery, by themselves or inside another', () => {
    const seen = new Set(entries.flatMap(kitFilesOf));
    // grows while it is walked
    for (const file of seen) for (const inner of kitFilesOf(file)) seen.add(inner);
    const components = filesUnder(KIT).filter(
      (file) => file.endsWith('.tsx') && /^export const [A-Z]\w*[a-z]\w* = /m.test(readFileSync(file, 'utf8')),
    );
    expect(components.length).toBeGreaterThan(80);
    expect(components.filter((file) => !seen.has(file))).toEqual([]);
  });
});

describe('a style sheet', () => {
  it('reads a property that a page may set with a value for where it does not', () => {
    const sheets = readdirSync('elements', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join('elements', file));
    const faults = sheets.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/var\(--fe-[\w-]+\)/g), ([read]) => `${file}: ${read}`),
    );
    expect(sheets.length).toBeGreaterThan(80);
    expect(faults).toEqual([]);
  });
});
