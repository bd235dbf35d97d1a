import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { SessionPolicyRecord, SessionRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import type { OperatorConfig } from '../vendor/config.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;

/** Session timeouts and limit; null for none. */
export interface SessionRule {
  /** Idle timeout: time without a refresh, which an open page does every four minutes. */
  readonly idleSeconds: number | null;
  /** Absolute timeout: time since the person authenticated. */
  readonly absoluteSeconds: number | null;
  /** Maximum of concurrent sessions of a person; the oldest end. */
  readonly maxSessions: number | null;
}

const strictest = (numbers: readonly (number | null)[]): number | null => {
  const limits = numbers.filter((number) => number !== null);
  return limits.length > 0 ? Math.min(...limits) : null;
};

/** Session rule of a policy; a disabled part is null. */
export const sessionRuleOfPolicy = (policy: Omit<SessionPolicyRecord, 'tenantId'>): SessionRule => ({
  idleSeconds: policy.idleActive ? policy.idleSeconds : null,
  absoluteSeconds: policy.absoluteActive ? policy.absoluteSeconds : null,
  maxSessions: policy.concurrentActive ? policy.maxSessions : null,
});

/** Strictest value of each part of some rules. */
export const strictestRule = (rules: readonly SessionRule[]): SessionRule => ({
  idleSeconds: strictest(rules.map(({ idleSeconds }) => idleSeconds)),
  absoluteSeconds: strictest(rules.map(({ absoluteSeconds }) => absoluteSeconds)),
  maxSessions: strictest(rules.map(({ maxSessions }) => maxSessions)),
});

/** Session rule of a person: a session opens all their tenants, so the strictest of these and of the operator applies. Ours. */
export const sessionRuleOf = async (
  rows: Pick<Reader, 'sessionPolicies'>,
  { sessions }: Pick<OperatorConfig, 'sessions'>,
  tenantIds: readonly TenantId[],
): Promise<SessionRule> => {
  const policies = await rows.sessionPolicies.find({ where: { tenantId: { in: tenantIds } } });
  return strictestRule([sessions, ...policies.map(sessionRuleOfPolicy)]);
};

/** Expiry of a session after a refresh at `now`. */
export const expiryOf = (
  now: Date,
  { authenticatedAt }: Pick<SessionRecord, 'authenticatedAt'>,
  { sessions }: Pick<OperatorConfig, 'sessions'>,
  { idleSeconds, absoluteSeconds }: SessionRule,
): string => {
  const ends = [now.getTime() + sessions.refreshTokenDays * DAY_MS];
  if (idleSeconds !== null) ends.push(now.getTime() + idleSeconds * SECOND_MS);
  if (absoluteSeconds !== null) ends.push(Date.parse(authenticatedAt) + absoluteSeconds * SECOND_MS);
  return new Date(Math.min(...ends)).toISOString();
};
