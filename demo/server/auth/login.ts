import * as v from 'valibot';
import { auth } from '../../../core/contract/auth.ts';
import { ok } from '../../../core/contract/failure.ts';
import { openSession, signedInAnswer } from '../access/sessions.ts';
import { authResponse } from '../checks/entities.ts';
import { email, secret, text } from '../checks/fields.ts';
import { even } from '../http/even.ts';
import { refuse } from '../refusal.ts';
import { crossing } from '../rules.ts';

/**
 * Signs in by password. A wrong password and an unknown address are told apart neither by words, status nor time; that an
 * address is unconfirmed is told only to who knows the password. Source: SPEC §7; issue "every error state".
 */
export const login = crossing<typeof auth.login>('auth.login', 'proof', {
  body: v.object({
    email: email(),
    password: secret(),
    recaptchaToken: v.exactOptional(text(4096)),
    invitationToken: v.exactOptional(text(4096)),
  }),
  answer: authResponse,
  handle: async ({ body, across, ports, cookies, from, write }) => {
    const evenly = even();
    const [user] = await across.users.find({ where: { email: body.email } });
    const proven = await ports.hasher.verify(user?.passwordHash ?? null, body.password);
    const memberships = user ? await across.memberships.find({ where: { userId: user.id } }) : [];
    const home = memberships.find(({ tenantId }) => tenantId === user?.tenantId) ?? memberships[0];

    if (!user || !home || !proven) {
      if (user && home)
        await write({ tenantId: home.tenantId, userId: user.id, email: user.email }, ({ audit }) =>
          audit({ action: 'Sign-in failed', severity: 'Warning' }),
        );
      await evenly();
      return refuse('wrongCredentials');
    }
    if (!user.verified && !ports.config.allowNotVerifiedUsersLogin) return refuse('notVerified');

    const { tenantId } = home;
    const who = { tenantId, userId: user.id, email: user.email };
    const opened = await write(who, async (rows) => {
      await rows.users.update({ id: user.id }, { lastLogin: ports.clock.now().toISOString() });
      await rows.audit({ action: 'Signed in' });
      return openSession(rows, ports, { ...who, from });
    });
    return ok(await signedInAnswer({ ports, cookies }, { user, memberships, tenantId, opened }));
  },
});
