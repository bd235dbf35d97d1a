import { useContext } from 'react';
import { lazyModule } from '../../../../core/browser/lazy-module.ts';
import type { Failure, FailureKind } from '../../../../core/contract/failure.ts';
import type { FieldParts } from '../../../kit/credentials/field-parts.ts';
import type { CredentialsSpec } from '../../../kit/credentials/spec.ts';
import { useApp } from '../../../kit/use-app.ts';
import { useCredentials } from '../../../kit/use-credentials.ts';
import { LeavingContext, useScreenName } from '../step-transition.tsx';
import { useAutoFocus } from '../use-auto-focus.ts';
import { useRetryWait } from './use-retry-wait.ts';

const fetchStrength = lazyModule(() => import('../../../../core/password/request-strength.ts'));

/** Failures of a captcha, which are not about the typed values: secrets stay in their fields. */
const CAPTCHA_FAILURES: Readonly<Record<Extract<FailureKind, `captcha${string}`>, true>> = {
  captchaUnavailable: true,
  captchaFailed: true,
};

/**
 * Shows the credentials form of a screen, focused as the element's `auto-focus` says. Stays busy until the next screen
 * is mounted; a rate limit disables it and shows the remaining time.
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
    (await fetchStrength()).requestStrength(client, typed, words);
  const fields = spec.fields.map((field) =>
    field.strength ? { ...field, strength: { ...field.strength, ask } } : field,
  );
  const keepSecrets = failure && failure.kind in CAPTCHA_FAILURES;
  const now = { ...useRetryWait(failure), keepSecrets, busy: spec.busy === true || leaving, autoFocus };
  useCredentials({ ...spec, step, fields, ...now }, parts);
};
