/** Sign-in method, as in the audit log. */
export type SignInMethod = 'password' | 'code' | 'magicLink' | 'sms' | 'passkey' | 'social' | 'sso';

/** Sign-in method of a session from its `amr`, as far as MFA policies need it. */
export const signInMethodOf = (amr: readonly string[]): SignInMethod => {
  if (amr.includes('sso')) return 'sso';
  if (amr.includes('fed')) return 'social';
  if (amr.includes('pwd') || !amr.includes('otp')) return 'password';
  return amr.includes('sms') ? 'sms' : 'code';
};

/** Second factor, as in the audit log. */
export type AuditedFactor = 'authenticator' | 'sms' | 'email' | 'webauthn' | 'recoveryCode';

/** Methods and factors that prove no more than access to a mailbox. */
export const BY_MAIL: readonly (SignInMethod | AuditedFactor)[] = ['code', 'magicLink', 'email'];

/** Values of `amr` by sign-in method. Source: RFC 8176; a passkey says more by itself; `fed`, a provider's word, is ours. */
export const AMR: Readonly<Record<SignInMethod, readonly string[]>> = {
  password: ['pwd'],
  code: ['otp'],
  magicLink: ['otp'],
  sms: ['otp', 'sms'],
  passkey: ['user', 'mfa'],
  social: ['fed'],
  sso: ['fed', 'sso'],
};
