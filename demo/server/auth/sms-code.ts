import { auth } from '../../../core/contract/auth.ts';
import type { LoginAnswer } from '../../../core/contract/entities/auth.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { attemptIn, beginCode, issueCode, judgeCode } from '../sign-in/codes.ts';
import { startSessionOrChallenge, recordFailure, judgeAttempt, loginResponse } from '../sign-in/start-session.ts';
import { consumeLink } from '../sign-in/links.ts';
import { placeholderUser, scopeOfUser } from '../sign-in/user-scope.ts';
import { padResponseTime } from '../http/pad-response-time.ts';
import { limitAccount } from '../limits/limit-account.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { CrossTenantContext } from '../rules.ts';
import type { PhoneRecord, UserRecord } from '../store/records.ts';
import { type Reader, UniqueViolation, type Writer } from '../store/store.ts';

/** Prefix in the cookie that marks a code sent by text message, apart from addresses of mailed codes. */
const SMS_PREFIX = 'sms';

/** Finds a phone by its number, its owner's address or their id. */
const findPhone = async (
  rows: Reader,
  [by, value]: readonly [by: string, value: string],
): Promise<{ user: UserRecord; phone: PhoneRecord } | undefined> => {
  const [owner] = by === 'email' ? await rows.users.find({ where: { email: value } }) : [];
  const userId = by === 'email' ? (owner?.id ?? crypto.randomUUID()) : value;
  // a malformed id finds nothing
  const where = by === 'number' ? { wayIn: value } : { userId: userId as UserRecord['id'], factor: false };
  const known = await rows.phones.find({ where, order: [['createdAt', 'desc']] });
  // the one that they set up last; one that was never verified only where there is no other
  const phone = known.find(({ verified }) => verified) ?? known[0];
  // read in any case, so that response time reveals nothing
  const user = await rows.users.get(phone?.userId ?? crypto.randomUUID());
  return phone && user && { user, phone };
};

/** Sends a code to an account's phone; the answer is the same without an account. */
export const sendSignInCode = async ({
  body,
  across,
  from,
  ports,
  cookies,
  write,
}: CrossTenantContext<typeof auth.passwordlessPrelogin>): Promise<Result<undefined, Refusal>> => {
  const { phoneNumber, email, userId = '' } = body;
  const named = phoneNumber
    ? (['number', phoneNumber] as const)
    : email
      ? (['email', email] as const)
      : (['id', userId] as const);
  const free = await limitAccount(ports, 'sms', named.join(' '));
  if (!free.ok) return free;
  const padTime = padResponseTime();
  const attempt = await beginCode(ports, cookies, [SMS_PREFIX, ...named].join(' '));
  const found = await findPhone(across, named);
  const user = found?.user ?? placeholderUser(from);
  await write(scopeOfUser(user), async (rows) => {
    const to = { phoneNumber: found?.phone.phoneNumber ?? '', language: user.language };
    await rows.mail.signInText(to, await issueCode(rows, ports, user.id, attempt));
    await rows.audit({ action: 'Sign-in code requested', details: { by: 'sms' } });
  });
  await padTime();
  return ok(undefined);
};

/** Notes the use of a number. One that is verified by it is claimed: the account that verified it first keeps it. */
const claim = async (
  rows: Writer,
  ports: CrossTenantContext<typeof auth.passwordlessPostlogin>['ports'],
  phone: PhoneRecord,
) => {
  const now = ports.clock.now().toISOString();
  const claimed = phone.verified ? {} : { verified: true, wayIn: phone.phoneNumber, updatedAt: now };
  await rows.phones.update({ id: phone.id }, { ...claimed, lastUsedAt: now });
};

/**
 * Signs in by a code sent by text message. The address stays verified or not. A lock is reported only for an address:
 * for a number or an id, the answer would reveal the owner.
 */
export const bySms = async (
  context: CrossTenantContext<typeof auth.passwordlessPostlogin>,
): Promise<Result<LoginAnswer, Refusal>> => {
  const { body, across, ports, cookies, write } = context;
  const attempt = await attemptIn(ports, cookies);
  const [prefix, by = '', value = ''] = (attempt?.email ?? '').split(' ');
  if (!attempt || prefix !== SMS_PREFIX) return refuse('codeExpired');
  const padTime = padResponseTime();
  const owner = await findPhone(across, [by, value]);
  const byAddress = by === 'email';
  return judgeAttempt(context, byAddress ? value : (owner?.user.email ?? attempt.email), async (entrance) => {
    const { found, attempts } = entrance;
    if (byAddress && attempts.reported) return refuse('accountLocked');
    const link = await judgeCode(across, ports, attempt, body.token);
    if (!link.ok || attempts.locked || !owner || link.value.userId !== found?.user.id) {
      const guessed = !link.ok && link.failure.body.errorCode !== 'codeExpired';
      const reported = guessed && (await recordFailure(context, entrance, 'sms'));
      await padTime();
      if (byAddress && reported) return refuse('accountLocked');
      if (!link.ok) return link;
      // the owner of the phone can learn of the lock
      return refuse(owner && attempts.locked ? 'accountLocked' : 'codeExpired');
    }
    if (!found.user.verified && !ports.config.allowNotVerifiedUsersLogin) return refuse('emailNotVerified');
    const admitted = await write(found.scope, async (rows) => {
      if (!(await consumeLink(rows, ports, link.value))) return undefined;
      await claim(rows, ports, owner.phone);
      return startSessionOrChallenge(rows, context, found, 'sms');
    }).catch((cause: unknown) => {
      if (cause instanceof UniqueViolation) return 'taken' as const;
      throw cause;
    });
    if (admitted === 'taken') return refuse('phoneNumberTaken');
    if (!admitted) return refuse('codeExpired');
    if (!('mfaToken' in admitted)) await attempts.clear();
    cookies.set('code', undefined);
    return ok(await loginResponse(context, found, admitted));
  });
};
