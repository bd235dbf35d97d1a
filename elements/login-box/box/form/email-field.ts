import type { Messages } from '../../../i18n/namespaces.ts';
import { EMAIL_PATTERN } from '../../../../core/contract/limits.ts';
import type { FieldSpec } from '../../../kit/credentials/spec.ts';

/** Email field, the same input on every screen that has one. */
export const emailField = (t: Messages['login'], more: Partial<FieldSpec<'email'>> = {}): FieldSpec<'email'> => ({
  name: 'email',
  kind: 'email',
  label: t.fields.email,
  check: (typed) => {
    if (typed.trim() === '') return t.faults.emailMissing;
    return EMAIL_PATTERN.test(typed.trim()) ? undefined : t.faults.emailMalformed;
  },
  ...more,
});
