import { base64url } from 'jose';
import { is, looseObject, optional, string } from 'valibot';
import type {
  CreationOptions,
  CredentialProof,
  NewCredential,
  RequestOptions,
} from '../../../core/contract/entities/webauthn.ts';
import type { WebAuthnDeviceType } from '../../../core/contract/entities/mfa.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { isLoopbackOrigin } from '../http/loopback.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { PasskeyRecord, UserRecord } from '../store/records.ts';

/** Timeout of a ceremony, in minutes: the longest that WebAuthn recommends with user verification. Source: WebAuthn level 3 §15.1. */
export const CEREMONY_MINUTES = 5;
const CEREMONY_MS = CEREMONY_MINUTES * 60_000;

/** Signature algorithms: ES256, EdDSA and RS256, of which every authenticator has one. */
const ALGORITHMS = [-7, -8, -257];

type Setting = Pick<Ports, 'publicUrl' | 'config' | 'dev'>;

/** Relying party id of passkeys: our host name, which the other configured origins use too. */
export const rpIdOf = ({ publicUrl }: Pick<Ports, 'publicUrl'>): string => new URL(publicUrl).hostname;
/** Expected origins: our own and the configured ones; in development, the page's own if it is of this machine. */
const originsOf = ({ publicUrl, config, dev }: Setting, clientDataJSON: string) => {
  const { origin } = clientDataIn(clientDataJSON);
  const local = dev && origin !== undefined && isLoopbackOrigin(origin) ? [origin] : [];
  return [new URL(publicUrl).origin, ...config.origins, ...local];
};

/** User handle stored by an authenticator: neither address nor name. Source: WebAuthn level 3 §14.6.1. */
export const userHandleOf = ({ id }: Pick<UserRecord, 'id'>): string => base64url.encode(id);

const namesOf = (known: readonly PasskeyRecord[]) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }));

/** Options to create a credential: a passkey, which is discoverable, or a second factor. */
export const creationOptionsOf = (
  setting: Setting,
  {
    user,
    challenge,
    known,
    deviceType,
    factor,
  }: {
    user: UserRecord;
    challenge: string;
    known: readonly PasskeyRecord[];
    deviceType?: WebAuthnDeviceType | undefined;
    factor: boolean;
  },
): CreationOptions => ({
  rp: { name: setting.config.vendor.name, id: rpIdOf(setting) },
  user: { id: userHandleOf(user), name: user.email, displayName: user.name },
  challenge,
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  excludeCredentials: namesOf(known),
  timeout: CEREMONY_MS,
  attestation: 'none',
  authenticatorSelection: {
    ...(deviceType && { authenticatorAttachment: deviceType === 'Platform' ? 'platform' : 'cross-platform' }),
    residentKey: factor ? 'discouraged' : 'required',
    requireResidentKey: !factor,
    userVerification: factor ? 'preferred' : 'required',
  },
});

/** Options to request an assertion: from one of the `known` credentials, else from any discoverable passkey. */
export const requestOptionsOf = (
  setting: Setting,
  challenge: string,
  known?: readonly PasskeyRecord[],
): RequestOptions => ({
  challenge,
  ...(known && { allowCredentials: namesOf(known) }),
  timeout: CEREMONY_MS,
  rpId: rpIdOf(setting),
  userVerification: known ? 'preferred' : 'required',
});

const clientData = looseObject({ challenge: string(), origin: optional(string()) });

/** Challenge and origin in the client data of a browser. */
const clientDataIn = (clientDataJSON: string): { challenge?: string; origin?: string | undefined } => {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(base64url.decode(clientDataJSON)));
    return is(clientData, parsed) ? parsed : {};
  } catch {
    return {};
  }
};

/** Challenge in the client data of a browser. */
export const challengeIn = (clientDataJSON: string): string | undefined => clientDataIn(clientDataJSON).challenge;

/** AAGUID of an authenticator that does not say its model. */
const ANONYMOUS = '00000000-0000-0000-0000-000000000000';

/** Columns to store for a new credential, and its `amr` values. */
interface Made {
  kept: Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'aaguid'>;
  amr: string[];
}

/** `amr` of a passkey: `swk` for one that is synced to other devices, else `hwk`. Source: RFC 8176. */
const amrOf = (type: 'singleDevice' | 'multiDevice', userVerified: boolean): string[] => {
  const kept = type === 'singleDevice' ? 'hwk' : 'swk';
  return userVerified ? [kept, 'user'] : [kept];
};

/** Verifies a new credential for this challenge; returns the columns to store. */
export const verifyNewCredential = async (
  setting: Setting,
  { challenge, made, factor }: { challenge: string; made: NewCredential; factor: boolean },
): Promise<Result<Made, Refusal>> => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { transports = [], ...response } = made.response;
  const verified = await verifyRegistrationResponse({
    response: { id: made.id, rawId: made.id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: originsOf(setting, response.clientDataJSON),
    expectedRPID: rpIdOf(setting),
    requireUserVerification: !factor,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!verified?.verified) return refuse('passkeyVerificationFailed');
  const { aaguid, credential, credentialDeviceType, userVerified } = verified.registrationInfo;
  const { id, publicKey, counter } = credential;
  const kept = {
    credentialId: id,
    publicKey: base64url.encode(publicKey),
    counter,
    transports,
    aaguid: aaguid === ANONYMOUS ? null : aaguid,
  };
  return ok({ kept, amr: amrOf(credentialDeviceType, userVerified) });
};

/** Verifies an assertion and returns its sign count and `amr` values, which say how the key is stored. */
export const verifyCredentialProof = async (
  setting: Setting,
  {
    challenge,
    proof,
    known,
    factor,
  }: { challenge: string; proof: CredentialProof; known: PasskeyRecord; factor: boolean },
): Promise<Result<{ counter: number; amr: string[] }, Refusal>> => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...response } = proof.response;
  if (userHandle && userHandle !== userHandleOf({ id: known.userId })) return refuse('passkeyVerificationFailed');
  const verified = await verifyAuthenticationResponse({
    response: { id: proof.id, rawId: proof.id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: originsOf(setting, response.clientDataJSON),
    expectedRPID: rpIdOf(setting),
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(base64url.decode(known.publicKey)),
      counter: known.counter,
    },
    requireUserVerification: !factor,
  }).catch(() => undefined);
  if (!verified?.verified) return refuse('passkeyVerificationFailed');
  const { newCounter: counter, credentialDeviceType, userVerified } = verified.authenticationInfo;
  return ok({ counter, amr: amrOf(credentialDeviceType, userVerified) });
};
