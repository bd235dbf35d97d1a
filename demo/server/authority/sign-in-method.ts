/** How somebody tried to sign in, as the audit log tells it. */
export type Way = 'password' | 'code' | 'magicLink' | 'sms' | 'passkey';

/** How a session was opened, as far as that decides about a second factor. */
export const wayIn = (amr: readonly string[]): Way => {
  if (amr.includes('pwd') || !amr.includes('otp')) return 'password';
  return amr.includes('sms') ? 'sms' : 'code';
};

/** A second factor, as the audit log tells it. */
export type Factor = 'authenticator' | 'sms' | 'email' | 'webauthn' | 'recoveryCode';

/** Ways and factors that prove no more than that somebody reads their mail. */
export const BY_MAIL: readonly (Way | Factor)[] = ['code', 'magicLink', 'email'];

/** How each way proves who somebody is. Source: RFC 8176; a passkey says more by itself. */
export const AMR: Readonly<Record<Way, readonly string[]>> = {
  password: ['pwd'],
  code: ['otp'],
  magicLink: ['otp'],
  sms: ['otp', 'sms'],
  passkey: ['user', 'mfa'],
};
