import type { PasswordConfig } from './entities/policy.ts';

/** Tests of a password policy, one line of the checklist each. */
export type PasswordTest =
  | 'minLength'
  | 'maxLength'
  | 'repeated'
  | 'lowercase'
  | 'uppercase'
  | 'numbers'
  | 'specialChars';

/** Result of one line of the checklist. An optional one only counts towards `minOptionalTestsToPass`. */
export interface PasswordVerdict {
  test: PasswordTest;
  passed: boolean;
  optional: boolean;
}

const OPTIONAL: readonly [PasswordTest, keyof PasswordConfig['optionalTests'], RegExp][] = [
  ['lowercase', 'requireLowercase', /\p{Ll}/u],
  ['uppercase', 'requireUppercase', /\p{Lu}/u],
  ['numbers', 'requireNumbers', /\p{Nd}/u],
  ['specialChars', 'requireSpecialChars', /[^\p{L}\p{Nd}\s]/u],
];

const length = (password: string) => [...password].length;

/**
 * Every line of the checklist for this password, in the order it is shown; optional ones are left out for a passphrase.
 */
export const judgePassword = (config: PasswordConfig, password: string): PasswordVerdict[] => {
  const verdicts: PasswordVerdict[] = [
    { test: 'minLength', passed: length(password) >= config.minLength, optional: false },
    { test: 'maxLength', passed: length(password) <= config.maxLength, optional: false },
  ];
  if (config.requiredTests.checkThreeRepeatedChars)
    verdicts.push({ test: 'repeated', passed: password !== '' && !/(.)\1\1/u.test(password), optional: false });
  if (config.allowPassphrases && length(password) >= config.minPhraseLength) return verdicts;
  for (const [test, flag, pattern] of OPTIONAL)
    if (config.optionalTests[flag]) verdicts.push({ test, passed: pattern.test(password), optional: true });
  return verdicts;
};

/** Whether the password may be used, as far as the policy goes. Source: protocol/policies.md#password. */
export const acceptsPassword = (config: PasswordConfig, password: string): boolean => {
  const verdicts = judgePassword(config, password);
  const optional = verdicts.filter((verdict) => verdict.optional);
  const needed = Math.min(config.minOptionalTestsToPass, optional.length);
  return (
    verdicts.every(({ optional, passed }) => optional || passed) &&
    optional.filter(({ passed }) => passed).length >= needed
  );
};
