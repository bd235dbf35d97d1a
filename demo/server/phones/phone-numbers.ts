import * as v from 'valibot';
import { ok } from '../../../core/contract/failure.ts';
import type { phones } from '../../../core/contract/phones.ts';
import { requireStrategy } from '../sign-in/strategies.ts';
import { phoneNumber, text } from '../checks/fields.ts';
import { otcSent, typedCode } from '../checks/mfa.ts';
import { issueOtc, judgeOtc, consumeOtc } from '../mfa/otc.ts';
import { refuse } from '../refusal.ts';
import { signedIn } from '../rules.ts';
import type { PhoneRecord } from '../store/records.ts';
import { UniqueViolation } from '../store/store.ts';
import { phoneNumber as phoneNumberSchema } from './schemas.ts';
import { rule } from '../checks/rule.ts';

const PAGE = 10;
const digits = v.pipe(text(6), v.regex(/^\d+$/, rule('notInteger')));

/** Lists the caller's phone numbers, for sign-in and as second factors. Source: protocol/accounts.md#phone-numbers. */
export const list = signedIn<typeof phones.list>({
  query: v.object({ _limit: v.exactOptional(digits), _offset: v.exactOptional(digits) }),
  answer: v.object({
    items: v.array(phoneNumberSchema),
    _metadata: v.object({ totalItems: v.number(), totalPages: v.number() }),
  }),
  handle: async ({ own, caller: { userId }, query }) => {
    const [limit, offset] = [Number(query._limit ?? PAGE) || PAGE, Number(query._offset ?? 0)];
    const totalItems = await own.phones.count({ userId });
    const found = await own.phones.find({ where: { userId }, order: [['createdAt', 'asc']], limit, offset });
    const items = found.map(({ id, phoneNumber: number, verified, createdAt, updatedAt }) => ({
      id,
      phoneNumber: number,
      verified,
      createdAt,
      updatedAt,
    }));
    return ok({ items, _metadata: { totalItems, totalPages: Math.ceil(totalItems / limit) } });
  },
});

/** Sends a code to a new sign-in number, soon after sign-in or step-up. Source: protocol/accounts.md#phone-numbers. */
export const preverify = signedIn<typeof phones.preverify>({
  limit: 'sms',
  fresh: true,
  body: v.object({ phoneNumber: phoneNumber() }),
  answer: otcSent,
  handle: async ({ own, body, caller: { userId }, ports, write }) => {
    const closed = requireStrategy(ports.config, 'SmsCode');
    if (!closed.ok) return closed;
    const user = await own.users.get(userId);
    if (!user) return refuse('sessionEnded');
    return ok(
      await write(async (rows) => {
        const sending = { userId, purpose: 'newPhone', of: userId, more: { number: body.phoneNumber } } as const;
        const { code, otcToken } = await issueOtc(rows, ports, sending);
        await rows.mail.smsCode({ phoneNumber: body.phoneNumber, language: user.language }, code);
        await rows.audit({ action: 'Phone number code sent' });
        return { otcToken };
      }),
    );
  },
});

/** Replaces the caller's sign-in number, by the code sent to the new one; it becomes a quick login. */
export const verify = signedIn<typeof phones.verify>({
  limit: 'proof',
  body: v.object({ otcToken: text(600, 1), code: typedCode() }),
  handle: async ({ own, body, caller: { userId }, ports, write }) => {
    const user = await own.users.get(userId);
    if (!user) return refuse('sessionEnded');
    const sent = await judgeOtc(own, ports, { ...body, purpose: 'newPhone', of: userId });
    if (!sent.ok) return sent;
    const now = ports.clock.now().toISOString();
    const number = String(sent.value.details['number']);
    const phone: PhoneRecord = {
      id: crypto.randomUUID(),
      userId,
      phoneNumber: number,
      factor: false,
      verified: true,
      wayIn: number,
      createdAt: now,
      updatedAt: now,
    };
    const done = await write(async (rows) => {
      if (!(await consumeOtc(rows, ports, sent.value))) return 'late' as const;
      await rows.phones.remove({ userId, factor: false });
      await rows.phones.insert(phone);
      await rows.mail.phoneChanged(user);
      await rows.audit({ action: 'Phone number verified' });
      return 'done' as const;
    }).catch((cause: unknown) => {
      if (cause instanceof UniqueViolation) return 'taken' as const;
      throw cause;
    });
    if (done === 'taken') return refuse('phoneNumberTaken');
    return done === 'late' ? refuse('codeExpired') : ok(undefined);
  },
});
