import * as v from 'valibot';
import { auth } from '../../../core/contract/auth.ts';
import type { AuthStrategy, LoginAnswer } from '../../../core/contract/entities/auth.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { attemptIn, beginCode, issueCode, judgeCode } from '../sign-in/codes.ts';
import {
  startSessionOrChallenge,
  resolveAccount,
  recordFailure,
  type ResolvedAccount,
  judgeAttempt,
  loginResponse,
} from '../sign-in/start-session.ts';
import { confirmAddress } from '../sign-in/confirm-address.ts';
import { findLink, issueLink, consumeLink } from '../sign-in/links.ts';
import { unlockAccount } from '../sign-in/lockout.ts';
import { requireStrategy } from '../sign-in/strategies.ts';
import type { SignInMethod } from '../authority/sign-in-method.ts';
import { placeholderUser, scopeOfUser } from '../sign-in/user-scope.ts';
import { loginAnswer } from '../checks/entities.ts';
import { email, phoneNumber, secret, text } from '../checks/fields.ts';
import { padResponseTime } from '../http/pad-response-time.ts';
import { invalidField, refuse, type Refusal } from '../refusal.ts';
import { crossTenant, type CrossTenantContext, type Effects } from '../rules.ts';
import type { LinkRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';
import { bySms, sendSignInCode } from './sms-code.ts';
import { rule } from '../checks/rule.ts';
import { oneOf } from '../checks/fields.ts';

/** Strategies by their path segment, in lower case. Source: protocol/sign-in.md#passwordless. */
const WAYS = {
  code: { strategy: 'Code', way: 'code' },
  magiclink: { strategy: 'MagicLink', way: 'magicLink' },
  smscode: { strategy: 'SmsCode', way: 'sms' },
} as const satisfies Readonly<Record<string, { strategy: AuthStrategy; way: SignInMethod }>>;

const TYPES = ['code', 'magiclink', 'smscode'] as const;
const params = v.object({ type: oneOf(TYPES) });
const more = { recaptchaToken: v.exactOptional(text(4096)), invitationToken: v.exactOptional(text(4096)) };

const wayOf = (type: string) => WAYS[type as keyof typeof WAYS]; // checked

/**
 * Sends a code, valid in this browser alone, or a link to the account's owner; the answer is the same without an
 * account. A phone is found by number, by its owner's address or, for a quick login, by user id.
 * Source: protocol/sign-in.md#passwordless.
 */
export const passwordlessPrelogin = crossTenant<typeof auth.passwordlessPrelogin>('auth.passwordlessPrelogin', 'mail', {
  captcha: 'prelogin',
  params: v.object({ type: oneOf([...TYPES, 'emailandpassword']) }),
  body: v.pipe(
    v.object({
      email: v.exactOptional(email()),
      phoneNumber: v.exactOptional(phoneNumber()),
      userId: v.exactOptional(text(100, 1)),
      ...more,
    }),
    v.forward(
      v.check(
        ({ email: address, phoneNumber: number, userId }) => Boolean(address ?? number ?? userId),
        rule('required'),
      ),
      ['email'],
    ),
  ),
  handle: async (context) => {
    const { params: asked, body, across, from, ports, cookies, write } = context;
    // a password is not sent: `login` asks for it
    if (asked.type === 'emailandpassword') return requireStrategy(ports.config, 'EmailAndPassword');
    const { strategy, way } = wayOf(asked.type);
    const closed = requireStrategy(ports.config, strategy);
    if (!closed.ok) return closed;
    if (way === 'sms') return sendSignInCode(context);
    const { email: address } = body;
    if (address === undefined) return invalidField('email', 'required');
    const padTime = padResponseTime();
    const attempt = way === 'code' ? await beginCode(ports, cookies, address) : undefined;
    const [user = placeholderUser(from)] = await across.users.find({ where: { email: address } });
    await write(scopeOfUser(user), async (rows) => {
      if (attempt) await rows.mail.signInCode(user, await issueCode(rows, ports, user.id, attempt));
      else await rows.mail.magicLink(user, () => issueLink(rows, ports, { userId: user.id, purpose: 'magicLink' }));
      await rows.audit({ action: attempt ? 'Sign-in code requested' : 'Sign-in link requested' });
    });
    await padTime();
    return ok(undefined);
  },
});

type Context = CrossTenantContext<typeof auth.passwordlessPostlogin>;

/**
 * Consumes a code or link and starts its owner's session in one transaction; undefined when it was consumed
 * concurrently.
 */
const signInByMail = async (context: Context, link: LinkRecord, found: ResolvedAccount, method: SignInMethod) => {
  const { ports, write } = context;
  const consume = (rows: Writer) => consumeLink(rows, ports, link);
  const enter = async (rows: Writer & Effects, owner: ResolvedAccount) => ({
    owner,
    admitted: await startSessionOrChallenge(rows, context, owner, method),
  });
  // reading the mail verifies the address
  const done = found.user.verified
    ? await write(found.scope, async (rows) => ((await consume(rows)) ? enter(rows, found) : undefined))
    : await confirmAddress(context, found.user, { consume }, enter);
  return done && loginResponse(context, done.owner, done.admitted);
};

const byCode = async (context: Context): Promise<Result<LoginAnswer, Refusal>> => {
  const { body, across, ports, cookies } = context;
  const attempt = await attemptIn(ports, cookies);
  if (!attempt) return refuse('codeExpired');
  const padTime = padResponseTime();
  return judgeAttempt(context, attempt.email, async (entrance) => {
    const { found, attempts } = entrance;
    if (attempts.reported) return refuse('accountLocked');
    const link = await judgeCode(across, ports, attempt, body.token);
    const wrong = !link.ok || attempts.locked || link.value.userId !== found?.user.id;
    if (wrong) {
      const guessed = !link.ok && link.failure.body.errorCode !== 'codeExpired';
      const reported = guessed && (await recordFailure(context, entrance, 'code'));
      await padTime();
      if (reported) return refuse('accountLocked');
      return link.ok ? refuse('codeExpired') : link;
    }
    const answer = await signInByMail(context, link.value, found, 'code');
    if (!answer) return refuse('codeExpired');
    if (!answer.mfaRequired) await attempts.clear();
    cookies.set('code', undefined);
    return ok(answer);
  });
};

const byLink = async (context: Context) => {
  const { body, across, ports, cookies } = context;
  const link = await findLink(across, ports, { token: body.token, purpose: 'magicLink' });
  if (!link.ok) return link;
  const user = await across.users.get(link.value.userId);
  const found = user && (await resolveAccount(context, user.email)).found;
  if (!found) return refuse('linkInvalid');
  const answer = await signInByMail(context, link.value, found, 'magicLink');
  if (!answer) return refuse('linkAlreadyUsed');
  // a used mail link proves the owner: unlock
  await unlockAccount(ports, cookies, found.user.email);
  return ok(answer);
};

/**
 * Signs in by a code or a link. A wrong code and an address without an account get the same words, status and response
 * time. Source: protocol/sign-in.md#passwordless.
 */
export const passwordlessPostlogin = crossTenant<typeof auth.passwordlessPostlogin>(
  'auth.passwordlessPostlogin',
  'proof',
  {
    params,
    body: v.object({ token: secret(), ...more }),
    answer: loginAnswer,
    handle: async (context) => {
      const { strategy, way } = wayOf(context.params.type);
      const closed = requireStrategy(context.ports.config, strategy);
      if (!closed.ok) return closed;
      if (way === 'sms') return bySms(context);
      return way === 'code' ? byCode(context) : byLink(context);
    },
  },
);
