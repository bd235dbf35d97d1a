import { useContext } from 'react';
import type { Failure } from '../../../../core/contract/failure.ts';
import type { FieldParts } from '../../../kit/credentials/field-parts.ts';
import type { CredentialsSpec } from '../../../kit/credentials/spec.ts';
import { useApp } from '../../../kit/use-app.ts';
import { useCredentials } from '../../../kit/use-credentials.ts';
import { LeavingContext, useScreenName } from '../steps.tsx';
import { useAutoFocus } from '../use-auto-focus.ts';
import { useWait } from './use-wait.ts';

/**
 * The form of a screen, focused as the element's `auto-focus` says. It stays busy until the next screen is there, and
 * where the server has said how long to wait, it waits and says so.
 */
export const useForm = <Name extends string>(
  { failure, ...spec }: Omit<CredentialsSpec<Name>, 'step'> & { failure: Failure | undefined },
  parts?: FieldParts,
): void => {
  const leaving = useContext(LeavingContext);
  const step = useScreenName();
  const autoFocus = useAutoFocus();
  const { client } = useApp();
  const ask = async (typed: string, words: readonly string[]) =>
    (await import('../../../../core/password/ask-strength.ts')).askStrength(client, typed, words);
  const fields = spec.fields.map((field) =>
    field.strength ? { ...field, strength: { ...field.strength, ask } } : field,
  );
  // a captcha finds no fault with what was typed
  const keepSecrets = failure?.kind.startsWith('captcha');
  const now = { ...useWait(failure), keepSecrets, busy: spec.busy === true || leaving, autoFocus };
  useCredentials({ ...spec, step, fields, ...now }, parts);
};
