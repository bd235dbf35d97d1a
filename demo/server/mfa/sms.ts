import * as v from 'valibot';
import { mfa } from '../../../core/contract/mfa.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { loginAnswer } from '../checks/entities.ts';
import { phoneNumber, text } from '../checks/fields.ts';
import { challenged as challengedBody, otc, smsSent } from '../checks/mfa.ts';
import { limitAccount } from '../limits/limit-account.ts';
import type { Ports } from '../ports.ts';
import { notFound, refuse, type Refusal } from '../refusal.ts';
import { crossTenant, type Effects } from '../rules.ts';
import type { PhoneRecord, UserRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';
import { factorsOf, hidden } from '../sign-in/factors.ts';
import { isOffered } from './offered.ts';
import { issueOtc, judgeOtc, consumeOtc } from './otc.ts';
import { type OpenChallenge, challenged, verifyFactor, type PresentedFactor } from './verify-factor.ts';

const device = v.object({ deviceId: text(100, 1) });

/** Sends a code to a phone; an earlier one for the same purpose ends. */
export const sendToPhone = async (
  rows: Writer & Effects,
  ports: Pick<Ports, 'clock'>,
  { user, number, purpose, of }: { user: UserRecord; number: string; purpose: 'smsCode' | 'newPhone'; of: string },
) => {
  const { code, otcToken } = await issueOtc(rows, ports, { userId: user.id, purpose, of, more: { number } });
  await rows.mail.smsCode({ phoneNumber: number, language: user.language }, code);
  await rows.audit({ action: 'Second factor code sent', details: { factor: 'sms' } });
  return { otcToken, phoneNumber: hidden(number) };
};

/** Verifies the code sent to a new phone; `consume` makes the phone a second factor. */
export const judgeNewPhone = async (
  rows: Reader,
  ports: Ports,
  { user, of, otcToken, code }: { user: UserRecord; of: string; otcToken: string; code: string },
): Promise<Result<PresentedFactor, Refusal>> => {
  const sent = await judgeOtc(rows, ports, { otcToken, code, purpose: 'newPhone', of });
  if (!sent.ok) return sent;
  const consume: PresentedFactor['consume'] = async (inside) => {
    if (!(await consumeOtc(inside, ports, sent.value))) return false;
    const id = crypto.randomUUID();
    const now = ports.clock.now().toISOString();
    const number = String(sent.value.details['number']);
    const phone: PhoneRecord = {
      id,
      userId: user.id,
      phoneNumber: number,
      factor: true,
      verified: true,
      wayIn: id,
      createdAt: now,
      updatedAt: now,
      lastUsedAt: null,
    };
    await inside.phones.remove({ userId: user.id, factor: true, phoneNumber: number });
    await inside.phones.insert(phone);
    return true;
  };
  return ok({ factor: 'sms', amr: ['otp', 'sms'], consume, isNew: true });
};

/** Begins the enrollment of a phone as a second factor. Source: protocol/second-factors.md#text-message. */
export const enrollSms = crossTenant<typeof mfa.enrollSms>('mfa.enrollSms', 'sms', {
  body: v.object({ ...challengedBody, phoneNumber: phoneNumber() }),
  answer: smsSent,
  handle: async (context) => {
    const { ports, body, write } = context;
    const closed = isOffered(ports.config, 'SMS');
    if (!closed.ok) return closed;
    const asked = await challenged(context, body.mfaToken, 'settingUp');
    if (!asked.ok) return asked;
    const { found, challenge } = asked.value;
    const free = await limitAccount(ports, 'sms', found.user.id);
    if (!free.ok) return free;
    const sending = { user: found.user, number: body.phoneNumber, purpose: 'newPhone', of: challenge.id } as const;
    return ok(await write(found.scope, (rows) => sendToPhone(rows, ports, sending)));
  },
});

/** Finishes the enrollment of a phone by the code sent to it, and signs in. */
export const verifyNewSms = crossTenant<typeof mfa.verifyNewSms>('mfa.verifyNewSms', 'proof', {
  body: v.object(otc),
  answer: loginAnswer,
  handle: (context) =>
    verifyFactor(context, {
      ...context.body,
      mode: 'settingUp',
      factor: 'sms',
      judge: ({ found: { user }, challenge: { id: of } }) =>
        judgeNewPhone(context.across, context.ports, { ...context.body, user, of }),
    }),
});

/** Phone by id, where it is an accepted factor of the challenged person. */
const phoneOf = async (rows: Reader, { found: { user }, details }: OpenChallenge, id: string) =>
  (await factorsOf(rows, user, details.by)).phones.find((phone) => phone.id === id);

/** Sends a code to an enrolled phone; an earlier one ends. Source: protocol/second-factors.md#text-message. */
export const sendSms = crossTenant<typeof mfa.sendSms>('mfa.sendSms', 'sms', {
  params: device,
  body: v.object(challengedBody),
  answer: smsSent,
  handle: async (context) => {
    const { ports, across, body, params, write } = context;
    const asked = await challenged(context, body.mfaToken, 'showing');
    if (!asked.ok) return asked;
    const { found, challenge } = asked.value;
    const phone = await phoneOf(across, asked.value, params.deviceId);
    if (!phone) return notFound('Device');
    const free = await limitAccount(ports, 'sms', found.user.id);
    if (!free.ok) return free;
    const of = `${challenge.id} ${phone.id}`;
    const sending = { user: found.user, number: phone.phoneNumber, purpose: 'smsCode', of } as const;
    return ok(await write(found.scope, (rows) => sendToPhone(rows, ports, sending)));
  },
});

/** Signs in by the code that was sent. */
export const verifySms = crossTenant<typeof mfa.verifySms>('mfa.verifySms', 'proof', {
  params: device,
  body: v.object(otc),
  answer: loginAnswer,
  handle: (context) => {
    const { ports, across, body, params } = context;
    return verifyFactor(context, {
      ...body,
      mode: 'showing',
      factor: 'sms',
      judge: async (asked) => {
        const phone = await phoneOf(across, asked, params.deviceId);
        if (!phone) return refuse('codeExpired');
        const of = `${asked.challenge.id} ${phone.id}`;
        const sent = await judgeOtc(across, ports, { ...body, purpose: 'smsCode', of });
        if (!sent.ok) return sent;
        const consume: PresentedFactor['consume'] = async (rows) => {
          if (!(await consumeOtc(rows, ports, sent.value))) return false;
          await rows.phones.update({ id: phone.id }, { lastUsedAt: ports.clock.now().toISOString() });
          return true;
        };
        return ok({ factor: 'sms', amr: ['otp', 'sms'], consume });
      },
    });
  },
});
