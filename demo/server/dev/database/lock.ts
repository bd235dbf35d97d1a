import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { birthOf, runs } from './running.ts';
import { codeOf, StartFailure } from '../../start-failure.ts';

/**
 * Locks a data folder for this process until the returned function is called. The lock of a dead process is taken over.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, 'lock');
  const ownEntry = `${process.pid} ${birthOf(process.pid)}`;
  for (;;) {
    try {
      writeFileSync(file, ownEntry, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') {
        rmSync(file, { force: true }); // on a full disk it is there, and empty
        throw error;
      }
    }
    const owner = readOwner(file);
    if (owner && runs(owner.pid) && birthOf(owner.pid) === owner.birth) {
      throw new StartFailure(
        `${folder} is in use by process ${owner.pid}: stop that one first, or start with another DATA_DIR.`,
      );
    }
    rmSync(file, { force: true });
  }
};

const readOwner = (file: string): { pid: number; birth: string } | undefined => {
  try {
    const [pid = '', ...birth] = readFileSync(file, 'utf8').split(' ');
    return Number(pid) > 0 ? { pid: Number(pid), birth: birth.join(' ') } : undefined;
  } catch {
    return undefined;
  }
};
