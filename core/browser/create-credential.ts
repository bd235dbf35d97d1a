import type { CreationOptions, NewCredential } from '../contract/entities/webauthn.ts';
import { failed, ok, type Result } from '../contract/failure.ts';
import { authenticatorFailure, bytesOf, named, textOf } from './webauthn.ts';

/** Has a passkey or key made. */
export const createCredential = async (
  { challenge, user, excludeCredentials, ...options }: CreationOptions,
  signal?: AbortSignal,
): Promise<Result<NewCredential & { deviceType: 'Platform' | 'CrossPlatform' }>> => {
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
  };
  if (excludeCredentials) publicKey.excludeCredentials = excludeCredentials.map(named);
  try {
    // what is asked for decides what comes back
    const credential = (await navigator.credentials.create({
      publicKey,
      ...(signal ? { signal } : {}),
    })) as PublicKeyCredential | null;
    if (!credential) return failed({ kind: 'cancelled', message: '' });
    const response = credential.response as AuthenticatorAttestationResponse;
    return ok({
      id: credential.id,
      deviceType: credential.authenticatorAttachment === 'platform' ? 'Platform' : 'CrossPlatform',
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        attestationObject: textOf(response.attestationObject),
        transports: response.getTransports?.() ?? [],
      },
    });
  } catch (error) {
    return failed(authenticatorFailure(error));
  }
};
