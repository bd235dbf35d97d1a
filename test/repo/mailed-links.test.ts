import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Module that takes mailed links out of the address when it is loaded. */
const FIRST = 'core/browser/mailed-link.ts';

/** The first module that a file imports or passes on: it is the first that runs. */
const firstOf = (file: string): string => {
  const [, path = ''] = /(?:import|from) '(\.[^']+)';/.exec(readFileSync(file, 'utf8')) ?? [];
  return posix.join(posix.dirname(file), path);
};

const doors = [
  ...readdirSync('adapters').map((name) => `adapters/${name}/index.ts`),
  'adapters/vanilla/loader.ts',
  'adapters/vanilla/mailed-links.ts',
  'elements/kit/define.ts',
];

describe('a mailed link is taken out of the address', () => {
  for (const door of doors) it(`first of all by ${door}`, () => expect(firstOf(door)).toBe(FIRST));

  it('before any await or request', () => {
    const text = readFileSync(FIRST, 'utf8');
    expect(text).not.toMatch(/\bawait\b|\bimport\(|\.then\(|setTimeout|addEventListener|queueMicrotask/);
  });
});
