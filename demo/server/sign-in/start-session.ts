import type { AuditAction } from '../../../core/contract/audit-action.ts';
import type { LoginAnswer, MfaRequired } from '../../../core/contract/entities/auth.ts';
import type { CrossTenantContext, Effects, WriteScope } from '../rules.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import { challengeFor, trustOf } from './challenge-for.ts';
import type { Refusal } from '../refusal.ts';
import type { MembershipRecord, UserRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';
import { deviceId, rememberDevice } from './devices.ts';
import { endPresentedSessions, presentedTokens } from './end-presented-sessions.ts';
import { issueLink } from './links.ts';
import { type LoginAttempts, loginAttemptsOf, countAttempt, lockoutRuleOf } from './lockout.ts';
import { type OpenedSession, openSession, signedInAnswer } from './sessions.ts';
import { AMR, BY_MAIL, type AuditedFactor, type SignInMethod } from '../authority/sign-in-method.ts';
import { requireNoSso } from './sso-required.ts';
import { placeholderUser, scopeOfUser } from './user-scope.ts';
import { ACTIVE } from '../authority/active-memberships.ts';

type Context = CrossTenantContext<AnyEndpoint>;

/** Call whose body can have the token of an invitation link. */
type WithInvitationToken = { readonly body?: unknown };

/** Key of that link, which an MFA challenge stores. */
const invitationIn = async ({
  body,
  ports,
}: WithInvitationToken & Pick<Context, 'ports'>): Promise<string | undefined> => {
  const { invitationToken } = Object(body) as { invitationToken?: string }; // checked
  if (invitationToken === undefined) return undefined;
  const { joinKey } = await import('./invite-link.ts');
  return joinKey(ports.store.scoped({ across: 'invitations' }), ports, invitationToken);
};

/** Account of an address, if there is one, and its failed attempts. */
export interface AccountResolution {
  /** Account; undefined where there is none, or it has no active membership. */
  readonly found: { user: UserRecord; scope: WriteScope; memberships: MembershipRecord[] } | undefined;
  /** Person that a failure is audited for: a placeholder where no account was found. */
  readonly auditedAs: { user: UserRecord; scope: WriteScope };
  readonly attempts: LoginAttempts;
}

/** Finds the account of an address at sign-in. The queries are the same with and without an account. */
const findAccount = async (
  { across, from }: Pick<Context, 'across' | 'from'>,
  email: string,
): Promise<Pick<AccountResolution, 'found' | 'auditedAs'>> => {
  const [user = placeholderUser(from)] = await across.users.find({ where: { email } });
  const memberships = await across.memberships.find({ where: { ...ACTIVE, userId: user.id } });
  const home = memberships.find(({ tenantId }) => tenantId === user.tenantId) ?? memberships[0];
  const found = home && { user, scope: { ...scopeOfUser(user), tenantId: home.tenantId }, memberships };
  const stranger = placeholderUser(from);
  const auditedAs = found ?? { user: stranger, scope: scopeOfUser(stranger) };
  return { found, auditedAs };
};

/** Account of an address, and the attempts at it, which are read at the same time. */
export const resolveAccount = async (
  context: Pick<Context, 'across' | 'ports' | 'cookies' | 'from' | 'reading'>,
  email: string,
  attempt?: Parameters<typeof loginAttemptsOf>[4],
): Promise<AccountResolution> => {
  const account = findAccount(context, email);
  const rule = account.then(({ auditedAs: { scope } }) => lockoutRuleOf(context.reading(scope), scope.tenantId));
  const attempts = loginAttemptsOf(context.ports, context.cookies, email, rule, attempt);
  const [found, counted] = await Promise.all([account, attempts]);
  return { ...found, attempts: counted };
};

/**
 * Judges a sign-in attempt, which is counted before. It waits while attempts under way could use up the limit, alike
 * for an address with and without an account.
 */
export const judgeAttempt = async <Value>(
  context: Pick<Context, 'across' | 'ports' | 'cookies' | 'from' | 'reading'>,
  email: string,
  judge: (entrance: AccountResolution) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> =>
  countAttempt(context.ports, context.cookies, email, async (attempt) => {
    const entrance = await resolveAccount(context, email, attempt);
    return entrance.attempts.crowded ? undefined : judge(entrance);
  });

/** Counts a failed attempt; resolves with whether a lockout can be reported. The owner is notified by mail of the lockout. */
export const recordFailure = async (
  {
    ports,
    write,
  }: Pick<Context, 'ports'> & {
    write(scope: WriteScope, work: (rows: Writer & Effects) => Promise<void>): Promise<void>;
  },
  { auditedAs: { user, scope }, attempts }: Pick<AccountResolution, 'auditedAs' | 'attempts'>,
  by: SignInMethod | AuditedFactor,
  action: AuditAction = 'Sign-in failed',
): Promise<boolean> => {
  const { locks, reported } = await attempts.fail();
  await write(scope, async (rows) => {
    await rows.audit({ action, severity: 'Warning', details: { by, locked: attempts.locked } });
    if (!locks) return;
    await rows.audit({ action: 'Account locked', severity: 'Warning' });
    await rows.mail.accountLocked(user, () => issueLink(rows, ports, { userId: user.id, purpose: 'unlock' }));
  });
  return reported;
};

/** Account with its memberships. */
export type ResolvedAccount = NonNullable<AccountResolution['found']>;

/** New session, or the MFA challenge that is required before it. */
export type SessionOrChallenge =
  | OpenedSession
  | Pick<MfaRequired, 'mfaToken' | 'mfaEnrolled' | 'mfaDevices' | 'mfaStrategies'>;

/** Proof of a sign-in: method, `amr` and second factor. */
interface SignInProof {
  by: SignInMethod;
  amr: readonly string[];
  second?: AuditedFactor;
  /** Time of the first factor, where the second one has been enrolled since. */
  firstFactorAt?: string;
}

/** Starts the session of a person who has provided all required proof, and audits it. */
export const startSession = async (
  rows: Writer & Effects,
  { ports, from, cookies }: { ports: Ports } & Pick<Context, 'from' | 'cookies'>,
  { scope, memberships }: ResolvedAccount,
  { by, amr, second, firstFactorAt }: SignInProof,
): Promise<OpenedSession> => {
  const now = ports.clock.now().toISOString();
  // a second factor that was set up on the way proves nothing of who set it up
  const shown = second === undefined || firstFactorAt !== undefined ? [by] : [by, second];
  const proves = shown.some((method) => !BY_MAIL.includes(method));
  await rows.audit({ action: 'Signed in', details: { by, ...(second && { second }) } });
  const tenantIds = memberships.map(({ tenantId }) => tenantId);
  const device = await deviceId(ports, cookies);
  const opened = await openSession(rows, ports, { ...scope, tenantIds, from, amr: [...amr], device });
  return { ...opened, signedIn: { lastLogin: now, ...(proves && { provenAt: firstFactorAt ?? now }) } };
};

/**
 * Starts the session of a person who has passed the first factor, in the transaction that consumes the proof; or, where a
 * second factor is required, begins its challenge.
 */
export const startSessionOrChallenge = async (
  rows: Writer & Effects,
  context: Pick<Context, 'ports' | 'from' | 'cookies'> & WithInvitationToken,
  found: ResolvedAccount,
  by: SignInMethod,
): Promise<SessionOrChallenge> => {
  if (by !== 'sso') await requireNoSso(context.ports, found.user);
  const challenge = await challengeFor(rows, context, found, by, await invitationIn(context));
  if (!challenge) {
    const amr = [...AMR[by], ...(await trustOf(rows, context, found.user, by))];
    return startSession(rows, context, found, { by, amr });
  }
  await rows.audit({ action: 'Second factor requested', details: { by } });
  return challenge;
};

/** Joins the company of the invitation link at sign-in; an expired link does not prevent the sign-in. Ours. */
const joinInvited = async (
  { ports, write }: Pick<Context, 'ports' | 'write'>,
  { user, scope }: ResolvedAccount,
  invitation: string,
) => {
  const { joinByLink } = await import('./joining.ts');
  await joinByLink(ports, invitation, user.id, (tenantId, work) => write({ ...scope, tenantId }, work));
  const across = ports.store.scoped({ across: 'invitations' });
  return across.memberships.find({ where: { ...ACTIVE, userId: user.id } });
};

/** Ends the sessions that a sign-in replaces in the browser, which could not be signed out any more. Source: ASVS 5.0 §7.2.4. */
const endReplaced = async (
  context: Pick<Context, 'ports' | 'cookies' | 'write'>,
  shown: readonly string[],
): Promise<void> => {
  const { ports, cookies } = context;
  if (cookies.get('actor') !== undefined) cookies.set('actor', undefined);
  if (shown.length === 0) return;
  await endPresentedSessions(context, shown, ports.store.scoped({ across: 'replacedSessions' }), 'Session replaced');
};

/** Response to a sign-in: session or MFA challenge. The browser of a session becomes a known one. */
export const loginResponse = async (
  context: Pick<Context, 'ports' | 'cookies' | 'write'> & WithInvitationToken,
  found: ResolvedAccount,
  outcome: SessionOrChallenge,
  invited?: string,
): Promise<LoginAnswer> => {
  const { ports, cookies } = context;
  const { user, scope } = found;
  if ('mfaToken' in outcome) {
    const about = { tenantId: scope.tenantId, userId: user.id, email: user.email, emailVerified: user.verified };
    return { mfaRequired: true, ...outcome, ...about };
  }
  const invitation = invited ?? (await invitationIn(context));
  const memberships = invitation === undefined ? found.memberships : await joinInvited(context, found, invitation);
  const shown = presentedTokens(cookies);
  const opened = { user, memberships, tenantId: outcome.session.tenantId, opened: outcome };
  const answer = await signedInAnswer({ ports, cookies }, opened);
  if (outcome.refreshToken !== undefined) await endReplaced(context, shown);
  await rememberDevice(ports, cookies, user.email, outcome.device);
  return answer;
};
