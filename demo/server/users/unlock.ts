import * as v from 'valibot';
import { users } from '../../../core/contract/users.ts';
import { ok } from '../../../core/contract/failure.ts';
import { rememberDevice } from '../sign-in/devices.ts';
import { findLink, issueLink, consumeLink } from '../sign-in/links.ts';
import { isLocked, lockoutRuleOf, unlockAccount } from '../sign-in/lockout.ts';
import { placeholderUser, scopeOfUser } from '../sign-in/user-scope.ts';
import { email, secret, text } from '../checks/fields.ts';
import { padResponseTime } from '../http/pad-response-time.ts';
import { refuse } from '../refusal.ts';
import { crossTenant } from '../rules.ts';

const PURPOSE = { purpose: 'unlock' } as const;

/**
 * Unlocks an account by the link mailed to its owner. The browser that opens it becomes a known one, whose attempts are
 * counted apart: guesses from other browsers cannot lock it out again. Ours.
 */
export const unlock = crossTenant<typeof users.unlock>('users.unlock', 'proof', {
  body: v.object({ userId: text(100), token: secret() }),
  handle: async ({ body, across, ports, cookies, write }) => {
    const link = await findLink(across, ports, { ...body, ...PURPOSE });
    if (!link.ok) return link;
    const user = await across.users.get(link.value.userId);
    if (!user) return refuse('linkInvalid');
    const used = await write(scopeOfUser(user), async (rows) => {
      if (!(await consumeLink(rows, ports, link.value))) return false;
      await rows.audit({ action: 'Account unlocked', severity: 'Success' });
      return true;
    });
    if (!used) return refuse('linkAlreadyUsed');
    await unlockAccount(ports, cookies, user.email);
    await rememberDevice(ports, cookies, user.email);
    return ok(undefined);
  },
});

/** Resends the unlock link to the owner of a locked account; the response is the same for every address. Ours. */
export const resetUnlock = crossTenant<typeof users.resetUnlock>('users.resetUnlock', 'mail', {
  body: v.object({ email: email() }),
  handle: async ({ body, across, from, ports, reading, write }) => {
    const padTime = padResponseTime();
    const stranger = placeholderUser(from);
    const [found = stranger] = await across.users.find({ where: { email: body.email } });
    const rule = await lockoutRuleOf(reading(scopeOfUser(found)), found.tenantId);
    const user = (await isLocked(ports, body.email, rule)) ? found : stranger;
    await write(scopeOfUser(user), async (rows) => {
      await rows.mail.accountLocked(user, () => issueLink(rows, ports, { userId: user.id, ...PURPOSE }));
      await rows.audit({ action: 'Unlock email resent' });
    });
    await padTime();
    return ok(undefined);
  },
});
