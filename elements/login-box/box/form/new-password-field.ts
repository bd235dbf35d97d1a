import type { Messages } from '../../../i18n/namespaces.ts';
import type { PasswordConfig } from '../../../../core/contract/entities/policy.ts';
import { acceptsPassword } from '../../../../core/contract/password-policy.ts';
import type { FieldSpec } from '../../../kit/credentials/spec.ts';
import { passwordRules } from './password-rules.ts';

/** Field for a new password, with the operator's password rules once they are loaded. */
export const newPasswordField = (
  t: Messages['login'],
  rules: Messages['login-more'],
  config: PasswordConfig | undefined,
  more: Partial<FieldSpec<'password'>>,
): FieldSpec<'password'> => ({
  name: 'password',
  kind: 'newPassword',
  label: rules.fields.newPassword,
  check: (typed) => {
    if (typed === '') return t.faults.passwordMissing;
    return !config || acceptsPassword(config, typed) ? undefined : rules.faults.passwordPolicyNotMet;
  },
  strength: { messages: rules.strength },
  ...(config && { rules: (typed: string) => passwordRules(rules, config, typed) }),
  ...more,
});
