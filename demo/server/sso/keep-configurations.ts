import type { RoleId, TenantId } from '../../../core/contract/entities/ids.ts';
import { randomSecret } from '../keys/secrets.ts';
import type { Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { SsoConfigurationRecord } from '../store/records.ts';
import { type Reader, UniqueViolation, type Writer } from '../store/store.ts';
import type { SsoProviderDefinition } from '../vendor/sso-definitions.ts';
import { certificatesIn, joinCertificates } from './certificates.ts';
import { emptyConfiguration, ownConfiguration } from './changes.ts';

type Parts = Pick<Ports, 'store' | 'sealer' | 'clock' | 'log' | 'config'>;

/** Whether the operator has set a configuration up, so that no call changes it. */
export const isOperators = ({ config }: Pick<Ports, 'config'>, id: string): boolean =>
  config.sso.configurations.some((one) => one.id === id);

/** Configuration of the caller's company that a call may change. */
export const changeableConfiguration = async (
  rows: Pick<Reader, 'ssoConfigurations'>,
  ports: Pick<Ports, 'config'>,
  id: string,
): Promise<Result<SsoConfigurationRecord, Refusal>> => {
  const found = await ownConfiguration(rows, id);
  return found.ok && isOperators(ports, id) ? refuse('resourceReadOnly') : found;
};

const saveDomains = async (rows: Writer, { log }: Parts, key: string, one: SsoProviderDefinition, now: string) => {
  const { id: configurationId } = one;
  const tenantId = one.tenantId as TenantId; // of a company that is there
  const known = await rows.ssoDomains.find({ where: { configurationId } });
  const gone = known.filter(({ domain }) => !one.domains.includes(domain));
  if (gone.length > 0) await rows.ssoDomains.remove({ id: { in: gone.map(({ id }) => id) } });
  for (const domain of one.domains) {
    const [owner] = await rows.ssoDomains.find({ where: { owned: domain } });
    if (owner?.configurationId === configurationId) continue;
    const [claimed] = await rows.ssoDomains.find({ where: { tenantId, domain } });
    if (owner && owner.tenantId !== tenantId)
      log.error({ key, domain }, 'A domain of the configuration file is another provider’s: it is left out');
    else if (claimed)
      await rows.ssoDomains.update({ id: claimed.id }, { configurationId, validated: true, owned: domain });
    else
      await rows.ssoDomains.insert({
        id: crypto.randomUUID(),
        tenantId,
        configurationId,
        domain,
        validated: true,
        owned: domain,
        createdAt: now,
      });
  }
};

const saveOne = async (
  rows: Writer,
  parts: Parts,
  { key, one, secret }: { key: string; one: SsoProviderDefinition; secret: string },
): Promise<void> => {
  const { sealer, clock, log } = parts;
  const tenantId = one.tenantId as TenantId; // looked up below
  const now = clock.now().toISOString();
  const known = await rows.ssoConfigurations.get(one.id);
  if (!(await rows.tenants.get(tenantId)) || (known && known.tenantId !== tenantId))
    return log.error({ key: `${key}.tenantId` }, 'The configuration file names a company that is not there');
  const roles = await rows.roles.find({ where: { tenantId: null } });
  const idsOf = (keys: readonly string[] = []): RoleId[] =>
    keys.flatMap((wanted) => roles.find((role) => role.key === wanted)?.id ?? []);
  const { sealedOidcSecret = null } = known ?? {};
  const before = sealedOidcSecret && (await sealer.open(sealedOidcSecret).catch(() => undefined));
  const fields: Omit<SsoConfigurationRecord, 'id' | 'tenantId' | 'verification' | 'createdAt' | 'updatedAt'> = {
    ...emptyConfiguration(),
    type: one.type,
    enabled: one.enabled ?? true,
    ssoEndpoint: one.ssoEndpoint,
    idpEntityId: one.idpEntityId ?? '',
    sloEndpoint: one.sloEndpoint ?? '',
    // that of the metadata, which is read every hour
    publicCertificate:
      joinCertificates(certificatesIn(one.publicCertificate ?? '')) || (known?.publicCertificate ?? ''),
    signRequest: one.signRequest ?? false,
    spEntityId: one.spEntityId ?? '',
    oidcClientId: one.oidcClientId ?? '',
    sealedOidcSecret: !secret ? null : before === secret ? sealedOidcSecret : await sealer.seal(secret),
    roleIds: idsOf(one.roles),
    idpInitiated: one.idpInitiated ?? false,
    forced: one.forced ?? false,
    metadataUrl: one.metadataUrl ?? null,
    metadataReadAt: known?.metadataReadAt ?? null,
    testedAt: known?.testedAt ?? null,
  };
  if (known) await rows.ssoConfigurations.update({ id: one.id }, { ...fields, updatedAt: now });
  else
    await rows.ssoConfigurations.insert({
      ...fields,
      id: one.id,
      tenantId,
      verification: randomSecret(),
      createdAt: now,
      updatedAt: now,
    });
  await saveDomains(rows, parts, `${key}.domains`, one, now);
  await rows.ssoGroups.remove({ configurationId: one.id });
  for (const { group: name, roles: keys } of one.groups ?? [])
    await rows.ssoGroups.insert({
      id: crypto.randomUUID(),
      tenantId,
      configurationId: one.id,
      name,
      roleIds: idsOf(keys),
      createdAt: now,
    });
};

/**
 * Synchronizes the identity providers of the operator's file with the store, at each start. One that is taken out of the
 * file stays, and is its company's to change. Ours. Source: protocol/sso.md#the-operators-file.
 */
export const keepConfigurations = async (parts: Parts, secrets: Readonly<Record<string, string>>): Promise<void> => {
  for (const [at, one] of parts.config.sso.configurations.entries()) {
    const work = { key: `sso.configurations.${at}`, one, secret: secrets[one.id] ?? '' };
    const save = () => parts.store.scoped({ across: 'operatorSso' }).transaction((rows) => saveOne(rows, parts, work));
    // another node has begun at once
    await save().catch((cause: unknown) => {
      if (!(cause instanceof UniqueViolation)) throw cause;
      return save();
    });
  }
};
