import * as v from 'valibot';
import { mfa } from '../../../core/contract/mfa.ts';
import type { MfaStrategy, WebAuthnDeviceType } from '../../../core/contract/entities/mfa.ts';
import { ok } from '../../../core/contract/failure.ts';
import { loginAnswer } from '../checks/entities.ts';
import { secret, text } from '../checks/fields.ts';
import { challenged as challengedBody, deviceType, proving } from '../checks/mfa.ts';
import { creationOptions, credentialProof, newCredential, requestOptions } from '../checks/webauthn.ts';
import {
  beginNew,
  beginProof,
  verifyRegistration,
  verifyAssertion,
  storeCredential,
} from '../passkeys/passkey-store.ts';
import { limitAccount } from '../limits/limit-account.ts';
import { notFound, refuse } from '../refusal.ts';
import { crossTenant } from '../rules.ts';
import { isOffered } from './offered.ts';
import { challenged, verifyFactor } from './verify-factor.ts';

const device = v.object({ deviceId: text(100, 1) });
const webauthnToken = secret();

const kindOf = (type: WebAuthnDeviceType): MfaStrategy =>
  type === 'Platform' ? 'WebAuthnPlatform' : 'WebAuthnCrossPlatform';

/**
 * Begins the enrollment of a security key or platform authenticator.
 * Source: protocol/second-factors.md#webauthn; naming the kind ours.
 */
export const enrollWebAuthn = crossTenant<typeof mfa.enrollWebAuthn>('mfa.enrollWebAuthn', 'proof', {
  body: v.object({ ...challengedBody, deviceType: v.exactOptional(deviceType) }),
  answer: v.object({ webauthnToken: v.string(), options: creationOptions }),
  handle: async (context) => {
    const { ports, body, write } = context;
    const kinds: MfaStrategy[] = body.deviceType
      ? [kindOf(body.deviceType)]
      : ['WebAuthnPlatform', 'WebAuthnCrossPlatform'];
    if (!kinds.some((kind) => isOffered(ports.config, kind).ok)) return refuse('methodDisabled');
    const asked = await challenged(context, body.mfaToken, 'settingUp');
    if (!asked.ok) return asked;
    const { found, challenge } = asked.value;
    const free = await limitAccount(ports, 'question', found.user.id);
    if (!free.ok) return free;
    const ceremony = { user: found.user, of: challenge.id, factor: true, deviceType: body.deviceType };
    return ok(await write(found.scope, (rows) => beginNew(rows, ports, ceremony)));
  },
});

/** Finishes the enrollment, and signs in. */
export const verifyNewWebAuthn = crossTenant<typeof mfa.verifyNewWebAuthn>('mfa.verifyNewWebAuthn', 'proof', {
  body: v.object({ ...proving, deviceType, webauthnToken, options: newCredential }),
  answer: loginAnswer,
  handle: (context) => {
    const { ports, across, body } = context;
    return verifyFactor(context, {
      ...body,
      mode: 'settingUp',
      factor: 'webauthn',
      judge: async ({ found: { user }, challenge: { id: of } }) => {
        const closed = isOffered(ports.config, kindOf(body.deviceType));
        if (!closed.ok) return closed;
        const ceremony = { user, of, factor: true, deviceType: body.deviceType };
        const made = await verifyRegistration(across, ports, {
          ...ceremony,
          token: body.webauthnToken,
          made: body.options,
        });
        if (!made.ok) return made;
        if ((await across.passkeys.count({ credentialId: made.value.record.credentialId })) > 0)
          return refuse('passkeyAlreadyRegistered');
        return ok({
          factor: 'webauthn',
          amr: made.value.amr,
          isNew: true,
          consume: (rows) => storeCredential(rows, ports, made.value),
        });
      },
    });
  },
});

/** Begins the verification of a registered WebAuthn factor. Source: protocol/second-factors.md#webauthn. */
export const askWebAuthn = crossTenant<typeof mfa.askWebAuthn>('mfa.askWebAuthn', 'proof', {
  params: device,
  body: v.object(challengedBody),
  answer: v.object({ webauthnToken: v.string(), options: requestOptions }),
  handle: async (context) => {
    const { ports, across, body, params, write } = context;
    const asked = await challenged(context, body.mfaToken, 'showing');
    if (!asked.ok) return asked;
    const { found, challenge } = asked.value;
    const where = { id: params.deviceId, userId: found.user.id, factor: true };
    const known = await across.passkeys.find({ where });
    if (known.length === 0) return notFound('Device');
    const free = await limitAccount(ports, 'question', found.user.id);
    if (!free.ok) return free;
    const ceremony = { user: found.user, of: challenge.id, known };
    return ok(await write(found.scope, (rows) => beginProof(rows, ports, ceremony)));
  },
});

/** Signs in by the key. */
export const verifyWebAuthn = crossTenant<typeof mfa.verifyWebAuthn>('mfa.verifyWebAuthn', 'proof', {
  params: device,
  body: v.object({ ...proving, webauthnToken, options: credentialProof }),
  answer: loginAnswer,
  handle: (context) => {
    const { ports, across, body, params } = context;
    return verifyFactor(context, {
      ...body,
      mode: 'showing',
      factor: 'webauthn',
      judge: async ({ found: { user }, challenge: { id: of } }) => {
        const where = { id: params.deviceId, userId: user.id, factor: true, credentialId: body.options.id };
        const [known] = await across.passkeys.find({ where });
        if (!known) return refuse('passkeyNotFound');
        const shown = await verifyAssertion(across, ports, {
          token: body.webauthnToken,
          proof: body.options,
          known,
          of,
        });
        return shown.ok ? ok({ factor: 'webauthn', ...shown.value }) : shown;
      },
    });
  },
});
