import type { CredentialName } from '../contract/entities/webauthn.ts';
import type { AuthenticatorFault, Failure } from '../contract/failure.ts';

/** Bytes out of the wire's text, and back. */
export const bytesOf = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;

export const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Failure kinds by the name of the browser's `DOMException`; any other name is `authenticatorFailed`.
 * Source: architecture.md#browser-support-for-credentials; WebAuthn.
 */
const FAULTS: Readonly<Record<string, AuthenticatorFault>> = {
  InvalidStateError: 'authenticatorExists',
  NotSupportedError: 'authenticatorUnsupported',
  ConstraintError: 'authenticatorNotEligible',
  SecurityError: 'authenticatorForbidden',
};

/** Cancelled by the person or by us, or out of time, which browsers do not tell apart. */
const CANCELLED = /^(NotAllowed|Abort)Error$/;

/** Failure for an error of `navigator.credentials`. */
export const authenticatorFailure = (error: unknown): Failure => {
  const { name = '', message = '' } = error instanceof Error ? error : {};
  return { kind: CANCELLED.test(name) ? 'cancelled' : (FAULTS[name] ?? 'authenticatorFailed'), message };
};

/** A credential as options name it. */
export const named = ({ id, transports, ...name }: CredentialName): PublicKeyCredentialDescriptor => ({
  ...name,
  id: bytesOf(id),
  // names of transports that a browser does not know are passed over
  ...(transports ? { transports: transports as AuthenticatorTransport[] } : {}),
});

/** Whether this browser knows of passkeys and keys at all. */
export const supportsPasskeys = (): boolean => globalThis.PublicKeyCredential !== undefined;

/** Whether passkeys can be offered among what the browser fills in. */
export const supportsConditionalMediation = async (): Promise<boolean> => {
  try {
    return supportsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
  } catch {
    return false;
  }
};

/** Whether this device can tell its owner by fingerprint, face or screen lock. */
export const hasPlatformAuthenticator = async (): Promise<boolean> => {
  try {
    return supportsPasskeys() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
  } catch {
    return false;
  }
};
