import { defaultExclude, defineConfig } from 'vitest/config';
import { findPostgres, wantedPostgres } from './test/kit/find-postgres.ts';

const SERVER = 'test/server/**/*.test.ts';
/** Tests of PostgreSQL itself, which the memory store has no part in. */
const ON_POSTGRES_ALONE = 'test/server/**/postgres*.test.ts';
/** Core's tests of what importing does, and of a page that meddles with what all modules share. */
const ALONE = ['test/core/*-on-a-server.test.ts', 'test/core/hostile-page.test.ts'];
/** Tests that ask no store. */
const WITHOUT_STORE = 'test/server/storeless/**/*.test.ts';
/** The store itself, and one whole way over the wire: what differs from one PostgreSQL to the next. */
const OF_THE_STORE = 'test/server/store/**/*.test.ts';
/** What a call promises whichever store it is answered from. */
const OVER_BOTH = 'test/server/both-stores/**/*.test.ts';
/** Calls in every way there is to make them: thousands, whose rules no store decides, and memory answers four times as fast. One answer of each call is asked of PostgreSQL as well. */
const OVER_MEMORY = 'test/server/over-memory/**/*.test.ts';

const EMBEDDED = 'test/kit/embedded-postgres.ts';
const INSTALLED = 'test/kit/installed-postgres.ts';
/** Version that the whole suite is to run over in place of the bundled one: `npm test postgres=15`. */
const wanted = wantedPostgres();

const onPostgres = (name: string, globalSetup: string, include: string[]) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: [...defaultExclude, WITHOUT_STORE, OVER_MEMORY],
    globalSetup,
    setupFiles: 'test/kit/given-database.ts',
    isolate: false,
  },
});

/** Core and server, the latter over PostgreSQL, bundled or of a version asked for, and over every store there is where stores may differ; `faults` breaks a built server, `hostile` sends it half an hour of traffic; `repo` guards the tree. Both need a build. */
// oxlint-disable-next-line import/no-default-export -- Vitest asks for it
export default defineConfig({
  resolve: {
    alias: {
      // the copy that Node finds for the libraries around it: two do not know each other's schemas
      graphql: new URL('node_modules/graphql/index.js', import.meta.url).pathname,
      'fe-elements/markup': new URL('elements/markup.ts', import.meta.url).pathname,
      'fe-elements/preview': new URL('demo/preview/index.ts', import.meta.url).pathname,
      'fe-elements/server': new URL('adapters/server/index.ts', import.meta.url).pathname,
      'fe-elements/verify': new URL('adapters/verify/index.ts', import.meta.url).pathname,
    },
  },
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: ['test/{core,preview,shell}/**/*.test.ts'],
          exclude: [...defaultExclude, ...ALONE],
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'core (alone)', include: ALONE, pool: 'threads' } },
      { extends: true, test: { name: 'server (storeless)', include: [WITHOUT_STORE], isolate: false } },
      {
        extends: true,
        test: {
          name: 'server (memory)',
          include: [OF_THE_STORE, OVER_BOTH, OVER_MEMORY],
          exclude: [...defaultExclude, ON_POSTGRES_ALONE],
          isolate: false,
        },
      },
      ...(wanted === undefined
        ? [onPostgres('server (postgres 18, embedded)', EMBEDDED, [SERVER])]
        : [onPostgres(`server (postgres ${wanted}, installed)`, INSTALLED, [SERVER])]),
      ...(wanted === undefined && (process.env['DATABASE_URL'] || findPostgres())
        ? [onPostgres('server (postgres, installed)', INSTALLED, [ON_POSTGRES_ALONE, OF_THE_STORE])]
        : []),
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          globalSetup: wanted === undefined ? EMBEDDED : INSTALLED,
          setupFiles: 'test/kit/given-database.ts',
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'hostile',
          include: ['test/hostile/**/*.test.ts'],
          globalSetup: wanted === undefined ? EMBEDDED : INSTALLED,
          setupFiles: 'test/kit/given-database.ts',
        },
      },
      {
        extends: true,
        test: { name: 'repo', include: ['test/repo/**/*.test.ts'], testTimeout: 120_000, fileParallelism: false },
      },
    ],
  },
});
