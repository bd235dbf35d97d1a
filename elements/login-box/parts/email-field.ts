import type { FieldSpec } from '../../kit/credentials/spec.ts';
import type { BoxMessages } from '../words/box.en.ts';

/** As strict as browsers are where they look at addresses, and a dot in the domain. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The email a person is known by; the same input on every screen that has one. */
export const emailField = (t: BoxMessages, more: Partial<FieldSpec<'email'>> = {}): FieldSpec<'email'> => ({
  name: 'email',
  kind: 'email',
  label: t.fields.email,
  check: (typed) => {
    if (typed.trim() === '') return t.faults.emailMissing;
    return EMAIL.test(typed.trim()) ? undefined : t.faults.emailMalformed;
  },
  ...more,
});
