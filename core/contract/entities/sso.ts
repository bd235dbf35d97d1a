import type { IsoDateTime, RoleId } from './ids.ts';

/** Types of an SSO configuration: `oidc` by OpenID Connect, the others by SAML. Source: protocol/sso.md#configurations. */
export const SSO_TYPES = ['saml', 'okta', 'azure', 'google', 'oidc'] as const;

export type SsoType = (typeof SSO_TYPES)[number];

/** Email domain of a configuration. Source: protocol/sso.md#domains. */
export interface SsoDomain {
  id: string;
  domain: string;
  /** Whether the company has proven that the domain is its own. */
  validated: boolean;
  /** Value of the TXT record that proves it. */
  txtRecord: string;
}

/** Roles of the people in a group of the identity provider. Source: protocol/sso.md#groups. */
export interface SsoGroup {
  id: string;
  /** Name or id of the group, as the provider sends it. */
  group: string;
  roleIds: RoleId[];
}

/** Fields of an SSO configuration that can be written. Source: protocol/sso.md#configurations. */
export interface SsoConfigurationDraft {
  enabled?: boolean;
  type?: SsoType;
  /** Sign-in address of a SAML provider; issuer of an OpenID provider. */
  ssoEndpoint?: string;
  /** Certificates of a SAML provider: one or several in PEM, so that its key can be rotated. */
  publicCertificate?: string;
  signRequest?: boolean;
  /** Ours to say: refused where it is another. */
  acsUrl?: string;
  spEntityId?: string;
  oidcClientId?: string;
  /** Write-only; empty keeps the one there is. */
  oidcSecret?: string;
  /** Roles of people whose first sign-in makes their account. */
  roleIds?: RoleId[];
  groups?: { group: string; roleIds: RoleId[] }[];
  /** Ours to say: refused where it is another. */
  generatedVerification?: string;
  /** Only false: an email counts within the validated domains alone. */
  skipEmailDomainValidation?: boolean;
  /** Ours: entity id of the SAML provider; answers of any other issuer are refused. */
  idpEntityId?: string;
  /** Ours: sign-out address of the provider; of an OpenID provider its `end_session_endpoint`. */
  sloEndpoint?: string;
  /** Ours: whether the provider's own portal may begin a sign-in, by SAML. */
  idpInitiated?: boolean;
  /** Ours: whether people of its domains can sign in by it alone. */
  forced?: boolean;
}

/** SSO configuration of a company. Source: protocol/sso.md#configurations. */
export interface SsoConfiguration extends Required<Omit<SsoConfigurationDraft, 'groups'>> {
  id: string;
  domains: SsoDomain[];
  groups: SsoGroup[];
  /** Ours: whether there is a client secret, which is never answered. */
  oidcSecretSet: boolean;
  /** Ours: time of the last sign-in since the provider was changed; absent before the first. */
  testedAt?: IsoDateTime;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** The same in the older calls, which know one configuration. Source: protocol/sso.md#older-calls. */
export interface SamlConfiguration {
  enabled: boolean;
  domain?: string;
  validated?: boolean;
  generatedVerification?: string;
  ssoEndpoint?: string;
  publicCertificate?: string;
  signRequest?: boolean;
  acsUrl?: string;
  spEntityId?: string;
  isSamlActive?: boolean;
  oidcClientId?: string;
  oidcSecret?: string;
  type?: SsoType;
  createdAt?: IsoDateTime;
  updatedAt?: IsoDateTime;
}

/** Fields of the older calls that can be written. */
export type SamlConfigurationDraft = Pick<
  SamlConfiguration,
  | 'domain'
  | 'ssoEndpoint'
  | 'publicCertificate'
  | 'signRequest'
  | 'acsUrl'
  | 'spEntityId'
  | 'isSamlActive'
  | 'oidcClientId'
  | 'oidcSecret'
  | 'type'
> & { enabled?: boolean };

/** Addresses that an identity provider is told. Source: protocol/sso.md#older-calls. */
export interface SamlVendorConfig {
  acsUrl: string;
  spEntityId: string;
}
