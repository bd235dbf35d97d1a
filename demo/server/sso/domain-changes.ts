import { domainName } from '../checks/domain-name.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { invalidField, notFound, refuse, type Refusal } from '../refusal.ts';
import type { Ports } from '../ports.ts';
import type { AdministratorWriter } from '../rules.ts';
import type { SsoConfigurationRecord, SsoDomainRecord } from '../store/records.ts';
import { UniqueViolation } from '../store/store.ts';
import { checkEnabled, DOMAINS_MAX, type SsoContext } from './changes.ts';
import { txtRecordOf } from './views.ts';

/** Top-level domains that no one can own, so that there is no DNS to ask. Source: RFC 2606 §2, RFC 6761. */
const RESERVED = /\.(test|example|localhost)$/;

/** Claims a domain; it counts for nothing until it is validated, and another company may claim it as well. */
export const insertDomain = async (
  rows: AdministratorWriter,
  { caller, ports }: Pick<SsoContext, 'caller' | 'ports'>,
  { id: configurationId }: Pick<SsoConfigurationRecord, 'id'>,
  given: string,
): Promise<Result<SsoDomainRecord, Refusal>> => {
  const domain = domainName(given);
  if (domain === undefined) return invalidField('domain', 'notDomain');
  if ((await rows.ssoDomains.count({ configurationId })) >= DOMAINS_MAX)
    return invalidField('domain', 'tooMany', { count: DOMAINS_MAX });
  if ((await rows.ssoDomains.count({ domain })) > 0) return invalidField('domain', 'givenTwice');
  const { tenantId } = caller;
  const id = crypto.randomUUID();
  const claim = { id, tenantId, configurationId, domain, validated: false, owned: id };
  return ok(await rows.ssoDomains.insert({ ...claim, createdAt: ports.clock.now().toISOString() }));
};

/** Domain of a configuration. */
export const ownDomain = async (
  rows: Pick<AdministratorWriter, 'ssoDomains'>,
  { id: configurationId }: Pick<SsoConfigurationRecord, 'id'>,
  id: string,
): Promise<Result<SsoDomainRecord, Refusal>> => {
  const [domain] = await rows.ssoDomains.find({ where: { id, configurationId } });
  return domain ? ok(domain) : notFound('Domain');
};

/** Removes a domain, whose people sign in by local methods again. The last one stays while the configuration is enabled. */
export const removeDomain = async (
  rows: AdministratorWriter,
  configuration: SsoConfigurationRecord,
  id: string,
): Promise<Result<SsoDomainRecord, Refusal>> => {
  const domain = await ownDomain(rows, configuration, id);
  if (!domain.ok) return domain;
  await rows.ssoDomains.remove({ id });
  const may = await checkEnabled(rows, configuration);
  return may.ok ? domain : may;
};

/**
 * Whether a company has proven a domain. Ours: by a TXT record of the domain itself with the configuration's value; by
 * the operator's word for it, in `sso.domains`; and in development at once where the name is reserved, as no DNS has it.
 */
export const isProven = async (
  ports: Ports,
  { domain, tenantId }: Pick<SsoDomainRecord, 'domain' | 'tenantId'>,
  configuration: Pick<SsoConfigurationRecord, 'verification'>,
): Promise<boolean> => {
  if (ports.config.sso.domains.some((known) => known.domain === domain && known.tenantId === tenantId)) return true;
  if (ports.dev && RESERVED.test(domain)) return true;
  const records = (await ports.sso?.resolveTxt(domain)) ?? [];
  return records.includes(txtRecordOf(configuration));
};

/** Makes a proven domain the company's own. */
export const ownProven = async (
  rows: Pick<AdministratorWriter, 'ssoDomains'>,
  { id, domain }: SsoDomainRecord,
): Promise<SsoDomainRecord | undefined> =>
  (await rows.ssoDomains.update({ id }, { validated: true, owned: domain }))[0];

/** Maps the loss of a domain to another company to its refusal. */
export const mapDomainConflict = (cause: unknown): Result<never, Refusal> => {
  if (!(cause instanceof UniqueViolation)) throw cause;
  return refuse('domainTaken');
};
