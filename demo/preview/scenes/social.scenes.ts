import type { SocialProviderDefinition } from '../../server/vendor/social-providers.ts';
import type { Scene, Stage } from './scene.ts';

const named = (...types: Exclude<SocialProviderDefinition['type'], 'apple' | 'custom'>[]) =>
  types.map((type) => ({ type, clientId: 'demo' }));

const config = { social: named('google', 'microsoft') };
const many = {
  social: [
    ...named('google', 'microsoft', 'github', 'slack', 'linkedin', 'facebook'),
    { type: 'apple', clientId: 'demo', teamId: 'TEAM', keyId: 'KEY' },
    { type: 'custom', clientId: 'demo', id: 'acme', displayName: 'Acme ID', issuer: 'https://id.acme.test' },
  ],
} as const;

/** The callback route, with what a provider or the service has put into its address. */
const back =
  (query: Readonly<Record<string, string>>) =>
  ({ go }: Pick<Stage, 'go'>) =>
    go('socialLoginCallbackUrl', new URLSearchParams({ provider: 'google', ...query }));

/** Signing in at a provider, and what can go wrong with it. */
export const socialScenes = {
  'social/stack': { shows: 'offers two providers below the email', preview: { config } },
  'social/icons': { shows: 'offers many providers as marks', preview: { config: many } },
  'social/main': {
    shows: 'names one provider and shows the others as marks',
    preview: { config: many },
    options: { themeOptions: { loginBox: { socialLogins: { socialLoginsLayout: { mainButton: 'github' } } } } },
  },
  'social/sign-up': {
    shows: 'offers them for a new account',
    preview: { config },
    before: ({ go }) => go('signUpUrl'),
  },
  'social/completing': {
    shows: 'is signing in by the answer',
    preview: { config },
    before: back({ code: 'code', state: 'state' }),
    holdAt: ({ social }) => social?.pending === true && social.provider !== undefined,
  },
  'social/denied': {
    shows: 'says that the person declined and offers another try',
    preview: { config },
    before: back({ error: 'providerDenied' }),
  },
  'social/expired': {
    shows: 'says that it took too long',
    preview: { config },
    before: back({ error: 'flowExpired' }),
  },
  'social/no-email': {
    shows: 'leads to an account of one’s own',
    preview: { config },
    before: back({ error: 'emailNotProvided' }),
  },
} as const satisfies Record<string, Scene>;
