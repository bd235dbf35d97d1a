import {
  SOCIAL_PROVIDERS,
  type CustomSocialProvider,
  type SocialProviderConfigurationV2,
  type SocialProviderName,
} from '../../../../core/contract/entities/social.ts';
import { DEFAULT_PREFIX } from '../../../../core/contract/paths.ts';
import type { Ports } from '../../ports.ts';
import type { OperatorConfig } from '../../vendor/config.ts';
import { socialIdOf, type SocialProviderDefinition } from '../../vendor/social-providers.ts';

/** Paths of navigations to a provider and back. */
export const PRELOGIN_PATH = '/identity/resources/auth/v2/user/sso/default/{provider}/prelogin';
export const CALLBACK_PATH = '/identity/resources/auth/v2/user/sso/default/{provider}/callback';

/** Names of the providers, for screens. */
const DISPLAY_NAMES: Readonly<Record<SocialProviderName, string>> = {
  microsoft: 'Microsoft',
  facebook: 'Facebook',
  google: 'Google',
  github: 'GitHub',
  slack: 'Slack',
  apple: 'Apple',
  linkedin: 'LinkedIn',
};

/** Name of a provider, for screens; its id where the configuration has it no more. */
export const displayNameOf = ({ social }: Pick<OperatorConfig, 'social'>, id: string): string => {
  const known = SOCIAL_PROVIDERS.find((name) => name === id);
  return known ? DISPLAY_NAMES[known] : (social.find((one) => socialIdOf(one) === id)?.displayName ?? id);
};

/** Active provider by its id. */
export const activeProvider = (
  { social }: Pick<OperatorConfig, 'social'>,
  id: string,
): SocialProviderDefinition | undefined =>
  social.find((provider) => socialIdOf(provider) === id && provider.active !== false);

const filled = (path: string, id: string) => path.replace('{provider}', id);

/** Address that a provider answers to, which the operator registers there. Ours: one for each, against mix-up. Source: RFC 9700 §4.4.2.2. */
export const callbackAddress = ({ publicUrl }: Pick<Ports, 'publicUrl'>, id: string): string =>
  `${publicUrl}/${DEFAULT_PREFIX}${filled(CALLBACK_PATH, id)}`;

type Needs = Pick<Ports, 'config' | 'publicUrl'>;

const common = (ports: Needs, provider: SocialProviderDefinition) => {
  const id = socialIdOf(provider);
  return {
    clientId: provider.clientId,
    redirectUrl: callbackAddress(ports, id),
    active: provider.active !== false,
    authorizationUrl: filled(PRELOGIN_PATH, id),
  };
};

/** Known providers, in the operator's order. */
export const knownProviders = (ports: Needs): SocialProviderConfigurationV2[] =>
  ports.config.social.flatMap((provider) =>
    provider.type === 'custom'
      ? []
      : {
          ...common(ports, provider),
          type: provider.type,
          customised: false as const,
          additionalScopes: [...(provider.additionalScopes ?? [])],
          options: { displayName: DISPLAY_NAMES[provider.type] },
        },
  );

/** Providers that the operator has described, in their order. */
export const customProviders = (ports: Needs): CustomSocialProvider[] =>
  ports.config.social.flatMap((provider) => {
    if (provider.type !== 'custom') return [];
    const { redirectUrl, ...rest } = common(ports, provider);
    return {
      ...rest,
      id: socialIdOf(provider),
      type: provider.type,
      redirectUrl,
      redirectUrlPattern: redirectUrl,
      userInfoUrl: provider.userInfoUrl ?? '',
      scopes: ['openid', 'profile', 'email', ...(provider.additionalScopes ?? [])].join(' '),
      ssoLogoUrl: provider.logoUrl ?? null,
      displayName: provider.displayName ?? '',
    };
  });
