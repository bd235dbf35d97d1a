import * as v from 'valibot';
import { mfa } from '../../../core/contract/mfa.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { MFA_MINUTES } from '../../../core/contract/limits.ts';
import { beginChallenge, finishChallenge } from '../sign-in/challenges.ts';
import { loginAnswer } from '../checks/entities.ts';
import { secret, text } from '../checks/fields.ts';
import { authenticatorEnrollment, challenged as challengedBody, proving, typedCode } from '../checks/mfa.ts';
import { limitAccount } from '../limits/limit-account.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal, wrongCode } from '../refusal.ts';
import { crossTenant } from '../rules.ts';
import type { AuthenticatorRecord, UserRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';
import { isOffered } from './offered.ts';
import { challenged, verifyFactor, type PresentedFactor } from './verify-factor.ts';
import { findRecoveryCode, useRecoveryCode } from './recovery-codes.ts';
import { enrolmentOf, judgeTotp, newTotpSecret } from './totp.ts';

const device = v.object({ deviceId: text(100, 1) });

/** Begins the enrollment of an authenticator app; `of` is the id of the challenge or session that it is bound to. */
export const beginAuthenticator = async (
  rows: Pick<Writer, 'challenges'>,
  ports: Ports,
  user: UserRecord,
  of: string,
) => {
  const made = await newTotpSecret();
  const details = { of, sealedSecret: await ports.sealer.seal(made) };
  await beginChallenge(rows, ports, { userId: user.id, purpose: 'newAuthenticator', details, minutes: MFA_MINUTES });
  return enrolmentOf(ports.config, user.email, made);
};

/** Finds the pending authenticator that a first code belongs to: of this tab, or of another that began one since. */
export const judgeNewAuthenticator = async (
  rows: Pick<Reader, 'challenges'>,
  ports: Ports,
  { user, of, code, left }: { user: UserRecord; of: string; code: string; left: number },
): Promise<Result<PresentedFactor, Refusal>> => {
  const expires = { after: ports.clock.now().toISOString() };
  const where = { userId: user.id, purpose: 'newAuthenticator', usedAt: null, expires } as const;
  const begun = await rows.challenges.find({ where, order: [['createdAt', 'desc']], limit: 5 });
  let refusal: Result<never, Refusal> | undefined;
  for (const one of begun.filter(({ details }) => details['of'] === of)) {
    const sealedSecret = String(one.details['sealedSecret']);
    const kept = { id: one.id, secret: await ports.sealer.open(sealedSecret), lastStep: 0 };
    const step = await judgeTotp(ports, kept, code);
    if (step && !step.ok) refusal = step;
    if (!step?.ok) continue;
    const consume: PresentedFactor['consume'] = async (rows) => {
      if (!(await finishChallenge(rows, ports, one))) return false;
      const createdAt = ports.clock.now().toISOString();
      await rows.authenticators.insert({
        id: crypto.randomUUID(),
        userId: user.id,
        sealedSecret,
        lastStep: step.value,
        name: '',
        createdAt,
        lastUsedAt: null,
      });
      return true;
    };
    return ok({ factor: 'authenticator', amr: ['otp'], consume, isNew: true });
  }
  return refusal ?? wrongCode(left);
};

/**
 * Opens the secrets of authenticator apps; those that no key opens are left out. Throws `SealedElsewhere` if all are.
 */
const opened = async ({ sealer }: Ports, authenticators: readonly AuthenticatorRecord[]) => {
  const attempts = await Promise.allSettled(authenticators.map(({ sealedSecret }) => sealer.open(sealedSecret)));
  const open = authenticators.flatMap(({ id, lastStep }, at) => {
    const attempt = attempts[at];
    return attempt?.status === 'fulfilled' ? [{ id, lastStep, secret: attempt.value }] : [];
  });
  for (const attempt of attempts) if (attempt.status === 'rejected' && open.length === 0) throw attempt.reason;
  return open;
};

/** Verifies a code against these authenticator apps; `consume` uses up its time step. */
export const judgeAuthenticators = async (
  ports: Ports,
  authenticators: readonly AuthenticatorRecord[],
  code: string,
  left: number,
): Promise<Result<PresentedFactor, Refusal>> => {
  let refusal: Result<never, Refusal> | undefined;
  for (const { id, secret, lastStep } of await opened(ports, authenticators)) {
    const step = await judgeTotp(ports, { id, secret, lastStep }, code);
    if (step && !step.ok) refusal = step;
    if (!step?.ok) continue;
    const consume: PresentedFactor['consume'] = async (rows) => {
      const lastUsedAt = ports.clock.now().toISOString();
      return (await rows.authenticators.update({ id, lastStep }, { lastStep: step.value, lastUsedAt })).length > 0;
    };
    return ok({ factor: 'authenticator', amr: ['otp'], consume });
  }
  return refusal ?? wrongCode(left);
};

/**
 * Begins the enrollment of an authenticator app. A repeated call begins another; either can be finished.
 * Source: protocol/second-factors.md#challenge.
 */
export const enrollAuthenticator = crossTenant<typeof mfa.enrollAuthenticator>('mfa.enrollAuthenticator', 'proof', {
  body: v.object(challengedBody),
  answer: authenticatorEnrollment,
  handle: async (context) => {
    const closed = isOffered(context.ports.config, 'AuthenticatorApp');
    if (!closed.ok) return closed;
    const asked = await challenged(context, context.body.mfaToken, 'settingUp');
    if (!asked.ok) return asked;
    const { found, challenge } = asked.value;
    const free = await limitAccount(context.ports, 'question', found.user.id);
    if (!free.ok) return free;
    return ok(
      await context.write(found.scope, (rows) => beginAuthenticator(rows, context.ports, found.user, challenge.id)),
    );
  },
});

/** Finishes the enrollment of an app by its first code, and signs in. */
export const verifyNewAuthenticator = crossTenant<typeof mfa.verifyNewAuthenticator>(
  'mfa.verifyNewAuthenticator',
  'proof',
  {
    body: v.object({ ...proving, token: typedCode() }),
    answer: loginAnswer,
    handle: (context) =>
      verifyFactor(context, {
        ...context.body,
        mode: 'settingUp',
        factor: 'authenticator',
        judge: ({ found: { user }, challenge: { id: of } }, left) =>
          judgeNewAuthenticator(context.across, context.ports, { user, of, code: context.body.token, left }),
      }),
  },
);

/**
 * Signs in by a code of one of the person's apps; each time step once.
 * Source: protocol/second-factors.md#verify; RFC 6238 §5.2.
 */
export const verifyAuthenticator = crossTenant<typeof mfa.verifyAuthenticator>('mfa.verifyAuthenticator', 'proof', {
  params: device,
  body: v.object({ ...proving, value: typedCode() }),
  answer: loginAnswer,
  handle: (context) =>
    verifyFactor(context, {
      ...context.body,
      mode: 'showing',
      factor: 'authenticator',
      judge: async ({ found: { user } }, left) => {
        const { deviceId: id } = context.params;
        const own = await context.across.authenticators.find({ where: { id, userId: user.id } });
        return judgeAuthenticators(context.ports, own, context.body.value, left);
      },
    }),
});

/**
 * Verifies a code without a device id; ours: a recovery code is accepted too, once, and removes no factor.
 * Source: protocol/second-factors.md#verify.
 */
export const verify = crossTenant<typeof mfa.verify>('mfa.verify', 'proof', {
  body: v.object({ ...proving, value: secret(), invitationToken: v.exactOptional(text(4096)) }),
  answer: loginAnswer,
  handle: (context) => {
    const { ports, across, body } = context;
    const value = body.value.replaceAll(/[\s-]/g, '');
    const isCode = /^\d{6}$/.test(value);
    return verifyFactor(context, {
      ...body,
      mode: 'showing',
      factor: isCode ? 'authenticator' : 'recoveryCode',
      judge: async ({ found: { user } }, left) => {
        if (isCode) {
          const own = await across.authenticators.find({ where: { userId: user.id } });
          return judgeAuthenticators(ports, own, value, left);
        }
        const code = await findRecoveryCode(across, user.id, body.value);
        if (!code) return refuse('recoveryCodeInvalid');
        const consume: PresentedFactor['consume'] = async (rows) => {
          if (!(await useRecoveryCode(rows, ports, code))) return false;
          await rows.mail.recoveryCodeUsed(user);
          return true;
        };
        return ok({ factor: 'recoveryCode', amr: ['otp'], consume });
      },
    });
  },
});
