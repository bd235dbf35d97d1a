import * as v from 'valibot';
import { users } from '../../../core/contract/users.ts';
import { ok } from '../../../core/contract/failure.ts';
import { findLink, issueLink, useUp } from '../access/links.ts';
import { hashNew, ownerOf, replacePassword } from '../access/new-password.ts';
import { offered } from '../access/strategies.ts';
import { nobody, whoIs } from '../access/who.ts';
import { email, secret, text } from '../checks/fields.ts';
import { even } from '../http/even.ts';
import { invalid, refuse } from '../refusal.ts';
import type { Ports } from '../ports.ts';
import { crossing } from '../rules.ts';
import type { UserRecord } from '../store/records.ts';

const PURPOSE = { purpose: 'activation' } as const;

/** Whether the person must choose a password: where people sign in by one, and they have none. */
const lacksPassword = ({ config }: Ports, { passwordHash }: UserRecord): boolean =>
  passwordHash === null && offered(config, 'EmailAndPassword').ok;

/** What the page that a link opens must ask for. Looking does not use the link up. Source: SPEC §7 "activate/strategy". */
export const activationStrategy = crossing<typeof users.activationStrategy>('users.activationStrategy', 'proof', {
  query: v.object({ userId: text(100), token: secret() }),
  answer: v.object({ shouldSetPassword: v.boolean() }),
  handle: async ({ query, across, ports }) => {
    const link = await findLink(across, ports, { ...query, ...PURPOSE });
    if (!link.ok) return link;
    const user = await across.users.get(link.value.userId);
    return user ? ok({ shouldSetPassword: lacksPassword(ports, user) }) : refuse('linkInvalid');
  },
});

/** Confirms an address by the link mailed to it, with a password where the person has none. Source: SPEC §7 "activate". */
export const activate = crossing<typeof users.activate>('users.activate', 'proof', {
  body: v.object({
    userId: text(100),
    token: secret(),
    password: v.exactOptional(secret()),
    recaptchaToken: v.exactOptional(text(4096)),
    lastTermsCheck: v.exactOptional(text(100)),
  }),
  answer: v.object({ redirectLocation: v.exactOptional(v.string()) }),
  handle: async ({ body, across, ports, reading, write }) => {
    const link = await findLink(across, ports, { ...body, ...PURPOSE });
    if (!link.ok) return link;
    const user = await across.users.get(link.value.userId);
    if (!user) return refuse('linkInvalid');
    const lacks = lacksPassword(ports, user);
    if (lacks && body.password === undefined) return invalid(['password: is required']);
    const hash =
      lacks && body.password !== undefined
        ? await hashNew(ports, body.password, await ownerOf(reading(whoIs(user)), user))
        : undefined;
    if (hash && !hash.ok) return hash;

    const { id: userId, tenantId } = user;
    const used = await write(whoIs(user), async (rows) => {
      if (!(await useUp(rows, ports, link.value))) return false;
      if (hash) await replacePassword(rows, ports, userId, hash.value);
      await rows.users.update({ id: userId }, { verified: true, updatedAt: ports.clock.now().toISOString() });
      await rows.memberships.update({ userId, tenantId }, { activated: true });
      await rows.audit({ action: 'Address confirmed', severity: 'Success' });
      return true;
    });
    return used ? ok({}) : refuse('linkUsed');
  },
});

/** Mails a fresh link to whoever has not confirmed their address; everybody gets the same answer. Source: SPEC §7 "activate/reset". */
export const resetActivation = crossing<typeof users.resetActivation>('users.resetActivation', 'mail', {
  body: v.object({ email: email() }),
  handle: async ({ body, across, from, ports, write }) => {
    const evenly = even();
    const [found] = await across.users.find({ where: { email: body.email } });
    const user = found && !found.verified ? found : nobody(from);
    await write(whoIs(user), async (rows) => {
      await rows.mail.activation(user, () => issueLink(rows, ports, { userId: user.id, ...PURPOSE }));
      await rows.audit({ action: 'Activation mail sent again' });
    });
    await evenly();
    return ok(undefined);
  },
});
