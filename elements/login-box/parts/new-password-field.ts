import type { PasswordConfig } from '../../../core/contract/entities/policy.ts';
import { acceptsPassword } from '../../../core/contract/password-policy.ts';
import type { FieldSpec } from '../../kit/credentials/spec.ts';
import type { LoginBoxMessages } from '../messages.en.ts';
import { passwordRules } from './password-rules.ts';

/** A new password, with the rules it must keep once they are known. */
export const newPasswordField = (
  t: LoginBoxMessages,
  config: PasswordConfig | undefined,
  more: Partial<FieldSpec<'password'>>,
): FieldSpec<'password'> => ({
  name: 'password',
  kind: 'newPassword',
  label: t.fields.newPassword,
  check: (typed) => {
    if (typed === '') return t.faults.passwordMissing;
    return !config || acceptsPassword(config, typed) ? undefined : t.faults.passwordWeak;
  },
  ...(config && { rules: (typed: string) => passwordRules(t, config, typed) }),
  ...more,
});
