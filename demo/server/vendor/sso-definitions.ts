import type { SsoType } from '../../../core/contract/entities/sso.ts';

/** Identity provider of a company that the operator sets up; the client secret of OpenID Connect is in `FE_SSO_SECRETS`. */
export interface SsoProviderDefinition {
  /** Id of the configuration, in `FE_SSO_SECRETS` and in calls. */
  id: string;
  tenantId: string;
  type: SsoType;
  /** True by default. */
  enabled?: boolean;
  /** Email domains, for which the operator vouches. */
  domains: readonly string[];
  /** Sign-in address of a SAML provider; issuer of an OpenID provider. */
  ssoEndpoint: string;
  /** SAML. */
  idpEntityId?: string;
  publicCertificate?: string;
  metadataUrl?: string;
  spEntityId?: string;
  signRequest?: boolean;
  idpInitiated?: boolean;
  /** Sign-out address of the provider, of either kind. */
  sloEndpoint?: string;
  /** OpenID Connect. */
  oidcClientId?: string;
  forced?: boolean;
  /** Keys of the roles of people whose first sign-in makes their account. */
  roles?: readonly string[];
  groups?: readonly { group: string; roles: readonly string[] }[];
}

type Key = keyof SsoProviderDefinition;

const SAML_KEYS = [
  'idpEntityId',
  'publicCertificate',
  'metadataUrl',
  'spEntityId',
  'signRequest',
  'idpInitiated',
] as const satisfies Key[];

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** Faults of the operator's identity providers: one sentence each, with its key. */
export const ssoFaults = (
  {
    domains,
    configurations,
  }: { domains: readonly { domain: string }[]; configurations: readonly SsoProviderDefinition[] },
  roleKeys: readonly string[],
): string[] => [
  ...repeated(domains.map(({ domain }) => domain)).map((domain) => `sso.domains: has ${domain} twice`),
  ...repeated(configurations.map(({ id }) => id)).map((id) => `sso.configurations: has ${id} twice`),
  ...repeated(configurations.flatMap((one) => one.domains)).map(
    (domain) => `sso.configurations: have the domain ${domain} twice`,
  ),
  ...configurations.flatMap((one, at) => {
    const fault = (key: Key, what: string) => `sso.configurations.${at}.${key}: ${what}`;
    const needed: readonly Key[] = one.type === 'oidc' ? ['oidcClientId'] : ['idpEntityId'];
    const foreign: readonly Key[] = one.type === 'oidc' ? SAML_KEYS : ['oidcClientId'];
    const named = [...(one.roles ?? []), ...(one.groups ?? []).flatMap(({ roles }) => roles)];
    return [
      ...needed.filter((key) => !one[key]).map((key) => fault(key, `is needed for ${one.type}`)),
      ...foreign.filter((key) => one[key] !== undefined).map((key) => fault(key, `is not for ${one.type}`)),
      ...(one.type !== 'oidc' && !one.publicCertificate && !one.metadataUrl
        ? [fault('publicCertificate', 'is needed, or metadataUrl')]
        : []),
      ...repeated((one.groups ?? []).map(({ group }) => group)).map((group) => fault('groups', `has ${group} twice`)),
      ...[...new Set(named)]
        .filter((key) => !roleKeys.includes(key))
        .map((key) => fault('roles', `${key} is not one of roles`)),
    ];
  }),
];
