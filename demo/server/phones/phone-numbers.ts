import * as v from 'valibot';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { PHONE_NUMBERS_MAX } from '../../../core/contract/limits.ts';
import type { phones } from '../../../core/contract/phones.ts';
import { requireStrategy } from '../sign-in/strategies.ts';
import { phoneNumber, text } from '../checks/fields.ts';
import { otcSent, typedCode } from '../checks/mfa.ts';
import { issueOtc, judgeOtc, consumeOtc } from '../mfa/otc.ts';
import { refuse } from '../refusal.ts';
import { type PersonContext, signedIn } from '../rules.ts';
import type { PhoneRecord } from '../store/records.ts';
import { type Reader, UniqueViolation } from '../store/store.ts';
import { phoneNumber as phoneNumberSchema } from './schemas.ts';
import { rule } from '../checks/rule.ts';

const PAGE = 10;
const digits = v.pipe(text(6), v.regex(/^\d+$/, rule('notInteger')));

/** Lists the phone numbers that the caller signs in with. Source: protocol/accounts.md#phone-numbers. */
export const list = signedIn<typeof phones.list>({
  query: v.object({ _limit: v.exactOptional(digits), _offset: v.exactOptional(digits) }),
  answer: v.object({
    items: v.array(phoneNumberSchema),
    _metadata: v.object({ totalItems: v.number(), totalPages: v.number() }),
  }),
  handle: async ({ own, caller: { userId }, query }) => {
    const [limit, offset] = [Number(query._limit ?? PAGE) || PAGE, Number(query._offset ?? 0)];
    const where = { userId, factor: false };
    const totalItems = await own.phones.count(where);
    const found = await own.phones.find({ where, order: [['createdAt', 'asc']], limit, offset });
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

type Person = PersonContext<AnyEndpoint>;

/** Checks that there is room for another number. One that the person has already takes none. */
const hasRoom = async (rows: Pick<Reader, 'phones'>, userId: UserId, number: string): Promise<boolean> => {
  const others = await rows.phones.find({ where: { userId, factor: false } });
  return others.filter((phone) => phone.phoneNumber !== number).length < PHONE_NUMBERS_MAX;
};

/** Sends a code to a number that its owner is to sign in with. */
const sendCode = async ({ own, caller: { userId }, ports, write }: Person, number: string) => {
  const closed = requireStrategy(ports.config, 'SmsCode');
  if (!closed.ok) return closed;
  const user = await own.users.get(userId);
  if (!user) return refuse('sessionEnded');
  if (!(await hasRoom(own, userId, number))) return refuse('phoneNumberLimitReached');
  return ok(
    await write(async (rows) => {
      const { code, otcToken } = await issueOtc(rows, ports, {
        userId,
        purpose: 'newPhone',
        of: userId,
        more: { number },
      });
      await rows.mail.smsCode({ phoneNumber: number, language: user.language }, code);
      await rows.audit({ action: 'Phone number code sent' });
      return { otcToken };
    }),
  );
};

/** Sends a code to a new sign-in number, soon after sign-in or step-up. Source: protocol/accounts.md#phone-numbers. */
export const preverify = signedIn<typeof phones.preverify>({
  limit: 'sms',
  fresh: true,
  body: v.object({ phoneNumber: phoneNumber() }),
  answer: otcSent,
  handle: (context) => sendCode(context, context.body.phoneNumber),
});

/**
 * The same; with `verify` false the number is kept without a code, and signs no one in until one that was sent there has
 * come back. Source: protocol/accounts.md#phone-numbers.
 */
export const create = signedIn<typeof phones.create>({
  limit: 'sms',
  fresh: true,
  body: v.object({ phoneNumber: phoneNumber(), verify: v.exactOptional(v.boolean()) }),
  answer: v.object({ otcToken: v.exactOptional(v.string()) }),
  handle: async (context) => {
    const { own, body, caller, ports, write } = context;
    if (body.verify !== false) return sendCode(context, body.phoneNumber);
    const closed = requireStrategy(ports.config, 'SmsCode');
    if (!closed.ok) return closed;
    const user = await own.users.get(caller.userId);
    if (!user) return refuse('sessionEnded');
    const { userId } = caller;
    const kept = await write(async (rows) => {
      if (!(await hasRoom(rows, userId, body.phoneNumber))) return false;
      const known = { userId, factor: false, phoneNumber: body.phoneNumber };
      if ((await rows.phones.count(known)) > 0) return true;
      const id = crypto.randomUUID();
      const now = ports.clock.now().toISOString();
      await rows.phones.insert({
        ...known,
        id,
        verified: false,
        wayIn: id,
        createdAt: now,
        updatedAt: now,
        lastUsedAt: null,
      });
      await rows.mail.phoneChanged(user);
      await rows.audit({ action: 'Phone number added' });
      return true;
    });
    return kept ? ok({}) : refuse('phoneNumberLimitReached');
  },
});

/** Makes a number a sign-in method of the caller, by the code sent to it; it becomes a quick login. */
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
      lastUsedAt: null,
    };
    const done = await write(async (rows) => {
      if (!(await consumeOtc(rows, ports, sent.value))) return 'late' as const;
      if (!(await hasRoom(rows, userId, number))) return 'full' as const;
      await rows.phones.remove({ userId, factor: false, phoneNumber: number });
      await rows.phones.insert(phone);
      await rows.mail.phoneChanged(user);
      await rows.audit({ action: 'Phone number verified' });
      return 'done' as const;
    }).catch((cause: unknown) => {
      if (cause instanceof UniqueViolation) return 'taken' as const;
      throw cause;
    });
    if (done === 'taken') return refuse('phoneNumberTaken');
    if (done === 'full') return refuse('phoneNumberLimitReached');
    return done === 'late' ? refuse('codeExpired') : ok(undefined);
  },
});
