import * as v from 'valibot';
import { ok } from '../../../core/contract/failure.ts';
import type { profile } from '../../../core/contract/profile.ts';
import { phoneNumber, text } from '../checks/fields.ts';
import { typedCode } from '../checks/mfa.ts';
import { consumeOtc, issueOtc, judgeOtc } from '../mfa/otc.ts';
import { refuse } from '../refusal.ts';
import { signedIn } from '../rules.ts';

/**
 * Sends a code to a number that is to be shown in the caller's profile. No one signs in by it: those numbers are apart.
 * Source: protocol/accounts.md#phone-of-the-profile.
 */
export const sendPhoneCode = signedIn<typeof profile.sendPhoneCode>({
  limit: 'sms',
  body: v.object({ phoneNumber: phoneNumber() }),
  answer: v.object({ changePhoneId: v.string() }),
  handle: async ({ own, body, caller: { userId }, ports, write }) => {
    const user = await own.users.get(userId);
    if (!user) return refuse('sessionEnded');
    if (user.managedBy === 'scim2') return refuse('resourceReadOnly');
    return ok(
      await write(async (rows) => {
        const sending = { userId, purpose: 'profilePhone', of: userId, more: { number: body.phoneNumber } } as const;
        const { code, otcToken } = await issueOtc(rows, ports, sending);
        await rows.mail.smsCode({ phoneNumber: body.phoneNumber, language: user.language }, code);
        await rows.audit({ action: 'Phone number code sent' });
        return { changePhoneId: otcToken };
      }),
    );
  },
});

/** Sets the number that the code was sent to, in the metadata of the caller. */
export const verifyPhone = signedIn<typeof profile.verifyPhone>({
  limit: 'proof',
  body: v.object({ changePhoneId: text(600, 1), code: typedCode() }),
  handle: async ({ own, body, caller: { userId }, ports, write }) => {
    const handed = { otcToken: body.changePhoneId, code: body.code };
    const sent = await judgeOtc(own, ports, { ...handed, purpose: 'profilePhone', of: userId });
    if (!sent.ok) return sent;
    const done = await write(async (rows) => {
      const user = await rows.users.get(userId);
      if (!user || !(await consumeOtc(rows, ports, sent.value))) return false;
      const metadata = JSON.stringify({ ...JSON.parse(user.metadata), phoneNumber: sent.value.details['number'] });
      await rows.users.update({ id: userId }, { metadata, updatedAt: ports.clock.now().toISOString() });
      await rows.audit({ action: 'Profile changed', details: { fields: ['phoneNumber'] } });
      return true;
    });
    return done ? ok(undefined) : refuse('codeExpired');
  },
});
