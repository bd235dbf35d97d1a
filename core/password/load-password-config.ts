import type { Client } from '../client/calls.ts';
import { publicConfigurations as configurations } from '../contract/public-configurations.ts';
import type { PasswordConfig } from '../contract/entities/policy.ts';
import { users } from '../contract/users.ts';

/** The rules that hold where the server tells none. Source: protocol/accounts.md#passwords. */
export const DEFAULT_PASSWORD_CONFIG: PasswordConfig = {
  minLength: 6,
  maxLength: 128,
  allowPassphrases: true,
  minPhraseLength: 6,
  minOptionalTestsToPass: 1,
  requiredTests: { checkThreeRepeatedChars: false },
  optionalTests: {
    requireLowercase: false,
    requireUppercase: false,
    requireNumbers: false,
    requireSpecialChars: false,
  },
};

/** Loads the password policy, of that user if given; defaults fill in what the server leaves out. */
export const loadPasswordConfig = async (client: Client, userId?: string): Promise<PasswordConfig> => {
  const own = userId ? await client.call(users.passwordConfig, { query: { userId } }) : undefined;
  const result = own?.ok && own.value ? own : await client.call(configurations.password, {});
  return { ...DEFAULT_PASSWORD_CONFIG, ...(result.ok ? result.value : {}) };
};
