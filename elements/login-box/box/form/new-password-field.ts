import type { PasswordConfig } from '../../../../core/contract/entities/policy.ts';
import { acceptsPassword } from '../../../../core/contract/password-policy.ts';
import type { FieldSpec } from '../../../kit/credentials/spec.ts';
import type { BoxMessages } from '../../words/box.en.ts';
import type { NewPasswordMessages } from '../../words/new-password.en.ts';
import { passwordRules } from './password-rules.ts';

/** A new password, with the rules it must keep once they are known. */
export const newPasswordField = (
  t: BoxMessages,
  rules: NewPasswordMessages,
  config: PasswordConfig | undefined,
  more: Partial<FieldSpec<'password'>>,
): FieldSpec<'password'> => ({
  name: 'password',
  kind: 'newPassword',
  label: rules.fields.newPassword,
  check: (typed) => {
    if (typed === '') return t.faults.passwordMissing;
    return !config || acceptsPassword(config, typed) ? undefined : rules.faults.passwordWeak;
  },
  strength: { words: rules.strength },
  ...(config && { rules: (typed: string) => passwordRules(rules, config, typed) }),
  ...more,
});
