import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['core', 'elements', 'adapters', 'demo', 'test'];
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
).filter((file) => /\.(tsx?|mjs|css|html)$/.test(file));
const textOf = (file: string) => readFileSync(file, 'utf8');
const tagsIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, tag]) => tag ?? '').toSorted();

const tags = tagsIn(textOf('elements/manifest.ts'), /tag: '(fe-[a-z-]+)'/g);

describe('the manifest of elements', () => {
  it('names each element that has a definition', () => {
    const defined = readdirSync('elements', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.element.ts'),
    );
    expect(tagsIn(defined.map((file) => textOf(join('elements', file))).join(''), /^ \* `<(fe-[a-z-]+)>`/gm)).toEqual(
      tags,
    );
  });

  it('is what the README lists', () => {
    expect(tagsIn(textOf('README.md'), /^\| `<(fe-[a-z-]+)>`/gm)).toEqual(tags);
  });

  it('is what custom-elements.json was made of', () => {
    expect(tagsIn(textOf('dist/custom-elements.json'), /"tagName": "(fe-[a-z-]+)"/g)).toEqual(tags);
  });

  it.each(tags)('says in %s what the element is and where it comes from', (tag) => {
    const file = textOf('elements/manifest.ts').match(new RegExp(`'${tag}',[^}]*source: '([^']+)'`))?.[1] ?? '';
    expect(textOf(file)).toMatch(new RegExp(`\\* \`<${tag}>\`: .+`));
    expect(textOf(file)).toContain('Source: SPEC §');
  });
});

describe('the README', () => {
  const readme = textOf('README.md');

  it('links to nothing that is not there', () => {
    const links = Array.from(readme.matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g), ([, link]) => link ?? '');
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  it('leaves what a choice of ours is to the place where it is made', () => {
    expect(readme).not.toContain('Ours:');
  });

  it.each(['npm start', 'npm test', 'Decisions'])('tells of %s', (words) => {
    expect(readme).toContain(words);
  });
});

describe('a source', () => {
  it.each([
    ['postpones nothing', /\b(TODO|FIXME|XXX)\b/],
    ['names no folder of a machine', /['"`(\s]\/(root|home|work|Users)\/[a-z]/],
    ['leaves no test out or alone', /\b(it|test|describe)\.(only|skip)\(/],
  ])('%s', (_, pattern) => {
    const own = sources.filter((file) => !file.startsWith('test/repo/'));
    expect(own.filter((file) => pattern.test(textOf(file)))).toEqual([]);
  });
});

describe('the lockfile', () => {
  it('names the binaries of every platform, as npm ci asks everywhere', () => {
    interface Locked {
      optionalDependencies?: Record<string, string>;
    }
    const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Locked> }; // npm's own
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });
});
