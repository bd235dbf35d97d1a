import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { FieldFailure } from '../../../core/contract/field-failure.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { domainOfEmail } from '../checks/domain-name.ts';
import { fieldFailure, inEnglish } from '../checks/rule.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Reader } from '../store/store.ts';

/** Rows that the restrictions of a tenant consist of. */
export type EmailDomainRows = Pick<Reader, 'emailDomainConfigs' | 'emailDomainRestrictions'>;

/** Domain of an address as it is listed; as it was written where it is none, which no list has. */
const domainOf = (email: string): string => domainOfEmail(email) ?? email.slice(email.lastIndexOf('@') + 1);

/**
 * Judges addresses by the email domains of a tenant; those that may join are not in the answer. Ours: a list counts exact
 * domains, not those below them; a public service is refused even where it is on the list of allowed domains.
 */
export const judgeEmailDomains = async (
  rows: EmailDomainRows,
  { publicDomains }: Pick<Ports, 'publicDomains'>,
  tenantId: TenantId,
  emails: readonly string[],
): Promise<ReadonlyMap<string, FieldFailure>> => {
  const [config] = await rows.emailDomainConfigs.find({ where: { tenantId }, limit: 1 });
  if (!config?.active) return new Map();
  const { listType: type, blockPublicDomains } = config;
  const domains = [...new Set(emails.map(domainOf))];
  const found = await rows.emailDomainRestrictions.find({ where: { tenantId, type, domain: { in: domains } } });
  const listed = new Set(found.map(({ domain }) => domain));
  const judge = async (domain: string): Promise<FieldFailure | undefined> => {
    if (blockPublicDomains && (await publicDomains.has(domain)))
      return fieldFailure('email', 'domainPublic', { domain });
    if (type === 'ALLOW') return listed.has(domain) ? undefined : fieldFailure('email', 'domainNotListed', { domain });
    return listed.has(domain) ? fieldFailure('email', 'domainBlocked', { domain }) : undefined;
  };
  const judged = new Map(await Promise.all(domains.map(async (domain) => [domain, await judge(domain)] as const)));
  return new Map(
    emails.flatMap((email) => {
      const failure = judged.get(domainOf(email));
      return failure ? [[email, failure] as const] : [];
    }),
  );
};

/**
 * Refuses an address that may not join the tenant, with the reason as data. To be asked in the transaction that adds a
 * person, or before anything depends on whether the address has an account.
 */
export const requireEmailDomain = async (
  rows: EmailDomainRows,
  ports: Pick<Ports, 'publicDomains'>,
  tenantId: TenantId,
  email: string,
): Promise<Result<void, Refusal>> => {
  const failure = (await judgeEmailDomains(rows, ports, tenantId, [email])).get(email);
  if (!failure) return ok(undefined);
  const refused = refuse('emailDomainNotAllowed');
  if (!refused.ok) Object.assign(refused.failure.body, { errors: [inEnglish(failure)], fields: [failure] });
  return refused;
};
