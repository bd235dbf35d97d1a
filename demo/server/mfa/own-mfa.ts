import * as v from 'valibot';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { RecoveryCodes } from '../../../core/contract/entities/mfa.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { CODE_ATTEMPTS, MFA_MINUTES } from '../../../core/contract/limits.ts';
import { ownMfa } from '../../../core/contract/own-mfa.ts';
import { phoneNumber, text } from '../checks/fields.ts';
import { authenticatorEnrollment, deviceType, mfaDevices, recoveryCodes, smsSent, typedCode } from '../checks/mfa.ts';
import { creationOptions, newCredential } from '../checks/webauthn.ts';
import { beginNew, verifyRegistration, storeCredential } from '../passkeys/passkey-store.ts';
import { notFound, refuse, type Refusal } from '../refusal.ts';
import { type PersonContext, signedIn } from '../rules.ts';
import { serve } from '../serve.ts';
import { UniqueViolation } from '../store/store.ts';
import type { UserRecord } from '../store/records.ts';
import { beginAuthenticator, judgeAuthenticators, judgeNewAuthenticator } from './authenticator.ts';
import { devicesView, factorsOf } from '../sign-in/factors.ts';
import { isOffered } from './offered.ts';
import { type PresentedFactor, recordNewFactor } from './verify-factor.ts';
import { judgeNewPhone, sendToPhone } from './sms.ts';

type Person = PersonContext<AnyEndpoint>;

/** Stores a verified factor of the caller. */
const keep = async (
  { ports, write }: Person,
  user: UserRecord,
  shown: PresentedFactor,
): Promise<Result<RecoveryCodes, Refusal>> => {
  const kept = await write(async (rows) => {
    if (!(await shown.consume(rows))) return undefined;
    return (await recordNewFactor(rows, ports, user, shown.factor)) ?? {};
  }).catch((cause: unknown) => {
    if (cause instanceof UniqueViolation) return 'taken' as const;
    throw cause;
  });
  if (kept === 'taken') return refuse('passkeyAlreadyRegistered');
  return kept ? ok(kept) : refuse('challengeExpired');
};

/** Verifies a code of the caller for one purpose. Attempts are counted before verification, on all nodes together. */
const tried = async (
  { ports: { store, clock }, caller }: Person,
  end: 'setUp' | 'remove',
  judge: (left: number) => Promise<Result<PresentedFactor, Refusal>>,
): Promise<Result<PresentedFactor, Refusal>> => {
  const key = `ownMfa:${end}:${caller.userId}`;
  const { points } = await store.counters.add(key, 1, MFA_MINUTES * 60_000, clock.now());
  if (points > CODE_ATTEMPTS) return refuse('codeAttemptsExceeded');
  const shown = await judge(CODE_ATTEMPTS - points);
  if (shown.ok) await store.counters.remove(key);
  return shown;
};

/** User record of the caller. */
const callerOf = async ({ own, caller }: Person): Promise<Result<UserRecord, Refusal>> => {
  const user = await own.users.get(caller.userId);
  return user ? ok(user) : refuse('sessionEnded');
};

/**
 * Routes of the caller's own second factors. Enrollment begins soon after sign-in or step-up, and ends in the same
 * session.
 * Source: protocol/second-factors.md#own-factors.
 */
