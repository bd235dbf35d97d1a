import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Fields of `/proc/<pid>/stat` after the name: state first, start time twentieth. */
const statOf = (pid: number): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

const isDead = (pid: number): boolean => {
  try {
    return statOf(pid)[0] === 'Z';
  } catch {
    return false;
  }
};

/** Checks whether a process with this id runs, under any owner; a zombie does not. */
export const runs = (pid: number): boolean => {
  if (isDead(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const ask = (pid: number, column: string): string => {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};

/** Command line of a running process, arguments separated by spaces; empty where it is unknown. */
export const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return ask(pid, 'command');
  }
};

/** Start time of a process on this boot, which distinguishes it from a later one with the same id. */
export const birthOf = (pid: number): string => {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${statOf(pid)[19]}`;
  } catch {
    return ask(pid, 'lstart');
  }
};

/** Waits until the process has ended; false after the timeout. */
export const waitForExit = async (pid: number, withinMs: number): Promise<boolean> => {
  const end = Date.now() + withinMs;
  while (runs(pid)) {
    if (Date.now() > end) return false;
    await pause(20);
  }
  return true;
};
