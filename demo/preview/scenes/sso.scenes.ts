import type { SignInNotice } from '../../../core/sign-in/sign-in-notice.ts';
import type { Scene, Stage } from './scene.ts';

/** The callback route, with the answer of the service in its address. */
const back =
  (query: Readonly<Record<string, string>>) =>
  ({ go }: Pick<Stage, 'go'>) =>
    go('samlCallbackUrl', new URLSearchParams(query));

/** Single sign-on that was refused, before it goes home. */
const refused = (cause: SignInNotice, shows: string): Scene => ({
  shows,
  before: back({ samlerrors: cause }),
  holdAt: ({ login }) => login?.step === 'loginWithSSOFailed',
});

/** The way back from a company's provider, and each cause why it did not work. */
export const ssoScenes = {
  'sso/completing': {
    shows: 'is signing in by the answer',
    before: back({ RelayState: 'answer' }),
    holdAt: ({ login }) => login?.step === 'completingSSO',
  },
  'sso/expired': refused('flowExpired', 'says that it took too long'),
  'sso/denied': refused('providerDenied', 'says that the provider refused the person'),
  'sso/failed': refused('providerFailed', 'says that the provider’s answer was no good'),
  'sso/domain': refused('ssoDomainNotValidated', 'says that the email is of another domain'),
  'sso/not-configured': refused('ssoNotConfigured', 'says that it is switched off'),
  'sso/mismatch': refused('ssoAccountMismatch', 'says that someone else owns the account'),
} as const satisfies Record<string, Scene>;
