import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitions, sourceOf } from '../../demo/build/definitions.ts';

/** Module that takes mailed links out of the address when it is loaded. */
const FIRST = 'core/browser/mailed-link.ts';

/** The first module that a file imports or passes on: it is the first that runs. */
const firstOf = (file: string, text = readFileSync(file, 'utf8')): string => {
  const [, path = ''] = /(?:import|from) ['"](\.[^'"]+)['"];/.exec(text) ?? [];
  return posix.join(posix.dirname(file), path);
};

/** Entries of pages; that of servers reads tokens, and has no address. */
const doors = [
  ...readdirSync('adapters', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'verify' && entry.name !== 'server')
    .map(({ name }) => `adapters/${name}/index.ts`),
  'adapters/vanilla/loader.ts',
  'adapters/vanilla/page.ts',
  'adapters/vanilla/mailed-links.ts',
  'elements/kit/define.ts',
];

describe('a mailed link is taken out of the address', () => {
  for (const door of doors) it(`first of all by ${door}`, () => expect(firstOf(door)).toBe(FIRST));

  for (const [name, module] of Object.entries(definitions))
    it(`first of all by the module that defines ${name}`, () => {
      expect(firstOf(posix.relative(process.cwd(), module), sourceOf(module))).toBe('elements/kit/define.ts');
    });

  it('before any await or request', () => {
    const text = readFileSync(FIRST, 'utf8');
    expect(text).not.toMatch(/\bawait\b|\bimport\(|\.then\(|setTimeout|addEventListener|queueMicrotask/);
  });
});
