/**
 * Everything that looks beyond one tenant or one person, and why it must. Nothing else can: the store asks for one of
 * these names, and row-level security stands beneath it. A call's name is its area's and its own.
 */
export const CROSSINGS = {
  'auth.login': 'an address does not tell whose it is until it is looked up',
  'auth.passwordlessPrelogin': 'an address does not tell whose it is until it is looked up',
  'auth.passwordlessPostlogin': 'a mailed code or link is known by itself alone',
  'auth.refresh': 'a refresh token names a session, and the session its person and tenant',
  'auth.logout': 'a refresh token names a session, and the session its person and tenant',
  'auth.ssoPrelogin': 'the domain of an address may belong to any company',
  'users.signUp': 'an address must have no account yet, in any company',
  'users.activate': 'a mailed link is known by its token alone',
  'users.activationStrategy': 'a mailed link is known by its token alone',
  'users.resetActivation': 'an address does not tell whose it is until it is looked up',
  'users.resetPassword': 'an address does not tell whose it is until it is looked up',
  'users.verifyPasswordReset': 'a mailed link is known by its token alone',
  'users.unlock': 'a mailed link is known by its token alone',
  'users.resetUnlock': 'an address does not tell whose it is until it is looked up',
  'mfa.verify': 'a challenge is known by its token alone',
  'mfa.recover': 'an address does not tell whose it is until it is looked up',
  'mfa.enrollAuthenticator': 'a challenge is known by its token alone',
  'mfa.verifyNewAuthenticator': 'a challenge is known by its token alone',
  'mfa.verifyAuthenticator': 'a challenge is known by its token alone',
  'mfa.sendEmailCode': 'a challenge is known by its token alone',
  'mfa.verifyEmailCode': 'a challenge is known by its token alone',
  'mfa.enrollSms': 'a challenge is known by its token alone',
  'mfa.verifyNewSms': 'a challenge is known by its token alone',
  'mfa.sendSms': 'a challenge is known by its token alone',
  'mfa.verifySms': 'a challenge is known by its token alone',
  'mfa.enrollWebAuthn': 'a challenge is known by its token alone',
  'mfa.verifyNewWebAuthn': 'a challenge is known by its token alone',
  'mfa.askWebAuthn': 'a challenge is known by its token alone',
  'mfa.verifyWebAuthn': 'a challenge is known by its token alone',
  'passkeys.postlogin': 'a passkey is known by its own id alone',
  'mfaPolicies.rememberDevice': 'a challenge is known by its token alone',
  'phones.reset': 'an address does not tell whose it is until it is looked up',
  'phones.verifyReset': 'a mailed code is known by its token alone',
  'phones.change': 'what was begun is known by its token alone',
  counters: 'attempts are counted by address before anybody is known',
  outbox: 'the mails of everybody leave by one door',
  housekeeping: 'what is over is thrown away for everybody at once',
  signingKeys: 'one set of keys signs for every tenant',
  operatorRoles: 'the operator’s roles and permissions are those of every tenant',
  seeds: 'the companies of development and previews are put into an empty store',
} as const satisfies Readonly<Record<string, string>>;

/** One of them. */
export type Crossing = keyof typeof CROSSINGS;
