import type { CredentialsSpec } from '../../kit/credentials/spec.ts';
import { useCredentials } from '../../kit/use-credentials.ts';
import type { ScreenName } from './screens.ts';
import { useAutoFocus } from './use-auto-focus.ts';

/** The form of a screen, focused as the element's `auto-focus` says. */
export const useForm = <Name extends string>(spec: CredentialsSpec<Name> & { step: ScreenName }): void => {
  useCredentials({ ...spec, autoFocus: useAutoFocus() });
};
