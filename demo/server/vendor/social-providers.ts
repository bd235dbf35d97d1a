import type { SocialProviderName } from '../../../core/contract/entities/social.ts';

/** Provider of social sign-in, as the operator describes it; its secret is in `FE_SOCIAL_SECRETS`. */
export interface SocialProviderDefinition {
  type: SocialProviderName | 'custom';
  clientId: string;
  /** True by default; one that is not active is listed and signs no one in. */
  active?: boolean;
  additionalScopes?: readonly string[];
  /** Address of a provider that you run yourself, such as GitHub Enterprise Server. */
  baseUrl?: string;
  /** Microsoft: whose accounts can sign in; `common` by default. */
  tenant?: string;
  /** Microsoft: directories that can sign in; all by default. */
  tenants?: readonly string[];
  /** Apple: id of the team, and of the key that `FE_SOCIAL_SECRETS` has. */
  teamId?: string;
  keyId?: string;
  /** Custom: id in addresses, name and logo. */
  id?: string;
  displayName?: string;
  logoUrl?: string;
  /** Custom: issuer of OpenID Connect, or else the three addresses of OAuth 2.0. */
  issuer?: string;
  authorizationUrl?: string;
  tokenUrl?: string;
  userInfoUrl?: string;
}

/** Id of a provider in addresses. */
export const socialIdOf = ({ type, id }: Pick<SocialProviderDefinition, 'type' | 'id'>): string =>
  type === 'custom' ? (id ?? '') : type;

const NEEDED: Readonly<Partial<Record<SocialProviderDefinition['type'], readonly (keyof SocialProviderDefinition)[]>>> =
  { apple: ['teamId', 'keyId'], custom: ['id', 'displayName'] };

/** Keys that only some types have. */
const OWN: Readonly<Partial<Record<keyof SocialProviderDefinition, readonly SocialProviderDefinition['type'][]>>> = {
  tenant: ['microsoft'],
  tenants: ['microsoft'],
  teamId: ['apple'],
  keyId: ['apple'],
  id: ['custom'],
  displayName: ['custom'],
  logoUrl: ['custom'],
  issuer: ['custom'],
  authorizationUrl: ['custom'],
  tokenUrl: ['custom'],
  userInfoUrl: ['custom'],
};
const ownKeys = Object.keys(OWN) as (keyof typeof OWN)[]; // a literal table has no other keys

/** Faults of the operator's providers: one sentence each, with its key. */
export const socialFaults = (providers: readonly SocialProviderDefinition[]): string[] => {
  const ids = providers.map(socialIdOf);
  return providers.flatMap((provider, at) => {
    const { type, issuer, authorizationUrl, tokenUrl, userInfoUrl } = provider;
    const id = ids[at] ?? '';
    const oauth = authorizationUrl && tokenUrl && userInfoUrl;
    return [
      ...(NEEDED[type] ?? [])
        .filter((key) => provider[key] === undefined)
        .map((key) => `social.${at}.${key}: is needed for ${type}`),
      ...ownKeys
        .filter((key) => provider[key] !== undefined && !OWN[key]?.includes(type))
        .map((key) => `social.${at}.${key}: is not for ${type}`),
      ...(type === 'custom' && !issuer && !oauth
        ? [`social.${at}.issuer: is needed, or authorizationUrl, tokenUrl and userInfoUrl`]
        : []),
      ...(ids.indexOf(id) < at ? [`social.${at}: ${id} is there twice`] : []),
    ];
  });
};
