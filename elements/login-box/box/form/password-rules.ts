import type { Messages } from '../../../i18n/namespaces.ts';
import type { PasswordConfig } from '../../../../core/contract/entities/policy.ts';
import { judgePassword, type PasswordTest, type PasswordVerdict } from '../../../../core/contract/password-policy.ts';
import type { FieldRule } from '../../../kit/credentials/spec.ts';

/** Checklist of the password rules, updated for what is typed. */
export const passwordRules = (
  { policy }: Messages['login-more'],
  config: PasswordConfig,
  typed: string,
): FieldRule[] => {
  const messages: Record<PasswordTest, string> = {
    minLength: policy.minLength({ length: config.minLength }),
    maxLength: policy.maxLength({ length: config.maxLength }),
    repeated: policy.repeated,
    lowercase: policy.lowercase,
    uppercase: policy.uppercase,
    numbers: policy.numbers,
    specialChars: policy.specialChars,
  };
  const line = ({ test, passed, optional }: PasswordVerdict): FieldRule => ({
    text: messages[test],
    met: passed,
    wide: !optional,
  });
  const verdicts = judgePassword(config, typed).filter(({ test, passed }) => test !== 'maxLength' || !passed);
  const required = verdicts.filter(({ optional }) => !optional);
  const optional = verdicts.filter(({ optional }) => optional);
  const needed = Math.min(config.minOptionalTestsToPass, optional.length);
  if (needed === 0) return required.map(line);
  if (needed === optional.length) return verdicts.map(line);
  const passed = optional.filter(({ passed }) => passed).length;
  const some = {
    text: policy.someOf({ needed, count: optional.length }),
    met: passed >= needed,
    wide: true,
    leads: true,
  };
  return [...required.map(line), some, ...optional.map(line)];
};
