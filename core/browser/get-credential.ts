import type { CredentialProof, RequestOptions } from '../contract/entities/webauthn.ts';
import { failed, ok, type Result } from '../contract/failure.ts';
import { authenticatorFailure, bytesOf, named, textOf } from './webauthn.ts';

/** Asks for a proof; `fillIn` leaves it to the person to find it among what the browser fills in. */
export const getCredential = async (
  { allowCredentials, challenge, ...options }: RequestOptions,
  { signal, fillIn = false }: { signal?: AbortSignal; fillIn?: boolean } = {},
): Promise<Result<CredentialProof>> => {
  const publicKey: PublicKeyCredentialRequestOptions = { ...options, challenge: bytesOf(challenge) };
  if (allowCredentials) publicKey.allowCredentials = allowCredentials.map(named);
  try {
    // what is asked for decides what comes back
    const credential = (await navigator.credentials.get({
      publicKey,
      ...(signal ? { signal } : {}),
      ...(fillIn ? { mediation: 'conditional' as const } : {}),
    })) as PublicKeyCredential | null;
    if (!credential) return failed({ kind: 'cancelled', message: '' });
    const response = credential.response as AuthenticatorAssertionResponse;
    return ok({
      id: credential.id,
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        authenticatorData: textOf(response.authenticatorData),
        signature: textOf(response.signature),
        ...(response.userHandle ? { userHandle: textOf(response.userHandle) } : {}),
      },
    });
  } catch (error) {
    return failed(authenticatorFailure(error));
  }
};
