import { use } from 'react';
import type { FieldParts } from '../../kit/credentials/field-parts.ts';
import type { CredentialsSpec } from '../../kit/credentials/spec.ts';
import { useCredentials } from '../../kit/use-credentials.ts';
import { LeavingContext } from './steps.tsx';
import type { ScreenName } from './screens.ts';
import { useAutoFocus } from './use-auto-focus.ts';

/** The form of a screen, focused as the element's `auto-focus` says. It stays busy until the next screen is there. */
export const useForm = <Name extends string>(
  spec: CredentialsSpec<Name> & { step: ScreenName },
  parts?: FieldParts,
): void => {
  const leaving = use(LeavingContext);
  useCredentials({ ...spec, busy: spec.busy === true || leaving, autoFocus: useAutoFocus() }, parts);
};
