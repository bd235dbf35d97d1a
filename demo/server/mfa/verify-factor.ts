import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { LoginAnswer } from '../../../core/contract/entities/auth.ts';
import type { RecoveryCodes } from '../../../core/contract/entities/mfa.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { CODE_ATTEMPTS, MFA_MINUTES } from '../../../core/contract/limits.ts';
import { findChallenge, finishChallenge } from '../sign-in/challenges.ts';
import {
  type AccountResolution,
  resolveAccount,
  recordFailure,
  type ResolvedAccount,
  judgeAttempt,
  startSession,
  loginResponse,
} from '../sign-in/start-session.ts';
import { sessionIdOf } from '../sign-in/refresh-token.ts';
import type { AuditedFactor } from '../authority/sign-in-method.ts';
import { limitAccount } from '../limits/limit-account.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { CrossTenantContext, Effects } from '../rules.ts';
import type { ChallengeRecord, UserRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';
import type { MfaDetails } from '../sign-in/challenge-for.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { stepUpSession } from './stepping-up.ts';
import { keepTrust, trust } from '../sign-in/trusted-browsers.ts';

type Context = CrossTenantContext<AnyEndpoint>;

/** Challenge with its account. */
export interface OpenChallenge {
  readonly challenge: ChallengeRecord;
  readonly details: MfaDetails;
  readonly found: ResolvedAccount;
  readonly entrance: AccountResolution;
}

/** Challenge with its user, before the account is checked for a lockout. */
type ChallengeWithUser = Pick<OpenChallenge, 'challenge' | 'details'> & { readonly user: UserRecord };

/** Verified factor, with its `amr` values and the function that consumes the proof. */
export interface PresentedFactor {
  readonly factor: AuditedFactor;
  readonly amr: readonly string[];
  /** Consumes the proof, in the transaction; false where it has been used since. */
  consume(rows: Writer & Effects): Promise<boolean>;
  /** Whether it has just been set up. */
  readonly isNew?: boolean;
}

/** Finds the challenge of a token. Enrollment is only for people without a factor, verification for people with one. */
const challengeOf = async (
  context: Context,
  mfaToken: string,
  mode: 'showing' | 'settingUp' | 'either',
): Promise<Result<ChallengeWithUser, Refusal>> => {
  const found = await findChallenge(context.across, context.ports, { token: mfaToken, purpose: 'mfa' });
  if (!found.ok) return found;
  // written by `challenge` alone
  const details = found.value.details as unknown as MfaDetails;
  if (mode !== 'either' && details.enrols !== (mode === 'settingUp')) return refuse('challengeExpired');
  const user = await context.across.users.get(found.value.userId);
  if (!user) return refuse('challengeExpired');
  if (details.session && details.session !== sessionIdOf(context.cookies.get('refresh') ?? ''))
    return refuse('challengeExpired');
  return ok({ challenge: found.value, details, user });
};

/** The challenge with its account, which must not be locked. */
const open = (
  { challenge, details }: ChallengeWithUser,
  entrance: AccountResolution,
): Result<OpenChallenge, Refusal> => {
  if (!entrance.found) return refuse('challengeExpired');
  // the caller has passed the first factor: the lock need not be hidden
  if (entrance.attempts.locked) return refuse('accountLocked');
  return ok({ challenge, details, found: entrance.found, entrance });
};

/** Loads the challenge of a token with its account. */
export const challenged = async (
  context: Context,
  mfaToken: string,
  mode: 'showing' | 'settingUp' | 'either',
): Promise<Result<OpenChallenge, Refusal>> => {
  const pending = await challengeOf(context, mfaToken, mode);
  return pending.ok ? open(pending.value, await resolveAccount(context, pending.value.user.email)) : pending;
};

/** Counts an attempt before verification, on all nodes together; returns the attempts left. */
const counted = async ({ ports }: Context, { challenge: { id } }: ChallengeWithUser): Promise<number> => {
  const { points } = await ports.store.counters.add(`mfa:${id}`, 1, MFA_MINUTES * 60_000, ports.clock.now());
  return CODE_ATTEMPTS - points;
};

/** Rolls the transaction back: the proof or the challenge has been used since. */
class AlreadyUsed extends Error {
  override readonly name = 'Late';
}

/** Starts the session that a challenge was required for, or steps up the existing one. */
const finish = async (
  context: Context,
  { challenge, details, found }: OpenChallenge,
  shown: PresentedFactor,
  remembers: boolean,
): Promise<LoginAnswer | undefined> => {
  const { ports, cookies } = context;
  const { user, scope } = found;
  const amr = [...new Set([...details.amr, ...shown.amr, 'mfa'])];
  const work = async (rows: Writer & Effects) => {
    if (!(await shown.consume(rows)) || !(await finishChallenge(rows, ports, challenge))) throw new AlreadyUsed();
    const codes = shown.isNew ? await recordNewFactor(rows, ports, user, shown.factor) : undefined;
    const mayTrust = remembers && !details.session && ports.config.mfa.rememberDays > 0;
    const trusted = mayTrust ? await trust(rows, ports, user.id) : undefined;
    const opened = details.session
      ? await stepUpSession(rows, ports, { session: details.session, amr, shown })
      : await startSession(rows, context, found, {
          by: details.by,
          amr,
          second: shown.factor,
          ...(shown.isNew && { firstFactorAt: challenge.createdAt }),
        });
    if (!opened) throw new AlreadyUsed();
    return { codes, trusted, opened };
  };
  const done = await context.write(scope, work).catch((cause: unknown) => {
    if (cause instanceof AlreadyUsed) return undefined;
    throw cause;
  });
  if (!done) return undefined;
  if (done.trusted) keepTrust(cookies, done.trusted);
  return { ...(await loginResponse(context, found, done.opened, details.invitation)), ...done.codes };
};

/** Audits and notifies by mail that a factor was enrolled; with the first one, issues recovery codes. */
export const recordNewFactor = async (
  rows: Writer & Effects,
  ports: Context['ports'],
  user: UserRecord,
  factor: AuditedFactor,
): Promise<RecoveryCodes | undefined> => {
  await rows.users.update({ id: user.id }, { mustEnrol: false });
  await rows.audit({ action: 'Second factor set up', severity: 'Success', details: { factor } });
  await rows.mail.factorAdded(user);
  const kept = await rows.recoveryCodes.count({ userId: user.id, usedAt: null });
  return kept === 0 ? issueRecoveryCodes(rows, ports, user.id) : undefined;
};

/** Attempt to answer a challenge. */
interface FactorProof {
  readonly mfaToken: string;
  readonly rememberDevice?: boolean;
  readonly mode: 'showing' | 'settingUp' | 'either';
  readonly factor: AuditedFactor;
  judge(challenged: OpenChallenge, attemptsLeft: number): Promise<Result<PresentedFactor, Refusal>>;
}

/**
 * Verifies an answer to a challenge. Attempts are counted before verification, against the challenge and the account;
 * repeated failures lock the account, as wrong passwords do, but not during enrollment.
 */
export const verifyFactor = async (
  context: Context,
  { mfaToken, rememberDevice = false, mode, factor, judge }: FactorProof,
): Promise<Result<LoginAnswer, Refusal>> => {
  const pending = await challengeOf(context, mfaToken, mode);
  if (!pending.ok) return pending;
  const { user } = pending.value;
  const free = await limitAccount(context.ports, 'proof', user.id);
  if (!free.ok) return free;
  return judgeAttempt(context, user.email, async (entrance) => {
    const opened = open(pending.value, entrance);
    if (!opened.ok) return opened;
    const left = await counted(context, pending.value);
    if (left < 0) return refuse('codeAttemptsExceeded');
    const shown = await judge(opened.value, left);
    if (!shown.ok) {
      const reported = !pending.value.details.enrols && (await recordFailure(context, entrance, factor));
      return reported ? refuse('accountLocked') : shown;
    }
    const answer = await finish(context, opened.value, shown.value, rememberDevice);
    if (!answer) return refuse('challengeExpired');
    await Promise.all([entrance.attempts.clear(), free.value.giveBack()]);
    return ok(answer);
  });
};
