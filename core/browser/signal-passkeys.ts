import type { PasskeySignal } from '../contract/entities/webauthn.ts';

/** Signal API of `PublicKeyCredential`, which TypeScript's types lack. Source: WebAuthn level 3 "Signal API". */
interface Signalling {
  signalAllAcceptedCredentials?(signal: PasskeySignal): Promise<void>;
  signalUnknownCredential?(signal: { rpId: string; credentialId: string }): Promise<void>;
}

// it is not everywhere yet
const signalling = (): Signalling => (globalThis.PublicKeyCredential ?? {}) as unknown as Signalling;

/** Signals the remaining passkeys to authenticators, which then offer no removed one. */
export const signalPasskeys = async (signal: PasskeySignal): Promise<void> => {
  await signalling()
    .signalAllAcceptedCredentials?.(signal)
    .catch(() => undefined);
};

/** Tells them that the server does not know this one. */
export const signalUnknown = async (signal: { rpId: string; credentialId: string }): Promise<void> => {
  await signalling()
    .signalUnknownCredential?.(signal)
    .catch(() => undefined);
};
