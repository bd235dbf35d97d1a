import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AccountState } from './account/account-state.ts';

/** Milliseconds in which changes are written together. */
const TOGETHER_MS = 200;

/** Account kept in a file as JSON, over restarts. */
export interface StateFile {
  /** Account as it was kept; undefined where there is none, or one that cannot be read. */
  readonly kept: AccountState | undefined;
  /** Writes the account soon. */
  save(): void;
  /** Writes what is not written yet, and stops. */
  close(): Promise<void>;
}

const parse = (text: string): AccountState | undefined => {
  try {
    const state = JSON.parse(text) as AccountState; // written by this module
    // a file of before disputes has none
    return state.version === 1 ? { ...state, disputes: state.disputes ?? {} } : undefined;
  } catch {
    return undefined;
  }
};

/** Opens the file; `state` is asked for at each write. */
export const openStateFile = async (path: string, state: () => AccountState): Promise<StateFile> => {
  await mkdir(dirname(path), { recursive: true });
  const kept = parse(await readFile(path, 'utf8').catch(() => ''));
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const before = writing;
    const writeNow = async () => {
      await before;
      await writeFile(`${path}.new`, JSON.stringify(state()), { mode: 0o600 });
      await rename(`${path}.new`, path);
    };
    writing = writeNow();
  };
  return {
    kept,
    save: () => {
      timer ??= setTimeout(write, TOGETHER_MS);
    },
    close: async () => {
      if (timer) write();
      await writing;
    },
  };
};