export const ownMfaRoutes = serve(ownMfa, {
  devices: signedIn({
    answer: mfaDevices,
    handle: async (context) => {
      const user = await callerOf(context);
      return user.ok ? ok(devicesView(await factorsOf(context.own, user.value), 'whole')) : user;
    },
  }),

  enrollAuthenticator: signedIn({
    limit: 'question',
    fresh: true,
    answer: authenticatorEnrollment,
    handle: async (context) => {
      const { ports, caller, write } = context;
      const closed = isOffered(ports.config, 'AuthenticatorApp');
      const user = closed.ok ? await callerOf(context) : closed;
      if (!user.ok) return user;
      return ok(await write((rows) => beginAuthenticator(rows, ports, user.value, caller.sessionId)));
    },
  }),

  verifyNewAuthenticator: signedIn({
    limit: 'proof',
    body: v.object({ token: typedCode() }),
    answer: recoveryCodes,
    handle: async (context) => {
      const { own, ports, caller, body } = context;
      const user = await callerOf(context);
      if (!user.ok) return user;
      const code = { user: user.value, of: caller.sessionId, code: body.token };
      const shown = await tried(context, 'setUp', (left) => judgeNewAuthenticator(own, ports, { ...code, left }));
      return shown.ok ? keep(context, user.value, shown.value) : shown;
    },
  }),

  // Ours: removing the app requires a code of it, and its owner is notified
  removeAuthenticator: signedIn({
    limit: 'proof',
    params: v.object({ deviceId: text(100, 1) }),
    body: v.object({ token: v.exactOptional(typedCode()) }),
    handle: async (context) => {
      const { own, ports, caller, params, body, write } = context;
      const { userId } = caller;
      const user = await callerOf(context);
      if (!user.ok) return user;
      const found = await own.authenticators.find({ where: { id: params.deviceId, userId } });
      if (found.length === 0) return notFound('Device');
      const shown = await tried(context, 'remove', (left) => judgeAuthenticators(ports, found, body.token ?? '', left));
      if (!shown.ok) {
        const details = { factor: 'authenticator' };
        await write((rows) => rows.audit({ action: 'Second factor not removed', severity: 'Warning', details }));
        return shown;
      }
      const done = await write(async (rows) => {
        if (!(await shown.value.consume(rows))) return false;
        await rows.authenticators.remove({ id: params.deviceId, userId });
        await rows.mail.factorRemoved(user.value);
        await rows.audit({
          action: 'Second factor removed',
          severity: 'Warning',
          details: { factor: 'authenticator' },
        });
        return true;
      });
      return done ? ok(undefined) : refuse('codeAlreadyUsed');
    },
  }),

  enrollSms: signedIn({
    fresh: true,
    limit: 'sms',
    body: v.object({ phoneNumber: phoneNumber() }),
    answer: smsSent,
    handle: async (context) => {
      const { ports, caller, body, write } = context;
      const closed = isOffered(ports.config, 'SMS');
      const user = closed.ok ? await callerOf(context) : closed;
      if (!user.ok) return user;
      const sending = {
        user: user.value,
        number: body.phoneNumber,
        purpose: 'newPhone',
        of: caller.sessionId,
      } as const;
      return ok(await write((rows) => sendToPhone(rows, ports, sending)));
    },
  }),

  verifyNewSms: signedIn({
    limit: 'proof',
    body: v.object({ otcToken: text(600, 1), code: typedCode() }),
    answer: recoveryCodes,
    handle: async (context) => {
      const { own, ports, caller, body } = context;
      const user = await callerOf(context);
      if (!user.ok) return user;
      const shown = await judgeNewPhone(own, ports, { ...body, user: user.value, of: caller.sessionId });
      return shown.ok ? keep(context, user.value, shown.value) : shown;
    },
  }),

  enrollWebAuthn: signedIn({
    limit: 'question',
    fresh: true,
    body: v.object({ deviceType: v.exactOptional(deviceType) }),
    answer: v.object({ webauthnToken: v.string(), options: creationOptions }),
    handle: async (context) => {
      const { ports, caller, body, write } = context;
      const closed = isOffered(
        ports.config,
        body.deviceType === 'CrossPlatform' ? 'WebAuthnCrossPlatform' : 'WebAuthnPlatform',
      );
      const user = closed.ok ? await callerOf(context) : closed;
      if (!user.ok) return user;
      const ceremony = { user: user.value, of: caller.sessionId, factor: true, deviceType: body.deviceType };
      return ok(await write((rows) => beginNew(rows, ports, ceremony)));
    },
  }),

  verifyNewWebAuthn: signedIn({
    limit: 'proof',
    body: v.object({ deviceType, webauthnToken: text(600, 1), options: newCredential }),
    answer: recoveryCodes,
    handle: async (context) => {
      const { own, ports, caller, body } = context;
      const user = await callerOf(context);
      if (!user.ok) return user;
      const ceremony = { user: user.value, of: caller.sessionId, factor: true, deviceType: body.deviceType };
      const made = await verifyRegistration(own, ports, { ...ceremony, token: body.webauthnToken, made: body.options });
      if (!made.ok) return made;
      const consume: PresentedFactor['consume'] = (rows) => storeCredential(rows, ports, made.value);
      return keep(context, user.value, { factor: 'webauthn', amr: made.value.amr, isNew: true, consume });
    },
  }),
});
