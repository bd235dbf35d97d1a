import * as v from 'valibot';
import { ok } from '../../../core/contract/failure.ts';
import type { phones } from '../../../core/contract/phones.ts';
import { oneOf, text } from '../checks/fields.ts';
import { typedCode } from '../checks/mfa.ts';
import { consumeOtc, issueOtc, judgeOtc } from '../mfa/otc.ts';
import { notFound, refuse } from '../refusal.ts';
import { signedIn } from '../rules.ts';
import { hasOtherWay } from '../sign-in/other-way.ts';

const params = v.object({ phoneId: text(100, 1) });

/** Binding of a code that removes a number: to the session and the number. */
const bindingOf = (sessionId: string, phoneId: string) => `${sessionId} ${phoneId}`;

/**
 * Sends the code that removes a sign-in number, to that number; by mail where the phone is not at hand. Soon after sign-in
 * or step-up; the only sign-in method stays. Source: protocol/accounts.md#phone-numbers.
 */
export const remove = signedIn<typeof phones.remove>({
  limit: 'sms',
  fresh: true,
  params,
  query: v.object({ by: v.exactOptional(oneOf(['email'])) }),
  answer: v.object({ phoneId: v.string(), otcToken: v.string() }),
  handle: async ({ own, params: { phoneId }, query, caller: { userId, sessionId }, ports, write }) => {
    const user = await own.users.get(userId);
    if (!user) return refuse('sessionEnded');
    const [phone] = await own.phones.find({ where: { id: phoneId, userId, factor: false } });
    if (!phone) return notFound('Phone number');
    if (!(await hasOtherWay(own, ports.config, user, phoneId))) return refuse('lastSignInMethod');
    return ok(
      await write(async (rows) => {
        const of = bindingOf(sessionId, phoneId);
        const { code, otcToken } = await issueOtc(rows, ports, { userId, purpose: 'phoneRemoval', of });
        if (query.by === 'email') await rows.mail.confirmationCode(user, code);
        else await rows.mail.smsCode({ phoneNumber: phone.phoneNumber, language: user.language }, code);
        await rows.audit({ action: 'Phone number code sent' });
        return { phoneId, otcToken };
      }),
    );
  },
});

/** Removes a sign-in number by the code that was sent. Source: protocol/accounts.md#phone-numbers. */
export const verifyRemoval = signedIn<typeof phones.verifyRemoval>({
  limit: 'proof',
  params,
  body: v.object({ otcToken: text(600, 1), code: typedCode() }),
  handle: async ({ own, params: { phoneId }, body, caller: { userId, sessionId }, ports, write }) => {
    const user = await own.users.get(userId);
    if (!user) return refuse('sessionEnded');
    if ((await own.phones.count({ id: phoneId, userId, factor: false })) === 0) return notFound('Phone number');
    const of = bindingOf(sessionId, phoneId);
    const sent = await judgeOtc(own, ports, { ...body, purpose: 'phoneRemoval', of });
    if (!sent.ok) return sent;
    const done = await write(async (rows) => {
      // one removal of a person's methods at a time, so that two do not each leave the other's
      await rows.users.update({ id: userId }, { updatedAt: ports.clock.now().toISOString() });
      if (!(await hasOtherWay(rows, ports.config, user, phoneId))) return 'last' as const;
      if (!(await consumeOtc(rows, ports, sent.value))) return 'late' as const;
      if ((await rows.phones.remove({ id: phoneId, userId, factor: false })) === 0) return 'missing' as const;
      await rows.mail.phoneChanged(user);
      await rows.audit({ action: 'Phone number removed', severity: 'Warning' });
      return 'done' as const;
    });
    switch (done) {
      case 'done':
        return ok(undefined);
      case 'last':
        return refuse('lastSignInMethod');
      case 'late':
        return refuse('codeExpired');
      case 'missing':
        return notFound('Phone number');
    }
  },
});
