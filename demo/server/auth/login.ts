import * as v from 'valibot';
import { auth } from '../../../core/contract/auth.ts';
import { ok } from '../../../core/contract/failure.ts';
import { rememberDevice } from '../access/devices.ts';
import { issueLink } from '../access/links.ts';
import { attemptsAt, lockoutRuleOf } from '../access/lockout.ts';
import { openSession, signedInAnswer } from '../access/sessions.ts';
import { authResponse } from '../checks/entities.ts';
import { email, secret, text } from '../checks/fields.ts';
import { even } from '../http/even.ts';
import { refuse } from '../refusal.ts';
import { crossing } from '../rules.ts';

/**
 * Signs in by password. A wrong password and an unknown address are told apart neither by words, status nor time, and are
 * locked alike after too many failures; that an address is unconfirmed is told only to who knows the password.
 * Source: SPEC §7; issue "every error state".
 */
export const login = crossing<typeof auth.login>('auth.login', 'proof', {
  captcha: true,
  body: v.object({
    email: email(),
    password: secret(),
    recaptchaToken: v.exactOptional(text(4096)),
    invitationToken: v.exactOptional(text(4096)),
  }),
  answer: authResponse,
  handle: async ({ body, across, ports, cookies, from, reading, write }) => {
    const evenly = even();
    const [user] = await across.users.find({ where: { email: body.email } });
    const memberships = user ? await across.memberships.find({ where: { userId: user.id } }) : [];
    const home = memberships.find(({ tenantId }) => tenantId === user?.tenantId) ?? memberships[0];
    const who = user && home && { tenantId: home.tenantId, userId: user.id, email: user.email };
    const rule = who && (await lockoutRuleOf(reading(who), who.tenantId));
    const attempts = await attemptsAt(ports, cookies, body.email, rule);
    const proven =
      // whoever is told of the lock learns nothing of the password
      !attempts.told && (await ports.hasher.verify(user?.passwordHash ?? null, body.password)) && !attempts.locked;

    if (!user || !who || !proven) {
      const { locks, told } = await attempts.fail();
      if (user && who)
        await write(who, async (rows) => {
          await rows.audit({ action: 'Sign-in failed', severity: 'Warning', details: { locked: attempts.locked } });
          if (!locks) return;
          await rows.audit({ action: 'Account locked', severity: 'Warning' });
          await rows.mail.accountLocked(user, await issueLink(rows, ports, { userId: user.id, purpose: 'unlock' }));
        });
      await evenly();
      return refuse(told ? 'accountLocked' : 'wrongCredentials');
    }
    await attempts.clear();
    if (!user.verified && !ports.config.allowNotVerifiedUsersLogin) return refuse('notVerified');

    const opened = await write(who, async (rows) => {
      await rows.users.update({ id: user.id }, { lastLogin: ports.clock.now().toISOString() });
      await rows.audit({ action: 'Signed in' });
      return openSession(rows, ports, { ...who, from });
    });
    const answer = await signedInAnswer({ ports, cookies }, { user, memberships, tenantId: who.tenantId, opened });
    await rememberDevice(ports, cookies, user.email);
    return ok(answer);
  },
});
