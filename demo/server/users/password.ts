import * as v from 'valibot';
import { users } from '../../../core/contract/users.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { confirmAddress } from '../sign-in/confirm-address.ts';
import { rememberDevice } from '../sign-in/devices.ts';
import { recordFailure } from '../sign-in/start-session.ts';
import { findLink, issueLink, consumeLink } from '../sign-in/links.ts';
import { loginAttemptsOf, countAttempt, lockoutRuleOf, unlockAccount } from '../sign-in/lockout.ts';
import { hashNext, judgeNewPassword, replacePassword } from '../sign-in/new-password.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { placeholderUser, scopeOfUser } from '../sign-in/user-scope.ts';
import { email, listOf, secret, text } from '../checks/fields.ts';
import {
  passwordConfig as passwordConfigSchema,
  passwordStrength as passwordStrengthSchema,
} from '../checks/policies.ts';
import { padResponseTime } from '../http/pad-response-time.ts';
import { removedWay } from '../checks/mfa.ts';
import { removeTrust } from '../sign-in/factors.ts';
import { removeRecentMethods, methodsOf } from '../mfa/recent-methods.ts';
import { invalidField, refuse, type Refusal } from '../refusal.ts';
import { anyone, crossTenant, type Effects, signedIn } from '../rules.ts';
import type { UserRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';

const PURPOSE = { purpose: 'passwordReset' } as const;

/** Mail with the link to a new password. */
const mailOf = ({ passwordHash, breachedAt }: Pick<UserRecord, 'passwordHash' | 'breachedAt'>) => {
  if (passwordHash === null) return 'firstPassword';
  return breachedAt ? 'passwordBreached' : 'passwordReset';
};

/** Mails a reset link if the address has an account; the response is the same without one. Source: protocol/accounts.md#passwords. */
export const resetPassword = crossTenant<typeof users.resetPassword>('users.resetPassword', 'mail', {
  body: v.object({ email: email() }),
  handle: async ({ body, across, from, ports, write }) => {
    const padTime = padResponseTime();
    const [user = placeholderUser(from)] = await across.users.find({ where: { email: body.email } });
    await write(scopeOfUser(user), async (rows) => {
      const link = () => issueLink(rows, ports, { userId: user.id, ...PURPOSE });
      await rows.mail[mailOf(user)](user, link);
      await rows.audit({ action: 'Password reset requested' });
    });
    await padTime();
    return ok(undefined);
  },
});

/**
 * Sets the password by a mailed link; all sessions, a lockout and trusted browsers end with it. Sign-in methods and factors
 * set up since the owner last authenticated by more than a mail are removed, and reported. The address is verified too, as
 * its owner has read the mail: no second mail is needed. Ours, but for the password.
 * Source: protocol/accounts.md#passwords.
 */
export const verifyPasswordReset = crossTenant<typeof users.verifyPasswordReset>('users.verifyPasswordReset', 'proof', {
  body: v.object({ userId: text(100), token: secret(), password: secret() }),
  answer: v.object({ removed: v.array(removedWay), email: v.string() }),
  handle: async (context) => {
    const { body, across, ports, cookies, reading, write } = context;
    const link = await findLink(across, ports, { ...body, ...PURPOSE });
    if (!link.ok) return link;
    const found = await across.users.get(link.value.userId);
    if (!found) return refuse('linkInvalid');
    const hash = await hashNext(reading(scopeOfUser(found)), ports, found, body.password);
    if (!hash.ok) return hash;

    const { id: userId } = found;
    const before = await methodsOf(across, userId);
    const consume = (rows: Writer) => consumeLink(rows, ports, link.value);
    const change = async (rows: Writer & Effects, user: UserRecord) => {
      await replacePassword(rows, ports, userId, hash.value);
      await removeTrust(rows, userId);
      await removeRecentMethods(rows, userId, user.provenAt);
      const left = new Set((await methodsOf(rows, userId)).map((method) => JSON.stringify(method)));
      const removedMethods = before.filter((method) => !left.has(JSON.stringify(method)));
      await endSessions(rows, ports.clock, { userId });
      await rows.mail.passwordChanged(user);
      await rows.audit({ action: 'Password reset', severity: 'Warning' });
      if (removedMethods.length > 0) {
        await rows.mail.recentWaysRemoved(user);
        const details = { removed: removedMethods.map(({ type }) => type) };
        await rows.audit({ action: 'Sign-in methods removed by a password reset', severity: 'Warning', details });
      }
      return removedMethods;
    };
    const removed = found.verified
      ? await write(scopeOfUser(found), async (rows) => ((await consume(rows)) ? change(rows, found) : undefined))
      : await confirmAddress(context, found, { consume }, (rows, { user }) => change(rows, user));
    if (!removed) return refuse('linkAlreadyUsed');
    await unlockAccount(ports, cookies, found.email);
    await rememberDevice(ports, cookies, found.email);
    cookies.set('refresh', undefined);
    return ok({ removed, email: found.email });
  },
});

/**
 * Changes the caller's own password, given the current one; their other sessions end. A wrong one counts as a failed
 * sign-in does, so that a stolen session allows no more guesses. Source: protocol/accounts.md#passwords.
 */
export const changePassword = signedIn<typeof users.changePassword>({
  limit: 'proof',
  body: v.object({ password: secret(), newPassword: secret() }),
  handle: async ({ body, own, ports, cookies, caller, write }) => {
    const user = await own.users.get(caller.userId);
    if (!user) return refuse('sessionEnded');
    const current = await countAttempt(
      ports,
      cookies,
      user.email,
      async (attempt): Promise<Result<undefined, Refusal> | undefined> => {
        const attempts = await loginAttemptsOf(ports, cookies, user.email, lockoutRuleOf(own, user.tenantId), attempt);
        if (attempts.crowded) return undefined;
        // the caller is signed in and knows that there is an account
        if (attempts.locked) return refuse('accountLocked');
        if (await ports.hasher.verify(user.passwordHash, body.password)) {
          await attempts.clear();
          return ok(undefined);
        }
        const auditedAs = { user, scope: caller };
        const writing: Parameters<typeof recordFailure>[0] = { ports, write: (_who, work) => write(work) };
        const reported = await recordFailure(writing, { auditedAs, attempts }, 'password', 'Password not changed');
        return reported ? refuse('accountLocked') : invalidField('password', 'notCurrentPassword');
      },
    );
    if (!current.ok) return current;
    const hash = await hashNext(own, ports, user, body.newPassword);
    if (!hash.ok) return hash;

    const { userId, sessionId } = caller;
    await write(async (rows) => {
      await replacePassword(rows, ports, userId, hash.value);
      // the one in use was asked for
      await rows.users.update({ id: userId }, { provenAt: ports.clock.now().toISOString() });
      await endSessions(rows, ports.clock, { userId, id: { not: sessionId } });
      await removeTrust(rows, userId);
      await rows.mail.passwordChanged(user);
      await rows.audit({ action: 'Password changed' });
    });
    return ok(undefined);
  },
});

/** Strength of a password while it is typed, and whether it would be refused. Nothing of it is stored. Ours. */
export const passwordStrength = anyone<typeof users.passwordStrength>({
  limit: 'question',
  body: v.object({
    password: secret(),
    // what the form knows of the person
    words: v.exactOptional(listOf(text(254), 5)),
  }),
  answer: passwordStrengthSchema,
  handle: async ({ body, ports }) => ok(await judgeNewPassword(ports, body.password, body.words ?? [])),
});

/**
 * Password policy; the same for every `userId`, so that none tells an account.
 * Source: protocol/accounts.md#passwords.
 */
export const passwordConfig = anyone<typeof users.passwordConfig>({
  query: v.object({ userId: v.exactOptional(text(100)) }),
  answer: passwordConfigSchema,
  handle: async ({ ports }) => ok(ports.config.passwordPolicy),
});
