import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { loginBox, portal } from '../../adapters/testing/playwright/index.ts';

const FOLDERS = ['core', 'elements', 'adapters', 'demo', 'test'];
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
).filter((file) => /\.(tsx?|mjs|css|html)$/.test(file));
const DOCUMENTS = join('demo', 'docs');
const DECISIONS = join(DOCUMENTS, 'decisions');
const pages = readdirSync(DOCUMENTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => join(DOCUMENTS, file));

/** A file or folder as documents name it. */
const IN_THE_TREE = /`((?:core|elements|adapters|demo|test)\/[\w./-]+)`/g;
const textOf = (file: string) => readFileSync(file, 'utf8');
describe('the README', () => {
  const readme = textOf('README.md');

  it('has no broken links', () => {
    const links = Array.from(readme.matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g), ([, link]) => link ?? '');
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  it('lists no choices, which are documented at their code', () => {
    expect(readme).not.toContain('Ours:');
  });

  it.each(['npm start', 'npm test', 'Decisions'])('mentions %s', (words) => {
    expect(readme).toContain(words);
  });
});

/** Text without its blocks of code, which have brackets of their own. */
const proseOf = (file: string) => textOf(file).replaceAll(/^ *```[^]*?^ *```$/gm, '');
const linksIn = (file: string): string[] =>
  Array.from(proseOf(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g), ([, link]) =>
    join(dirname(file), link ?? ''),
  );

describe('the documents', () => {
  it('begin with a README of at most 100 lines', () => {
    expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  });

  it('have no broken links', () => {
    expect(pages.flatMap((page) => linksIn(page).filter((link) => !existsSync(link)))).toEqual([]);
  });

  it('name only files and folders that exist', () => {
    const named = pages.flatMap((page) =>
      Array.from(textOf(page).matchAll(IN_THE_TREE), ([, path = '']) => ({ page, path })),
    );
    expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
  });

  it('are all reached from the README', () => {
    const reached = new Set(['README.md']);
    // a set that grows while it is gone through is gone through to its end
    for (const page of reached)
      for (const link of linksIn(page)) if (link.endsWith('.md') && existsSync(link)) reached.add(link);
    expect(pages.filter((page) => !reached.has(page))).toEqual([]);
  });
});

/** The rows of a page's tables of decisions, cell by cell. */
const rowsOf = (file: string): string[][] =>
  textOf(file)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (-+|choice) /.test(line))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    );
const DATE = /\b\d{4}-\d\d-\d\d\b/;
const isWhole = (row: readonly string[]): boolean =>
  row.length === 5 && row.every((cell) => cell !== '') && DATE.test(row[4] ?? '');
const quoted = (text: string): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, path]) => path ?? '');

describe('the decisions', () => {
  const index = join(DECISIONS, 'README.md');
  const subjects = pages.filter((page) => page.startsWith(DECISIONS) && page !== index);
  it('are indexed in one line a file', () => {
    const listed = Array.from(textOf(index).matchAll(/^- \[[\w-]+\.md\]\(([\w-]+\.md)\): \S.*/gm), ([, file]) =>
      join(DECISIONS, file ?? ''),
    );
    expect(listed.toSorted()).toEqual(subjects.toSorted());
  });

  describe.each(subjects)('of %s', (file) => {
    it('list choice, reason, cost, place and date in each row', () => {
      expect(rowsOf(file).filter((row) => !isWhole(row))).toEqual([]);
    });

    it('name existing files, and a date', () => {
      const inRows = rowsOf(file).map(([, , , where = '']) => quoted(where));
      const inText = Array.from(textOf(file).matchAll(IN_THE_TREE), ([, path]) => path ?? '');
      expect(inRows.filter((paths) => paths.length === 0)).toEqual([]);
      expect(inText).not.toEqual([]);
      expect([...inRows.flat(), ...inText].filter((path) => !existsSync(path))).toEqual([]);
      expect(textOf(file)).toMatch(DATE);
    });
  });
});

describe('a source', () => {
  it.each([
    ['postpones nothing', /\b(TODO|FIXME|XXX)\b/],
    ['names no folder of a machine', /['"`(\s]\/(root|home|work|Users)\/[a-z]/],
    ['leaves no test out but for a program that is missing', /\b(it|test|describe)\.(only\(|skip\((?!!))/],
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

describe('the page on testing', () => {
  const { users, groups, roles, ...frame } = portal({} as Page); // looked at, never used
  const boxPage = { getByRole: () => ({ or: () => undefined }), getByText: () => undefined } as unknown as Page; // the same
  const objects: [string, object[]][] = [
    ['`loginBox(page)`', [loginBox(boxPage)]],
    ['`portal(page)`', [frame, users, { users, groups, roles }]],
    ['`portal(page).users`', [users]],
    ['`portal(page).groups`, `portal(page).roles`', [groups]],
  ];

  it.each(objects)('names members that %s has', (name, members) => {
    const row = textOf(join(DOCUMENTS, 'testing.md'))
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .find(([, first]) => first === name);
    const named = Array.from((row?.[2] ?? '').matchAll(/`(\w+)/g), ([, member = '']) => member);
    expect(named).not.toEqual([]);
    expect(named.filter((member) => !members.some((object) => member in object))).toEqual([]);
  });
});
