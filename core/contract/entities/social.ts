import type { IsoDateTime } from './ids.ts';

/** Providers of social sign-in that are known by name. Source: protocol/social.md#providers. */
export const SOCIAL_PROVIDERS = ['microsoft', 'facebook', 'google', 'github', 'slack', 'apple', 'linkedin'] as const;

export type SocialProviderName = (typeof SOCIAL_PROVIDERS)[number];

/** Provider as the first version of the list has it. Source: protocol/social.md#providers. */
export interface SocialProviderConfiguration {
  type: SocialProviderName;
  clientId: string;
  /** Address that is registered at the provider. */
  redirectUrl: string;
  active: boolean;
}

/** Provider of social sign-in. Source: protocol/social.md#providers. */
export interface SocialProviderConfigurationV2 extends SocialProviderConfiguration {
  /** Path below the API's base that starts a sign-in. */
  authorizationUrl: string;
  /** Whether the page builds the provider's address itself; never, as the server does. */
  customised: false;
  additionalScopes: string[];
  options: { displayName: string };
}

/** Provider that the operator has described. Source: protocol/social.md#providers. */
export interface CustomSocialProvider {
  id: string;
  type: 'custom';
  clientId: string;
  redirectUrl: string;
  /** The same address, under the name that older clients read. */
  redirectUrlPattern: string;
  /** Path below the API's base that starts a sign-in. */
  authorizationUrl: string;
  userInfoUrl: string;
  /** Scopes, apart by spaces. */
  scopes: string;
  ssoLogoUrl: string | null;
  displayName: string;
  active: boolean;
}

/** Account at a provider that a person can sign in with. Source: protocol/social.md#links. */
export interface SocialLink {
  id: string;
  /** `google`, or the id of a custom provider. */
  provider: string;
  displayName: string;
  /** Address that the provider gave at the last sign-in; empty for none. */
  email: string;
  name: string;
  createdAt: IsoDateTime;
  lastUsedAt: IsoDateTime;
}

/** Account at a provider that was proved in this browser and is linked to no account yet. Source: protocol/social.md#links. */
export type PendingIdentity = Pick<SocialLink, 'provider' | 'displayName' | 'email' | 'name'>;

/** Response of a social sign-in, beside that of any other. Source: protocol/social.md#sign-in. */
export interface SocialSignIn {
  /** Whether the account was made by it. */
  isNewUser: boolean;
  name: string;
}
