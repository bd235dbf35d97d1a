import * as v from 'valibot';
import { ok } from '../../../core/contract/failure.ts';
import { MFA_MINUTES } from '../../../core/contract/limits.ts';
import type { phones } from '../../../core/contract/phones.ts';
import { beginChallenge, findChallenge, finishChallenge } from '../sign-in/challenges.ts';
import { confirmAddress } from '../sign-in/confirm-address.ts';
import { recordFailure, judgeAttempt } from '../sign-in/start-session.ts';
import { digest } from '../keys/secrets.ts';
import { requireStrategy } from '../sign-in/strategies.ts';
import { placeholderUser, scopeOfUser } from '../sign-in/user-scope.ts';
import { email, phoneNumber, text } from '../checks/fields.ts';
import { typedCode } from '../checks/mfa.ts';
import { padResponseTime } from '../http/pad-response-time.ts';
import { issueOtc, judgeOtc, consumeOtc } from '../mfa/otc.ts';
import { refuse } from '../refusal.ts';
import { crossTenant, type Effects } from '../rules.ts';
import type { Writer } from '../store/store.ts';

const RESET = 'phoneReset';
const token = () => text(600, 1);

/**
 * First stage: mails a code if the address has an account; the response, a token, is the same without one.
 * Source: product.md#phone-reset.
 */
export const reset = crossTenant<typeof phones.reset>('phones.reset', 'mail', {
  body: v.object({ email: email() }),
  answer: v.object({ resetPhoneNumberToken: v.string() }),
  handle: async ({ body, across, from, ports, write }) => {
    const closed = requireStrategy(ports.config, 'SmsCode');
    if (!closed.ok) return closed;
    const padTime = padResponseTime();
    const [user = placeholderUser(from)] = await across.users.find({ where: { email: body.email } });
    const { otcToken } = await write(scopeOfUser(user), async (rows) => {
      const more = { sealedEmail: await ports.sealer.seal(body.email) };
      const sent = await issueOtc(rows, ports, { userId: user.id, purpose: RESET, of: RESET, more });
      await rows.mail.phoneResetCode(user, sent.code);
      await rows.audit({ action: 'Phone number reset requested' });
      return sent;
    });
    await padTime();
    return ok({ resetPhoneNumberToken: otcToken });
  },
});

/** Second stage: exchanges the mailed code for a token that sets another number, once. Wrong codes count as failed attempts of the address. */
export const verifyReset = crossTenant<typeof phones.verifyReset>('phones.verifyReset', 'proof', {
  body: v.object({ resetPhoneNumberToken: token(), code: typedCode() }),
  answer: v.object({ changePhoneNumberToken: v.string() }),
  handle: async (context) => {
    const { body, across, ports, write } = context;
    const padTime = padResponseTime();
    const handed = { otcToken: body.resetPhoneNumberToken, code: body.code };
    const begun = await findChallenge(across, ports, { token: handed.otcToken, purpose: RESET });
    if (!begun.ok) return refuse('codeExpired');
    const address = await ports.sealer.open(String(begun.value.details['sealedEmail']));
    return judgeAttempt(context, address, async (entrance) => {
      if (entrance.attempts.reported) return refuse('accountLocked');
      const sent = await judgeOtc(across, ports, { ...handed, purpose: RESET, of: RESET });
      const user = entrance.found?.user;
      if (!sent.ok || entrance.attempts.locked || user?.id !== sent.value.userId) {
        const reported = !sent.ok && (await recordFailure(context, entrance, 'email'));
        await padTime();
        if (reported) return refuse('accountLocked');
        return sent.ok ? refuse('codeExpired') : sent;
      }
      const consume = (rows: Writer) => consumeOtc(rows, ports, sent.value);
      const confirmReset = async (rows: Writer & Effects) => {
        await rows.audit({ action: 'Phone number reset confirmed' });
        return beginChallenge(rows, ports, { userId: user.id, purpose: 'phoneChange', minutes: MFA_MINUTES });
      };
      // who reads the mail owns the address
      const changePhoneNumberToken = user.verified
        ? await write(scopeOfUser(user), async (rows) => ((await consume(rows)) ? confirmReset(rows) : undefined))
        : await confirmAddress(context, user, { consume }, confirmReset);
      await padTime();
      return changePhoneNumberToken ? ok({ changePhoneNumberToken }) : refuse('codeExpired');
    });
  },
});

/**
 * Third stage: replaces the phone number. The new one cannot sign in until a code sent to it has been verified; second
 * factors do not change. Source: protocol/accounts.md#phone-reset.
 */
export const change = crossTenant<typeof phones.change>('phones.change', 'proof', {
  body: v.object({ changePhoneNumberToken: token(), phoneNumber: phoneNumber() }),
  handle: async ({ body, across, ports, write }) => {
    const begun = await findChallenge(across, ports, { token: body.changePhoneNumberToken, purpose: 'phoneChange' });
    if (!begun.ok) return begun;
    const user = await across.users.get(begun.value.userId);
    if (!user) return refuse('challengeExpired');
    const done = await write(scopeOfUser(user), async (rows) => {
      if (!(await finishChallenge(rows, ports, begun.value))) return false;
      const now = ports.clock.now().toISOString();
      const id = crypto.randomUUID();
      const about = { userId: user.id, phoneNumber: body.phoneNumber, factor: false, verified: false };
      await rows.phones.remove({ userId: user.id, factor: false });
      await rows.phones.insert({ ...about, id, wayIn: id, createdAt: now, updatedAt: now, lastUsedAt: null });
      await rows.mail.phoneChanged(user);
      const number = (await digest(body.phoneNumber)).slice(0, 8);
      await rows.audit({ action: 'Phone number changed', severity: 'Warning', details: { number } });
      return true;
    });
    return done ? ok(undefined) : refuse('challengeExpired');
  },
});
