import * as v from 'valibot';
import { mfa } from '../../../core/contract/mfa.ts';
import { ok } from '../../../core/contract/failure.ts';
import { loginAnswer } from '../checks/entities.ts';
import { challenged as challengedBody, otc, otcSent } from '../checks/mfa.ts';
import { limitAccount } from '../limits/limit-account.ts';
import { refuse } from '../refusal.ts';
import { crossTenant } from '../rules.ts';
import { factorsOf } from '../sign-in/factors.ts';
import { isOffered } from './offered.ts';
import { issueOtc, judgeOtc, consumeOtc } from './otc.ts';
import { type OpenChallenge, challenged, verifyFactor } from './verify-factor.ts';
import type { Ports } from '../ports.ts';
import type { Reader } from '../store/store.ts';

const PURPOSE = 'emailCode';

/** Checks whether this challenge accepts a code by mail: the person has that factor, or can set it up. */
const isOpen = async (
  rows: Reader,
  { config }: Ports,
  { details, found: { user } }: OpenChallenge,
): Promise<boolean> =>
  details.enrols
    ? isOffered(config, 'EmailCode').ok
    : details.asksByMail === true || (await factorsOf(rows, user, details.by)).email !== undefined;

/**
 * Mails a code for a challenge; a code sent before ends.
 * Source: protocol/second-factors.md#email-code.
 */
export const sendEmailCode = crossTenant<typeof mfa.sendEmailCode>('mfa.sendEmailCode', 'mail', {
  body: v.object(challengedBody),
  answer: otcSent,
  handle: async (context) => {
    const { ports, across, body, write } = context;
    const asked = await challenged(context, body.mfaToken, 'either');
    if (!asked.ok) return asked;
    const { found, challenge } = asked.value;
    if (!(await isOpen(across, ports, asked.value))) return refuse('methodDisabled');
    const free = await limitAccount(ports, 'mail', found.user.id);
    if (!free.ok) return free;
    return ok(
      await write(found.scope, async (rows) => {
        const sending = { userId: found.user.id, purpose: PURPOSE, of: challenge.id } as const;
        const { code, otcToken } = await issueOtc(rows, ports, sending);
        await rows.mail.confirmationCode(found.user, code);
        await rows.audit({ action: 'Second factor code sent', details: { factor: 'email' } });
        return { otcToken };
      }),
    );
  },
});

/**
 * Signs in by the mailed code; in an enrollment, mail becomes a factor.
 * Source: protocol/second-factors.md#email-code.
 */
export const verifyEmailCode = crossTenant<typeof mfa.verifyEmailCode>('mfa.verifyEmailCode', 'proof', {
  body: v.object(otc),
  answer: loginAnswer,
  handle: (context) => {
    const { ports, across, body } = context;
    return verifyFactor(context, {
      ...body,
      mode: 'either',
      factor: 'email',
      judge: async (asked) => {
        const { challenge, details, found } = asked;
        if (!(await isOpen(across, ports, asked))) return refuse('methodDisabled');
        const sent = await judgeOtc(across, ports, { ...body, purpose: PURPOSE, of: challenge.id });
        if (!sent.ok) return sent;
        return ok({
          factor: 'email',
          amr: ['otp'],
          isNew: details.enrols,
          consume: async (rows) => {
            if (!(await consumeOtc(rows, ports, sent.value))) return false;
            if (details.enrols) await rows.users.update({ id: found.user.id }, { emailFactor: true });
            return true;
          },
        });
      },
    });
  },
});
