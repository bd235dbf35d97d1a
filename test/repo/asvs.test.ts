import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ASVS_LEVEL_2 } from './asvs-level-2.ts';

const textOf = (file: string) => readFileSync(file, 'utf8');
const security = textOf('demo/docs/security.md');

/** Rows of the table, one a line: `| V1.1.1 | requirement | state | by what | tests |`. */
const rows = Array.from(security.matchAll(/^\| (V\d[^|]*?) *\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm), (found) => {
  const [, ids = '', requirement = '', state = '', reason = '', tests = ''] = found.map((cell) => cell.trim());
  const claims = Array.from(tests.matchAll(/`([^`]+)` “([^”]+)”/g), ([, file = '', title = '']) => ({ file, title }));
  return { ids: ids.split(', '), name: `${ids} ${requirement}`, state, reason, tests, claims };
});
const tested = rows.filter(({ state }) => state !== 'not applicable');

const headingsOf = (text: string) => Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading]) => heading);
const HEADINGS = { 'server.md': headingsOf(textOf('demo/docs/server.md')), below: headingsOf(security) };

describe('the table of OWASP ASVS 5.0, level 2,', () => {
  it('has each requirement once', () => {
    expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(ASVS_LEVEL_2.toSorted());
  });

  it('knows four states', () => {
    const states = new Set(['met', 'in part', 'not met', 'not applicable']);
    expect(rows.filter(({ state }) => !states.has(state))).toEqual([]);
  });

  it.each(rows)('says by what, or why not: $name', ({ reason }) => expect(reason).not.toBe(''));

  it.each(tested)('names a test that is there: $name', ({ claims, tests, state }) => {
    if (state !== 'not met') expect(claims.length, tests).toBeGreaterThan(0);
    const gone = claims.filter(({ file, title }) => !existsSync(file) || !textOf(file).includes(title));
    expect(gone).toEqual([]);
  });

  it('documents what it cites, under the heading it names', () => {
    const cited = rows.flatMap(({ reason }) => [
      ...Array.from(
        reason.matchAll(/\[server\.md\]\(server\.md\), ((?:(?:,| and)? ?"[^"]+")+)/g),
        ([, names = '']) => ({
          names,
          headings: HEADINGS['server.md'],
        }),
      ),
      ...Array.from(reason.matchAll(/("[^"]+") below/g), ([, names = '']) => ({ names, headings: HEADINGS.below })),
    ]);
    expect(cited.length).toBeGreaterThan(10);
    const missing = cited.flatMap(({ names, headings }) =>
      Array.from(names.matchAll(/"([^"]+)"/g), ([, name]) => name).filter((name) => !headings.includes(name)),
    );
    expect(missing).toEqual([]);
  });
});

const sourcesIn = (...folders: string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file));

describe('a source that runs in production', () => {
  const everywhere = sourcesIn('core', 'elements', 'adapters', 'demo/server');
  it.each<[what: string, pattern: RegExp, allowed: readonly string[]]>([
    ['evaluates no text as code', /\beval\(|new Function\(/, []],
    [
      'starts no process outside of the development database',
      /node:child_process/,
      [
        'demo/server/dev/database/cluster.ts',
        'demo/server/dev/database/start-cluster.ts',
        'demo/server/dev/database/running.ts',
      ],
    ],
    [
      'takes no randomness but the generator of the platform, other than for names in a page and pauses',
      /Math\.random/,
      ['core/app.ts', 'demo/server/store/retry.ts', 'elements/kit/credentials/credentials.ts'],
    ],
    [
      'hashes with nothing weaker than SHA-256, other than the codes of authenticator apps',
      /\bmd5\b|['"`]sha-?1['"`]/i,
      // the development provider signs with SHA-1 to be refused
      ['demo/server/mfa/totp.ts', 'demo/server/dev/idp/saml-response.ts'],
    ],
    ['checks every certificate', /rejectUnauthorized|NODE_TLS_REJECT/, []],
  ])('%s', (_, pattern, allowed) => {
    expect(everywhere.filter((file) => pattern.test(textOf(file))).toSorted()).toEqual(allowed.toSorted());
  });
});
