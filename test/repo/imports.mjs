// Who may import whom: the house's rules, held against every import in the tree.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { roomFaults } from './room-faults.mjs';

/** The rule for the files of a folder: what its relative imports may reach, as prefixes. The first that fits counts. */
const RULES = [
  { of: 'core/contract/', may: ['core/contract/'], packages: [] },
  { of: 'core/', may: ['core/'] },
  // the kit knows apps, the bus and queries, and no single feature or element
  {
    of: 'elements/kit/',
    may: [
      'elements/',
      ...['app-core.ts', 'app-types.ts', 'app.ts', 'apps.ts', 'options.ts'].map((file) => `core/${file}`),
      ...['browser', 'bus', 'contract', 'queries', 'session', 'store', 'vendor'].map((room) => `core/${room}/`),
    ],
  },
  { of: 'elements/', may: ['elements/', 'core/'] },
  {
    of: 'adapters/',
    may: [
      'adapters/',
      'elements/index.ts',
      'elements/markup.ts',
      'core/index.ts',
      'core/browser/mailed-link.ts',
      'core/contract/login-path.ts',
    ],
  },
  // a language is one folder, mails included: these files lead to it, and say times in it
  {
    of: 'demo/server/',
    may: [
      'demo/server/',
      'core/contract/',
      'core/client/sdk-version.ts',
      'elements/i18n/languages.ts',
      'elements/i18n/mails.ts',
      'elements/i18n/relative-times.ts',
    ],
  },
  { of: 'demo/preview/', may: ['demo/preview/', 'demo/server/', 'core/', 'elements/'] },
  // the server's own page is in the language that its reader asks for
  { of: 'demo/pages/auth/', may: ['demo/pages/auth/', 'adapters/', 'elements/i18n/languages.ts'] },
  { of: 'demo/build/', may: ['demo/build/'] },
  // files that a reader copies side by side
  { of: 'demo/docs/examples/', may: ['demo/docs/examples/', 'adapters/'] },
  { of: 'demo/', may: ['demo/shell/', 'demo/pages/', 'adapters/'] },
];

/** Parts that never import one another. */
const APART = [{ folder: /^elements\/login-box\/.+\/([a-z-]+)\.step\.tsx$/, among: () => true }];

/** Packages that an element's definition may not import before its first paint. */
const HEAVY = /^(react|react-dom|@r2wc|@reduxjs|redux|rxjs|axios|lit|@tanstack)/;

const files = ['core', 'elements', 'adapters', 'demo']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file));

const IMPORT = /^\s*(import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/gm;

/** Every import of a file: where to, whether only for its types, and whether lazily. */
export const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, , type, still, lazy]) => {
    const wanted = still ?? lazy;
    const local = wanted.startsWith('.');
    return {
      to: local ? posix.normalize(posix.join(dirname(file), wanted)) : wanted,
      local,
      type: Boolean(type),
      lazy: Boolean(lazy),
    };
  });

const breaches = (file) => {
  const rule = RULES.find(({ of }) => file.startsWith(of));
  const faults = [];
  for (const { to, local, type } of importsOf(file)) {
    if (local && !rule.may.some((prefix) => to.startsWith(prefix))) faults.push(`${file} may not import ${to}`);
    if (!local && rule.packages && !rule.packages.includes(to)) faults.push(`${file} may not import ${to}`);
    for (const { folder, among } of APART) {
      const [, mine] = folder.exec(file) ?? [];
      const [, theirs] = folder.exec(to) ?? [];
      if (mine && theirs && mine !== theirs && among(mine) && among(theirs) && !type)
        faults.push(`${file} may not import its neighbour ${to}`);
    }
  }
  return faults;
};

/** The static graph of a module, its types left out. */
const staticGraph = (entry) => {
  const seen = new Map();
  const visit = (file, from) => {
    if (seen.has(file)) return;
    seen.set(file, from);
    if (!files.includes(file)) return;
    for (const { to, type, lazy } of importsOf(file)) if (!type && !lazy) visit(to, file);
  };
  visit(entry, 'the page');
  return seen;
};

const heavyDefinitions = () =>
  files
    .filter((file) => file.endsWith('.element.ts') && !file.startsWith('elements/gates/'))
    .flatMap((entry) => Array.from(staticGraph(entry)))
    .filter(([to]) => HEAVY.test(to))
    .map(([to, from]) => `${from} brings ${to} before the first paint`);

/** The preview runs the server in a page, where there is no Node. */
const nodeInThePage = () =>
  Array.from(staticGraph('demo/preview/index.ts'))
    .filter(([to]) => to.startsWith('node:'))
    .map(([to, from]) => `${from} brings ${to} into the page`);

/** Every breach, a line each. */
export const importFaults = () => [
  ...files.flatMap(breaches),
  ...roomFaults(files, importsOf),
  ...heavyDefinitions(),
  ...nodeInThePage(),
];

if (import.meta.url === `file://${process.argv[1]}`) {
  const faults = importFaults();
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
