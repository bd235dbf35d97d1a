import type { BreachedPasswords } from '../ports.ts';

/** Looks passwords up in a list, case-insensitively, as attackers guess. Ours. */
const among = (load: () => Promise<readonly string[]>): BreachedPasswords => {
  let known: Promise<Set<string>> | undefined;
  return {
    has: async (password) => {
      known ??= load().then((list) => new Set(list));
      return (await known).has(password.toLowerCase());
    },
  };
};

/** List of the fifty thousand most common breached passwords, loaded on first use. */
export const breachedList = (): BreachedPasswords =>
  among(async () => (await import('@zxcvbn-ts/language-common')).dictionary['passwords-common']);

/** Short list, for a preview. */
export const shortBreachedList = (): BreachedPasswords =>
  among(async () => [
    'password',
    'password1',
    'password123',
    'password1234',
    '12345678',
    '1234567890',
    'qwertyuiop',
    '1q2w3e4r5t',
    'iloveyou',
    'letmein123',
  ]);
