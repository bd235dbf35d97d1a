import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from '../../start-failure.ts';

/** System account that runs PostgreSQL when root starts it: PostgreSQL refuses root. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

// Ours: the accounts tried in order, the first one that this machine has.
const CANDIDATES = ['postgres', 'nobody', 'daemon'];

/** Account to run PostgreSQL under; undefined where this process is not root. */
export const databaseAccount = (): SystemAccount | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of CANDIDATES) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartFailure(
    `PostgreSQL does not run as root and this machine has none of the accounts ${CANDIDATES.join(', ')}: add one, start as another user, or set DATABASE_URL.`,
  );
};

const allows = (path: string, account: SystemAccount, bit: number): boolean => {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bit) === bit;
};

/** Checks whether the account can enter the folder (`x` on every folder of the path). */
export const mayEnter = (folder: string, account: SystemAccount): boolean => {
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    if (!allows(at, account, 1)) return false;
    if (at === dirname(at)) return true;
  }
};

/** Checks whether the account can read the file, without its folders. */
export const mayRead = (file: string, account: SystemAccount): boolean => allows(file, account, 4);
