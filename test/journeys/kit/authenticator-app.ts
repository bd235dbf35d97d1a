import { Secret, TOTP } from 'otpauth';

/** How long a code of an authenticator app counts. */
export const STEP_MS = 30_000;

/** An authenticator app with that key, whose clock may be off. */
export const appOf = (key: string): { code(offMs?: number): string } => {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return { code: (offMs = 0) => totp.generate({ timestamp: Date.now() + offMs }) };
};
