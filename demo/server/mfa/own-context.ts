import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { RecoveryCodes } from '../../../core/contract/entities/mfa.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { CODE_ATTEMPTS, MFA_MINUTES } from '../../../core/contract/limits.ts';
import type { AuditedFactor } from '../authority/sign-in-method.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { PersonContext } from '../rules.ts';
import type { UserRecord } from '../store/records.ts';
import { UniqueViolation } from '../store/store.ts';
import { type PresentedFactor, recordNewFactor } from './verify-factor.ts';

/** Context of a call of a person about themselves. */
type Person = PersonContext<AnyEndpoint>;

/** Stores a verified factor of the caller. */
export const keep = async (
  { ports, write }: Person,
  user: UserRecord,
  shown: PresentedFactor,
): Promise<Result<RecoveryCodes, Refusal>> => {
  const kept = await write(async (rows) => {
    if (!(await shown.consume(rows))) return undefined;
    return (await recordNewFactor(rows, ports, user, shown.factor)) ?? {};
  }).catch((cause: unknown) => {
    if (cause instanceof UniqueViolation) return 'taken' as const;
    throw cause;
  });
  if (kept === 'taken') return refuse('passkeyAlreadyRegistered');
  return kept ? ok(kept) : refuse('challengeExpired');
};

/** Verifies a code of the caller for one purpose. Attempts are counted before verification, on all nodes together. */
export const countTry = async (
  { ports: { store, clock }, caller }: Person,
  end: 'setUp' | 'remove',
  judge: (left: number) => Promise<Result<PresentedFactor, Refusal>>,
): Promise<Result<PresentedFactor, Refusal>> => {
  const key = `ownMfa:${end}:${caller.userId}`;
  const { points } = await store.counters.add(key, 1, MFA_MINUTES * 60_000, clock.now());
  if (points > CODE_ATTEMPTS) return refuse('codeAttemptsExceeded');
  const shown = await judge(CODE_ATTEMPTS - points);
  if (shown.ok) await store.counters.remove(key);
  return shown;
};

/** User record of the caller. */
export const callerOf = async ({ own, caller }: Person): Promise<Result<UserRecord, Refusal>> => {
  const user = await own.users.get(caller.userId);
  return user ? ok(user) : refuse('sessionEnded');
};

/** Audits that a factor was not removed, and answers the refusal. */
export const recordRefused = async (
  { write }: Person,
  factor: AuditedFactor,
  refused: Result<never, Refusal>,
): Promise<Result<never, Refusal>> => {
  await write((rows) => rows.audit({ action: 'Second factor not removed', severity: 'Warning', details: { factor } }));
  return refused;
};
