import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPEN } from '../../demo/preview/pseudo/pseudo-text.ts';
// @ts-expect-error -- a script without types, which npm run check runs as it is
import { importsOf } from './imports.mjs';

interface Import {
  to: string;
  local: boolean;
  type: boolean;
  lazy: boolean;
}

const textOf = (file: string) => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), (found) => found.slice(1));
const imports = (file: string) => (importsOf(file) as Import[]).filter(({ local, to }) => local && /\.tsx?$/.test(to));

/** A module and what it brings along. */
const closure = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { to, type, lazy } of imports(file)) if (!type && !lazy) closure(to, seen);
  return seen;
};

/** The areas that a module reads; of a group, the families. */
const areasOf = (file: string): string[] => {
  const text = textOf(file);
  const whole = all(text, /useMessages\('([^']+)'\)/g).map(([area = '']) => area);
  const families = [
    ...all(text, /useMessages\('ui'\)\.(\w+)/g),
    ...all(text, /\{([^{}]+)\} = useMessages\('ui'\)/g).flatMap(([names = '']) => names.split(',').map((one) => [one])),
  ].map(([name = '']) => `ui/${name.split(':')[0]?.trim()}`);
  return [...whole.filter((area) => area !== 'ui'), ...families];
};

const literals = (text: string) => all(text, /'([a-zA-Z]+(?:\/[a-zA-Z]+)?)'/g).map(([area = '']) => area);

/** Where a module leads by and by, and the areas it names for the way. */
const ways = (file: string): { to: string; named: string[] }[] => {
  const text = textOf(file);
  return imports(file)
    .filter(({ to, lazy }) => lazy && to.endsWith('.tsx'))
    .map(({ to }) => {
      const path = posix.relative(posix.dirname(file), to);
      const spelled = path.startsWith('.') ? path : `./${path}`;
      const [[after = ''] = []] = all(
        text,
        new RegExp(`screen\\(\\s*\\(\\) => import\\('${spelled}'\\)([^)]*)\\)`, 'g'),
      );
      return { to, named: literals(after) };
    });
};

const definitions = readdirSync('elements', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.element.ts') && textOf(join('elements', file)).includes('defineElement('))
  .map((file) => posix.join('elements', file));

/** What a way leads to, and says there without having named it; on all further ways, too. */
const unnamed = (file: string, known: ReadonlySet<string>, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  const brought = [...closure(file)];
  const here = brought.flatMap((part) =>
    areasOf(part)
      .filter((area) => !known.has(area))
      .map((area) => `${part} says "${area}", which is not named on the way to ${file}`),
  );
  // another element names its own words
  const own = brought.filter((part) => !definitions.includes(part));
  const further = own.flatMap(ways).flatMap(({ to, named }) => unnamed(to, new Set([...known, ...named]), seen));
  return [...here, ...further];
};

describe('the words of an element', () => {
  it.each(definitions)('are named by %s and its screens, so that they are fetched beside their code', (file) => {
    const text = textOf(file);
    const [[tree = ''] = []] = all(text, /load: \(\) => import\('([^']+)'\)/g);
    const [[says = ''] = []] = all(text, /says: \[([^\]]*)\]/g);
    expect(tree).not.toBe('');
    expect(unnamed(posix.join(dirname(file), tree), new Set(['common', ...literals(says)]))).toEqual([]);
  });
});

describe('the pseudo-locale', () => {
  const built = ['cdn', 'npm', 'react'].flatMap((form) =>
    readdirSync(join('dist', form), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => join('dist', form, file)),
  );

  it('is in nothing that is published', () => {
    expect(built.length).toBeGreaterThan(0);
    expect(built.filter((file) => textOf(file).includes(OPEN))).toEqual([]);
  });
});
