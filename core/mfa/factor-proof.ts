import { lazyModule } from '../browser/lazy-module.ts';
import type { Client } from '../client/calls.ts';
import type { LoginAnswer } from '../contract/entities/auth.ts';
import { failed, type Result } from '../contract/failure.ts';
import { mfa } from '../contract/mfa.ts';
import { DEVICE_TYPES, type MfaFactor } from './factors.ts';
import type { FactorPreparation } from './prepare.ts';

const fetchGet = lazyModule(() => import('../browser/get-credential.ts'));
const fetchCreate = lazyModule(() => import('../browser/create-credential.ts'));

interface Challenged {
  mfaToken: string;
  factor: MfaFactor;
  remember: boolean;
}

/** Proves a factor by a code that a device shows, or that was sent. Source: protocol/second-factors.md#challenge. */
export const proveByCode = async (
  client: Client,
  { mfaToken, factor, remember, prepared, code }: Challenged & { prepared: FactorPreparation; code: string },
  signal: AbortSignal,
): Promise<Result<LoginAnswer>> => {
  const { strategy, deviceId } = factor;
  const common = { mfaToken, ...(remember ? { rememberDevice: true } : {}) };
  const otc = { ...common, otcToken: prepared.otcToken ?? '', code };
  switch (strategy) {
    case 'AuthenticatorApp':
      return deviceId
        ? client.call(mfa.verifyAuthenticator, { params: { deviceId }, body: { ...common, value: code } }, { signal })
        : client.call(mfa.verifyNewAuthenticator, { body: { ...common, token: code } }, { signal });
    case 'SMS':
      return deviceId
        ? client.call(mfa.verifySms, { params: { deviceId }, body: otc }, { signal })
        : client.call(mfa.verifyNewSms, { body: otc }, { signal });
    case 'EmailCode':
      return client.call(mfa.verifyEmailCode, { body: otc }, { signal });
    case 'WebAuthnPlatform':
    case 'WebAuthnCrossPlatform':
      return failed({ kind: 'challengeExpired', message: '' });
  }
};

/** Proves a key or passkey, or sets one up; the browser asks the person. */
export const proveWithKey = async (
  client: Client,
  { mfaToken, factor: { strategy, deviceId }, remember }: Challenged,
  signal: AbortSignal,
): Promise<Result<LoginAnswer>> => {
  const common = { mfaToken, ...(remember ? { rememberDevice: true } : {}) };
  if (deviceId) {
    const challenge = await client.call(mfa.askWebAuthn, { params: { deviceId }, body: { mfaToken } }, { signal });
    if (!challenge.ok) return challenge;
    const { getCredential } = await fetchGet();
    const proof = await getCredential(challenge.value.options, { signal });
    if (!proof.ok) return proof;
    const body = { ...common, webauthnToken: challenge.value.webauthnToken, options: proof.value };
    return client.call(mfa.verifyWebAuthn, { params: { deviceId }, body }, { signal });
  }
  const deviceType = DEVICE_TYPES[strategy];
  if (!deviceType) return failed({ kind: 'challengeExpired', message: '' });
  const challenge = await client.call(mfa.enrollWebAuthn, { body: { mfaToken, deviceType } }, { signal });
  if (!challenge.ok) return challenge;
  const { createCredential } = await fetchCreate();
  const made = await createCredential(challenge.value.options, signal);
  if (!made.ok) return made;
  const body = { ...common, deviceType, webauthnToken: challenge.value.webauthnToken, options: made.value } as const;
  return client.call(mfa.verifyNewWebAuthn, { body }, { signal });
};
