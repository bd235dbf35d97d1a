import * as v from 'valibot';
import { ok } from '../../../core/contract/failure.ts';
import { ownMfa } from '../../../core/contract/own-mfa.ts';
import { phoneNumber, text } from '../checks/fields.ts';
import {
  authenticatorEnrollment,
  deviceName,
  deviceType,
  mfaDevices,
  otcSent,
  recoveryCodes,
  smsSent,
  typedCode,
} from '../checks/mfa.ts';
import { creationOptions, newCredential } from '../checks/webauthn.ts';
import { beginNew, verifyRegistration, storeCredential } from '../passkeys/passkey-store.ts';
import { notFound } from '../refusal.ts';
import { signedIn } from '../rules.ts';
import { serve } from '../serve.ts';
import { devicesView, factorsOf, isEnrolled } from '../sign-in/factors.ts';
import { beginAuthenticator, judgeNewAuthenticator } from './authenticator.ts';
import { isOffered } from './offered.ts';
import { consumeOtc, issueOtc, judgeOtc } from './otc.ts';
import { callerOf, countTry, keep } from './own-context.ts';
import {
  askToRemoveSms,
  askToRemoveWebAuthn,
  disable,
  removeAuthenticator,
  removeDevice,
  removeSms,
  removeWebAuthn,
} from './own-removal.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { judgeNewPhone, sendToPhone } from './sms.ts';
import type { PresentedFactor } from './verify-factor.ts';

/** Begins the setup of an authenticator app. */
const enrollAuthenticator = signedIn<typeof ownMfa.enrollAuthenticator>({
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
});

/** Finishes the setup of an authenticator app by its first code. */
const verifyNewAuthenticator = signedIn<typeof ownMfa.verifyNewAuthenticator>({
  limit: 'proof',
  body: v.object({ token: typedCode() }),
  answer: recoveryCodes,
  handle: async (context) => {
    const { own, ports, caller, body } = context;
    const user = await callerOf(context);
    if (!user.ok) return user;
    const code = { user: user.value, of: caller.sessionId, code: body.token };
    const shown = await countTry(context, 'setUp', (left) => judgeNewAuthenticator(own, ports, { ...code, left }));
    return shown.ok ? keep(context, user.value, shown.value) : shown;
  },
});

/** Mails a code that makes codes by mail a second factor of the caller. Ours. */
const enrollEmail = signedIn<typeof ownMfa.enrollEmail>({
  limit: 'mail',
  fresh: true,
  answer: otcSent,
  handle: async (context) => {
    const { ports, caller, write } = context;
    const closed = isOffered(ports.config, 'EmailCode');
    const user = closed.ok ? await callerOf(context) : closed;
    if (!user.ok) return user;
    return ok(
      await write(async (rows) => {
        const sending = { userId: caller.userId, purpose: 'emailCode', of: caller.sessionId } as const;
        const { code, otcToken } = await issueOtc(rows, ports, sending);
        await rows.mail.confirmationCode(user.value, code);
        await rows.audit({ action: 'Second factor code sent', details: { factor: 'email' } });
        return { otcToken };
      }),
    );
  },
});

/** Makes codes by mail a second factor of the caller, by the code that was mailed. */
const verifyNewEmail = signedIn<typeof ownMfa.verifyNewEmail>({
  limit: 'proof',
  body: v.object({ otcToken: text(600, 1), code: typedCode() }),
  answer: recoveryCodes,
  handle: async (context) => {
    const { own, ports, caller, body } = context;
    const user = await callerOf(context);
    if (!user.ok) return user;
    const sent = await judgeOtc(own, ports, { ...body, purpose: 'emailCode', of: caller.sessionId });
    if (!sent.ok) return sent;
    const consume: PresentedFactor['consume'] = async (rows) => {
      if (!(await consumeOtc(rows, ports, sent.value))) return false;
      await rows.users.update({ id: caller.userId }, { emailFactor: true });
      return true;
    };
    return keep(context, user.value, { factor: 'email', amr: ['otp'], isNew: true, consume });
  },
});

/** Names an authenticator app, a security key or this device. Ours. */
const renameDevice = signedIn<typeof ownMfa.renameDevice>({
  params: v.object({ deviceId: text(100, 1) }),
  body: v.object({ name: deviceName() }),
  handle: async ({ body, params: { deviceId: id }, caller: { userId }, write }) => {
    const renamed = await write(async (rows) => {
      const apps = await rows.authenticators.update({ id, userId }, body);
      const keys = apps.length > 0 ? [] : await rows.passkeys.update({ id, userId, factor: true }, body);
      if (apps.length + keys.length === 0) return false;
      const factor = apps.length > 0 ? 'authenticator' : 'webauthn';
      await rows.audit({ action: 'Second factor renamed', details: { factor } });
      return true;
    });
    return renamed ? ok(undefined) : notFound('Device');
  },
});

/** Counts the recovery codes that are not used yet. Ours. */
const codesLeft = signedIn<typeof ownMfa.recoveryCodes>({
  answer: v.object({ left: v.number() }),
  handle: async ({ own, caller: { userId } }) => ok({ left: await own.recoveryCodes.count({ userId, usedAt: null }) }),
});

/** Replaces the recovery codes, soon after sign-in or step-up; only for a person with a second factor. Ours. */
const renewRecoveryCodes = signedIn<typeof ownMfa.renewRecoveryCodes>({
  limit: 'question',
  fresh: true,
  answer: recoveryCodes,
  handle: async (context) => {
    const { own, ports, caller, write } = context;
    const user = await callerOf(context);
    if (!user.ok) return user;
    if (!isEnrolled(await factorsOf(own, user.value))) return notFound('Second factor');
    return ok(
      await write(async (rows) => {
        const codes = await issueRecoveryCodes(rows, ports, caller.userId);
        await rows.audit({ action: 'Recovery codes renewed', severity: 'Warning' });
        return codes;
      }),
    );
  },
});

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

  enrollAuthenticator,
  verifyNewAuthenticator,
  removeAuthenticator,

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

  enrollEmail,
  verifyNewEmail,
  renameDevice,
  removeDevice,
  recoveryCodes: codesLeft,
  renewRecoveryCodes,

  enroll: enrollAuthenticator,
  verifyEnroll: verifyNewAuthenticator,
  disable,
  askToRemoveSms,
  removeSms,
  askToRemoveWebAuthn,
  removeWebAuthn,
});
