/** How somebody tried to sign in, as the audit log tells it. */
export type SignInMethod = 'password' | 'code' | 'magicLink' | 'sms' | 'passkey';

/** How a session was opened, as far as that decides about a second factor. */
export const signInMethodOf = (amr: readonly string[]): SignInMethod => {
  if (amr.includes('pwd') || !amr.includes('otp')) return 'password';
  return amr.includes('sms') ? 'sms' : 'code';
};

/** A second factor, as the audit log tells it. */
export type AuditedFactor = 'authenticator' | 'sms' | 'email' | 'webauthn' | 'recoveryCode';

/** Ways and factors that prove no more than that somebody reads their mail. */
export const BY_MAIL: readonly (SignInMethod | AuditedFactor)[] = ['code', 'magicLink', 'email'];

/** How each way proves who somebody is. Source: RFC 8176; a passkey says more by itself. */
export const AMR: Readonly<Record<SignInMethod, readonly string[]>> = {
  password: ['pwd'],
  code: ['otp'],
  magicLink: ['otp'],
  sms: ['otp', 'sms'],
  passkey: ['user', 'mfa'],
};
