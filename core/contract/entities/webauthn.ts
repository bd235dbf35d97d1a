import type { IsoDateTime } from './ids.ts';
import type { AuthenticatorProvider, WebAuthnDeviceType } from './mfa.ts';

/** Bytes travel in base64url, as in WebAuthn's own JSON. Source: WebAuthn level 3 §5.1.8. */
export type Base64Url = string;

/** A credential, as options name it. */
export interface CredentialName {
  id: Base64Url;
  type: 'public-key';
  transports?: string[];
}

/** Options of `navigator.credentials.create`, with base64url for bytes. Source: protocol/passkeys.md#credentials. */
export interface CreationOptions {
  rp: { name: string; id: string };
  user: { id: Base64Url; name: string; displayName: string };
  challenge: Base64Url;
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  excludeCredentials?: CredentialName[];
  /** Milliseconds. */
  timeout?: number;
  attestation?: 'none';
  authenticatorSelection?: {
    authenticatorAttachment?: 'platform' | 'cross-platform';
    residentKey: 'required' | 'preferred' | 'discouraged';
    requireResidentKey: boolean;
    userVerification: 'required' | 'preferred' | 'discouraged';
  };
}

/** Options of `navigator.credentials.get`, with base64url for bytes. Source: protocol/passkeys.md#credentials. */
export interface RequestOptions {
  challenge: Base64Url;
  allowCredentials?: CredentialName[];
  /** Milliseconds. */
  timeout?: number;
  rpId: string;
  userVerification: 'required' | 'preferred' | 'discouraged';
}

/** A new credential, as its authenticator made it. Source: protocol/passkeys.md#credentials. */
export interface NewCredential {
  id: Base64Url;
  response: { clientDataJSON: Base64Url; attestationObject: Base64Url; transports?: string[] };
  deviceType?: WebAuthnDeviceType;
}

/** A credential's proof. Source: protocol/passkeys.md#credentials. */
export interface CredentialProof {
  id: Base64Url;
  response: {
    clientDataJSON: Base64Url;
    authenticatorData: Base64Url;
    signature: Base64Url;
    userHandle?: Base64Url | null;
  };
}

/** A passkey of the caller. Source: protocol/passkeys.md#devices; what follows `createdAt` ours. */
export interface Passkey {
  id: string;
  deviceType: WebAuthnDeviceType;
  createdAt: IsoDateTime;
  name: string;
  /** Credential id of the authenticator. */
  credentialId: Base64Url;
  lastUsedAt?: IsoDateTime;
  provider?: AuthenticatorProvider;
}

/**
 * Accepted passkeys of a user, for `PublicKeyCredential.signalAllAcceptedCredentials`: authenticators then offer no
 * removed one.
 * Source: WebAuthn level 3 "Signal API"; ours on this wire.
 */
export interface PasskeySignal {
  rpId: string;
  userId: Base64Url;
  allAcceptedCredentialIds: Base64Url[];
}
