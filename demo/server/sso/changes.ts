import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { RoleId } from '../../../core/contract/entities/ids.ts';
import type { SsoConfigurationDraft } from '../../../core/contract/entities/sso.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { type RoleAssigner, rolesToAssign } from '../authority/assigning.ts';
import { fieldFailure } from '../checks/rule.ts';
import { isLoopback } from '../http/loopback.ts';
import type { Ports } from '../ports.ts';
import { invalid, invalidField, notFound, type Refusal } from '../refusal.ts';
import type { AdministratorContext } from '../rules.ts';
import type { SsoConfigurationRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import { certificatesIn, joinCertificates } from './certificates.ts';
import { protocolOf } from './connection.ts';
import { serviceProvider } from './service-provider.ts';

/** Permissions of a company's identity providers. Source: protocol/sso.md#configurations. */
export const SSO_PERMISSIONS = {
  read: 'fe.secure.read.samlConfiguration',
  write: 'fe.secure.write.samlConfiguration',
  remove: 'fe.secure.delete.samlConfiguration',
} as const;

/** Maximum of configurations of a company, and of domains of a configuration. Ours. */
export const CONFIGURATIONS_MAX = 10;
export const DOMAINS_MAX = 50;

/** Context of a call about the company's providers. */
export type SsoContext = Pick<AdministratorContext<AnyEndpoint>, 'attempt' | 'caller' | 'ports' | 'store'>;

/** Configuration of the caller's company. */
export const ownConfiguration = async (
  rows: Pick<Reader, 'ssoConfigurations'>,
  id: string,
): Promise<Result<SsoConfigurationRecord, Refusal>> => {
  const found = await rows.ssoConfigurations.get(id);
  return found ? ok(found) : notFound('SSO configuration');
};

/** The company's first configuration, which the older calls are about. */
export const firstConfiguration = async (
  rows: Pick<Reader, 'ssoConfigurations'>,
): Promise<SsoConfigurationRecord | undefined> =>
  (
    await rows.ssoConfigurations.find({
      order: [
        ['createdAt', 'asc'],
        ['id', 'asc'],
      ],
      limit: 1,
    })
  )[0];

type Fields = Omit<SsoConfigurationRecord, 'id' | 'tenantId' | 'createdAt' | 'updatedAt'>;

/** Configuration before anything is entered. */
export const emptyConfiguration = (): Omit<Fields, 'verification'> => ({
  type: 'saml',
  enabled: false,
  ssoEndpoint: '',
  idpEntityId: '',
  sloEndpoint: '',
  publicCertificate: '',
  signRequest: false,
  spEntityId: '',
  oidcClientId: '',
  sealedOidcSecret: null,
  roleIds: [],
  idpInitiated: false,
  forced: false,
  metadataUrl: null,
  metadataReadAt: null,
  testedAt: null,
});

/** Whether an address may be one of a provider: over https, or of a host that the operator allows over http. */
export const isProviderAddress = (address: string, { config, dev }: Pick<Ports, 'config' | 'dev'>): boolean => {
  const { protocol, hostname, host } = new URL(address);
  if (protocol === 'https:') return true;
  return (
    config.privateHosts.some((known) => known === hostname || known === host) || Boolean(dev && isLoopback(hostname))
  );
};

type Given = Omit<SsoConfigurationDraft, 'groups'>;

/** Fields that are addresses of the provider. */
const ADDRESSES = ['ssoEndpoint', 'sloEndpoint'] as const;

/** Checks that need more than the text: https, certificates, and what only we say. */
const checkDraft = (draft: Given, before: SsoConfigurationRecord, ports: Ports): Result<Given, Refusal> => {
  for (const field of ADDRESSES) {
    const address = draft[field];
    if (address && !isProviderAddress(address, ports)) return invalidField(field, 'notAddress');
  }
  const { acsUrl } = serviceProvider(ports);
  if (draft.acsUrl && draft.acsUrl !== acsUrl) return invalidField('acsUrl', 'notChangeable');
  if (draft.generatedVerification && draft.generatedVerification !== before.verification)
    return invalidField('generatedVerification', 'notChangeable');
  // Ours: an email of any other domain would be another company's person
  if (draft.skipEmailDomainValidation) return invalidField('skipEmailDomainValidation', 'notChangeable');
  if (!draft.publicCertificate) return ok(draft);
  const publicCertificate = joinCertificates(certificatesIn(draft.publicCertificate));
  const isKnown = ports.sso === undefined || ports.sso.saml.areCertificates(publicCertificate);
  if (!publicCertificate || !isKnown) return invalidField('publicCertificate', 'notCertificate');
  return ok({ ...draft, publicCertificate });
};

/** Fields that a configuration needs before anyone can sign in by it. */
const NEEDED = {
  saml: ['ssoEndpoint', 'publicCertificate', 'idpEntityId'],
  oidc: ['ssoEndpoint', 'oidcClientId', 'sealedOidcSecret'],
} as const;

/** Refuses to enable a configuration that lacks something, and to force one by which no one has signed in yet. */
export const checkEnabled = async (
  rows: Pick<Reader, 'ssoDomains'>,
  wanted: SsoConfigurationRecord,
): Promise<Result<void, Refusal>> => {
  // a company that forces what does not work locks itself out
  if (wanted.forced && (!wanted.enabled || wanted.testedAt === null)) return invalidField('forced', 'notYet');
  if (!wanted.enabled) return ok(undefined);
  const missing: string[] = NEEDED[protocolOf(wanted)]
    .filter((field) => !wanted[field])
    .map((field) => (field === 'sealedOidcSecret' ? 'oidcSecret' : field));
  const owned = await rows.ssoDomains.count({ configurationId: wanted.id, validated: true });
  if (owned === 0) missing.push('domains');
  return missing.length > 0 ? invalid(missing.map((field) => fieldFailure(field, 'required'))) : ok(undefined);
};

/** Fields by which a provider is another one: it is to be tested again. */
const IDENTIFYING = ['type', 'ssoEndpoint', 'idpEntityId', 'oidcClientId'] as const;

/** Configuration with a draft over it. An empty secret keeps the one there is. */
export const applyDraft = async (
  before: SsoConfigurationRecord,
  given: Given,
  ports: Ports,
): Promise<Result<SsoConfigurationRecord, Refusal>> => {
  const checked = checkDraft(given, before, ports);
  if (!checked.ok) return checked;
  const {
    oidcSecret,
    acsUrl: _acs,
    generatedVerification: _verification,
    skipEmailDomainValidation: _skip,
    spEntityId = before.spEntityId,
    ...fields
  } = checked.value;
  const usual = serviceProvider(ports).entityId;
  const after: SsoConfigurationRecord = {
    ...before,
    ...fields,
    spEntityId: spEntityId === usual ? '' : spEntityId,
    ...(oidcSecret && { sealedOidcSecret: await ports.sealer.seal(oidcSecret) }),
    updatedAt: ports.clock.now().toISOString(),
  };
  const isOther = IDENTIFYING.some((field) => after[field] !== before[field]);
  // entered by hand: its metadata would put the old fields back
  const byHand = fields.ssoEndpoint !== undefined || fields.publicCertificate !== undefined;
  return ok({
    ...after,
    ...(isOther && { testedAt: null }),
    ...(byHand && { metadataUrl: null, metadataReadAt: null }),
  });
};

/** Checks roles that a configuration gives: the caller must be able to assign those that it did not give before. */
export const checkRoles = async (
  rows: Pick<Reader, 'roles' | 'permissions'>,
  assigner: RoleAssigner,
  roleIds: readonly RoleId[],
  before: readonly RoleId[] = [],
): Promise<Result<RoleId[], Refusal>> => {
  const roles = await rolesToAssign(rows, assigner, roleIds, before);
  return roles.ok ? ok([...new Set(roleIds)]) : roles;
};
