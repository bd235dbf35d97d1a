import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const OLDEST = 15;
/** Usual folders of PostgreSQL installations: a folder, and the path below it beside the version. */
const USUAL = [
  ['/usr/lib/postgresql', 'bin'],
  ['/usr', 'bin'],
  ['/opt/homebrew/opt', 'bin'],
  ['/usr/local/opt', 'bin'],
  ['/Applications/Postgres.app/Contents/Versions', 'bin'],
] as const;

const usualFolders = () =>
  USUAL.flatMap(([folder, bin]) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => /^(\d+|pgsql-\d+|postgresql@\d+)$/.test(name))
      .toSorted((a, b) => versionIn(b) - versionIn(a))
      .map((name) => join(folder, name, bin)),
  );

const versionIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0);

/** Version that `npm test postgres=15` asks for; any from the oldest on where there is none. */
export const wantedPostgres = (): number | undefined => Number(process.env['FE_TEST_POSTGRES']) || undefined;

const isWanted = (version: number): boolean => version >= OLDEST && version === (wantedPostgres() ?? version);

const holdsPostgres = (folder: string): boolean => {
  const program = join(folder, 'postgres');
  if (!existsSync(program) || !existsSync(join(folder, 'initdb'))) return false;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return isWanted(versionIn(stdout ?? ''));
};

/** The programs of a link in the path stand where the link leads. */
const inPath = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'postgres'))
    .filter((program) => existsSync(program))
    .map((program) => dirname(realpathSync(program)));

/** The folder with the programs of a PostgreSQL of this machine, 15 or later or the version asked for: `PG_BIN`, the path, the usual places. */
export const findPostgres = (): string | undefined => {
  const wanted = process.env['PG_BIN'];
  const version = wantedPostgres() ?? `${OLDEST} or later`;
  if (wanted && !holdsPostgres(wanted))
    throw new Error(`PG_BIN is "${wanted}", which holds no PostgreSQL ${version}: correct or unset it.`);
  return wanted || [...inPath(), ...usualFolders()].find(holdsPostgres);
};
