import type { Client } from '../client/calls.ts';
import type { PasswordStrength } from '../contract/entities/policy.ts';
import { users } from '../contract/users.ts';

/** How strong the server finds a password; undefined where it does not say. */
export const requestStrength = async (
  client: Client,
  password: string,
  words: readonly string[],
): Promise<PasswordStrength | undefined> => {
  const result = await client.call(users.passwordStrength, { body: { password, words: words.slice(0, 5) } });
  return result.ok && typeof result.value.score === 'number' ? result.value : undefined;
};
