import * as v from 'valibot';
import { ok } from '../../../core/contract/failure.ts';
import type { ownMfa } from '../../../core/contract/own-mfa.ts';
import { text } from '../checks/fields.ts';
import { smsSent, typedCode } from '../checks/mfa.ts';
import { credentialProof, requestOptions } from '../checks/webauthn.ts';
import { beginProof, verifyAssertion } from '../passkeys/passkey-store.ts';
import { notFound, refuse } from '../refusal.ts';
import { signedIn } from '../rules.ts';
import { hidden } from '../sign-in/factors.ts';
import { judgeAuthenticators } from './authenticator.ts';
import { consumeOtc, issueOtc, judgeOtc } from './otc.ts';
import { callerOf, countTry, recordRefused } from './own-context.ts';
import { removeFactor } from './remove-factor.ts';

const params = v.object({ deviceId: text(100, 1) });

/** Removes any second factor, soon after sign-in or step-up. Ours. Source: protocol/second-factors.md#own-factors. */
export const removeDevice = signedIn<typeof ownMfa.removeDevice>({
  fresh: true,
  params,
  handle: async (context) => {
    const user = await callerOf(context);
    return user.ok ? removeFactor(context, user.value, { id: context.params.deviceId }) : user;
  },
});

/** Removes an authenticator app by a code of it. */
export const removeAuthenticator = signedIn<typeof ownMfa.removeAuthenticator>({
  limit: 'proof',
  params,
  body: v.object({ token: v.exactOptional(typedCode()) }),
  handle: async (context) => {
    const { own, ports, caller, params: named, body } = context;
    const user = await callerOf(context);
    if (!user.ok) return user;
    const found = await own.authenticators.find({ where: { id: named.deviceId, userId: caller.userId } });
    if (found.length === 0) return notFound('Device');
    const judge = (left: number) => judgeAuthenticators(ports, found, body.token ?? '', left);
    const shown = await countTry(context, 'remove', judge);
    if (!shown.ok) return recordRefused(context, 'authenticator', shown);
    return removeFactor(context, user.value, { id: named.deviceId }, shown.value.consume);
  },
});

/** Removes the caller's authenticator apps by a code of one, as older clients do. */
export const disable = signedIn<typeof ownMfa.disable>({
  limit: 'proof',
  body: v.object({ token: v.exactOptional(typedCode()) }),
  handle: async (context) => {
    const { own, ports, caller, body } = context;
    const user = await callerOf(context);
    if (!user.ok) return user;
    const found = await own.authenticators.find({ where: { userId: caller.userId } });
    if (found.length === 0) return notFound('Device');
    const judge = (left: number) => judgeAuthenticators(ports, found, body.token ?? '', left);
    const shown = await countTry(context, 'remove', judge);
    if (!shown.ok) return recordRefused(context, 'authenticator', shown);
    return removeFactor(context, user.value, 'authenticators', shown.value.consume);
  },
});

/** Binding of a code that removes a phone: to the session and the phone. */
const ofPhone = (sessionId: string, phone: string) => `remove ${sessionId} ${phone}`;

/** Sends a code to a phone that is to be removed. */
export const askToRemoveSms = signedIn<typeof ownMfa.askToRemoveSms>({
  limit: 'sms',
  fresh: true,
  params,
  answer: smsSent,
  handle: async (context) => {
    const { own, ports, caller, params: named, write } = context;
    const user = await callerOf(context);
    if (!user.ok) return user;
    const [phone] = await own.phones.find({ where: { id: named.deviceId, userId: caller.userId, factor: true } });
    if (!phone) return notFound('Device');
    return ok(
      await write(async (rows) => {
        const of = ofPhone(caller.sessionId, phone.id);
        const { code, otcToken } = await issueOtc(rows, ports, { userId: caller.userId, purpose: 'smsCode', of });
        await rows.mail.smsCode({ phoneNumber: phone.phoneNumber, language: user.value.language }, code);
        await rows.audit({ action: 'Second factor code sent', details: { factor: 'sms' } });
        return { otcToken, phoneNumber: hidden(phone.phoneNumber) };
      }),
    );
  },
});

/** Removes a phone by the code sent to it. */
export const removeSms = signedIn<typeof ownMfa.removeSms>({
  limit: 'proof',
  params,
  body: v.object({ otcToken: v.exactOptional(text(600)), code: v.exactOptional(typedCode()) }),
  handle: async (context) => {
    const { own, ports, caller, params: named, body } = context;
    const user = await callerOf(context);
    if (!user.ok) return user;
    const [phone] = await own.phones.find({ where: { id: named.deviceId, userId: caller.userId, factor: true } });
    if (!phone) return notFound('Device');
    const { otcToken = '', code = '' } = body;
    const of = ofPhone(caller.sessionId, phone.id);
    const sent = await judgeOtc(own, ports, { otcToken, code, purpose: 'smsCode', of });
    if (!sent.ok) return recordRefused(context, 'sms', sent);
    return removeFactor(context, user.value, { id: phone.id }, (rows) => consumeOtc(rows, ports, sent.value));
  },
});

/** Begins the proof of a key that is to be removed. */
export const askToRemoveWebAuthn = signedIn<typeof ownMfa.askToRemoveWebAuthn>({
  limit: 'question',
  params,
  answer: v.object({ webauthnToken: v.string(), options: requestOptions }),
  handle: async (context) => {
    const { own, ports, caller, params: named, write } = context;
    const user = await callerOf(context);
    if (!user.ok) return user;
    const known = await own.passkeys.find({ where: { id: named.deviceId, userId: caller.userId, factor: true } });
    if (known.length === 0) return notFound('Device');
    const ceremony = { user: user.value, of: caller.sessionId, known };
    return ok(await write((rows) => beginProof(rows, ports, ceremony)));
  },
});

/** Removes a key by its proof. */
export const removeWebAuthn = signedIn<typeof ownMfa.removeWebAuthn>({
  limit: 'proof',
  params,
  body: v.object({ webauthnToken: v.exactOptional(text(600)), options: v.exactOptional(credentialProof) }),
  handle: async (context) => {
    const { own, ports, caller, params: named, body } = context;
    const user = await callerOf(context);
    if (!user.ok) return user;
    const [known] = await own.passkeys.find({ where: { id: named.deviceId, userId: caller.userId, factor: true } });
    if (!known) return notFound('Device');
    if (!body.options || known.credentialId !== body.options.id) return refuse('challengeExpired');
    const proof = { token: body.webauthnToken ?? '', proof: body.options, known, of: caller.sessionId };
    const shown = await verifyAssertion(own, ports, proof);
    if (!shown.ok) return recordRefused(context, 'webauthn', shown);
    return removeFactor(context, user.value, { id: named.deviceId }, shown.value.consume);
  },
});
