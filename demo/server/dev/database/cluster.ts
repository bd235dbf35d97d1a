import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../../start-failure.ts';
import type { SystemAccount } from './account.ts';

/** Name of the application's role and of its database. */
export const NAME = 'fe';

/** Place of a PostgreSQL cluster: binaries, folders and system account. `home` holds the data, the password and the log of one cluster. */
export interface ClusterPlace {
  readonly bin: string;
  readonly home: string;
  readonly account?: SystemAccount | undefined;
  /** False for disposable data, as of a test. */
  readonly durable?: boolean;
}

/** Spawn options of PostgreSQL's programs: in its own folder, as its own account, without our environment. */
export const spawnOptions = ({ home, account }: ClusterPlace) => ({
  cwd: home,
  env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
  ...account,
});

const run = (place: ClusterPlace, program: string, args: string[], input = ''): string => {
  const outcome = spawnSync(join(place.bin, program), args, { ...spawnOptions(place), input, encoding: 'utf8' });
  const { status, error, stdout, stderr } = outcome;
  if (status === 0) return stdout;
  const lines = `${stderr}${stdout}`.trim().split('\n');
  const reason = error?.message ?? lines.find((line) => line.includes('No space left')) ?? lines.at(-1);
  throw new StartFailure(`PostgreSQL cannot be set up in ${place.home} (${reason}): fix that or set DATABASE_URL.`);
};

/** Locale options: Unicode case mapping, order by code point, independent of the machine. */
const localeOf = (place: ClusterPlace): string[] => {
  const major = Number(/\d+/.exec(run(place, 'postgres', ['--version']))?.[0]);
  if (major >= 17) return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return [process.platform === 'darwin' ? '--locale=C' : '--locale=C.UTF-8'];
};

/** Creates an empty cluster in `home`, a folder that must not exist yet, with one role that owns one database. */
export const createCluster = (place: ClusterPlace, roleOptions = ''): void => {
  const { home, account, durable = true } = place;
  const cluster = join(home, 'cluster');
  const password = randomBytes(24).toString('base64url');
  mkdirSync(home, { mode: 0o700, recursive: true });
  if (account) chownSync(home, account.uid, account.gid);
  writeFileSync(join(home, 'password'), password, { mode: 0o600 });

  const plain = ['-D', cluster, '-U', 'postgres', '-E', 'UTF8', '--auth=trust'];
  run(place, 'initdb', [...plain, ...localeOf(place), ...(durable ? [] : ['--no-sync'])]);
  const role = `CREATE ROLE ${NAME} LOGIN ${roleOptions} PASSWORD '${password}'`;
  run(place, 'postgres', ['--single', '-D', cluster, 'postgres'], `${role}\nCREATE DATABASE ${NAME} OWNER ${NAME}\n`);
  // Password authentication from the first start on. The superuser has no password, and so cannot connect.
  writeFileSync(join(cluster, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
};
