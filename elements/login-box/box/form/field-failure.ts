import type { Messages } from '../../../i18n/namespaces.ts';
import type { FieldFailure } from '../../../../core/contract/field-failure.ts';
import type { Failure, FailureKind } from '../../../../core/contract/failure.ts';
import { boxFailureMessage, type BoxFailureMessages } from './box-failure-message.ts';

/** Failures that are about the password. */
const ABOUT_PASSWORD: Readonly<Record<Extract<FailureKind, `password${string}`>, true>> = {
  passwordPolicyNotMet: true,
  passwordTooGuessable: true,
  passwordContainsPersonalData: true,
  passwordBreached: true,
  passwordReused: true,
};

/** Message beside a field that the service refused; codes without one have the common one. */
const refusedField = (faults: Messages['login-more']['fieldFailures'], { code, params }: FieldFailure): string => {
  const message: string | ((params: never) => string) =
    code in faults ? faults[code as keyof typeof faults] : faults.malformed;
  return typeof message === 'string' ? message : message(params as never); // the contract pairs code and values
};

/** Fields of the forms, by their names on the wire. */
type FormField = 'name' | 'email' | 'companyName' | 'password';

/** Messages of a failure by place: beside the fields that it is about, else for the form as a whole. */
export const fieldFailure = (
  t: Messages['login'],
  more: Messages['login-more'],
  failure: Failure | undefined,
  { shown, ...own }: BoxFailureMessages & { readonly shown: readonly FormField[] },
): Partial<Record<FormField | 'form', string | undefined>> => {
  const refused = failure?.fields?.filter(({ path }) => shown.some((name) => name === path)) ?? [];
  if (refused.length > 0)
    return Object.fromEntries(refused.map((field) => [field.path, refusedField(more.fieldFailures, field)]));
  const messages = boxFailureMessage(t, failure, { ...more.failures, ...own });
  if (failure && failure.kind in ABOUT_PASSWORD) return { password: messages };
  return failure?.kind === 'emailTaken' ? { email: messages } : { form: messages };
};
