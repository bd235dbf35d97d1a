import { mfa } from '../../../core/contract/mfa.ts';
import { phones } from '../../../core/contract/phones.ts';
import { profile } from '../../../core/contract/profile.ts';
import { anAuthenticatorDevice } from '../authenticator.ts';
import { anAuthenticator, anIdentity, aPasskey, aPhone } from '../rows.ts';
import { anApp } from '../factors.ts';
import { lockoutKeyOf } from '../../../demo/server/sign-in/lockout.ts';
import type { Severity } from '../../../demo/server/store/records.ts';
import type { Input } from '../authority/matrix.ts';
import type { World } from '../authority/world.ts';

/** Audit entry that a call writes when an administrator of Acme makes it, or when users make it for themselves. */
export interface AuditedCall {
  readonly action: string;
  readonly severity: Severity;
  /** Further entries written by the same call. */
  readonly also?: readonly string[];
  /** Actor of the entry; the administrator by default. */
  readonly by?: string;
  /** Entry is written in the company that they begin with. */
  readonly inOwn?: true;
  /** Entry is written in the account below that it is about, too. */
  readonly below?: true;
  /** Preconditions and input of the call, where the access matrix does not say. */
  readonly input?: (world: World) => Promise<Input>;
}

const act = (action: string, severity: Severity, more: Omit<AuditedCall, 'action' | 'severity'> = {}): AuditedCall => ({
  action,
  severity,
  ...more,
});

const ownSession = async ({ server, acme }: World): Promise<Input> => {
  const [ada] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
  const [session] = await server.store.sessions.find({
    where: { tenantId: acme, endedAt: null, ...(ada && { userId: ada.id }) },
    order: [['createdAt', 'desc']],
  });
  return { params: { id: session?.id ?? '' } };
};

const lockedOut = async ({ server: { ports } }: World): Promise<Input> => {
  const key = await lockoutKeyOf('cy@acme.test');
  await ports.store.counters.set(key, 100, 60_000, ports.clock.now());
  return { body: { email: 'cy@acme.test' } };
};

const MAX = 'max@acme.test';
const NIL = 'nil@acme.test';

const recovering = async ({ challengeOf }: World): Promise<Input> => ({
  body: { email: MAX, recoveryCode: (await challengeOf('showing')).recoveryCode },
});

/** An app that was begun, and its first code. */
const newApp = async ({ challengeOf, server }: World): Promise<Input> => {
  const { mfaToken } = await challengeOf('settingUp');
  const { value } = await server.browser().call(mfa.enrollAuthenticator, { body: { mfaToken } });
  return { body: { mfaToken, token: anApp(value.otpauthUrl, server.clock).code() } };
};

const newMail = async ({ challengeOf, sentCode, server }: World): Promise<Input> => {
  const { mfaToken } = await challengeOf('settingUp');
  const { value } = await server.browser().call(mfa.sendEmailCode, { body: { mfaToken } });
  return { body: { mfaToken, ...value, code: await sentCode('mail') } };
};

const newPhone = async ({ challengeOf, sentCode, server }: World): Promise<Input> => {
  const { mfaToken } = await challengeOf('settingUp');
  const body = { mfaToken, phoneNumber: '+4915112345678' };
  const { otcToken } = (await server.browser().call(mfa.enrollSms, { body })).value;
  return { body: { mfaToken, otcToken, code: await sentCode('sms') } };
};

const knownPhone = async ({ challengeOf, sentCode, server }: World): Promise<Input> => {
  const { mfaToken, phone } = await challengeOf('showing');
  const params = { deviceId: phone };
  const { otcToken } = (await server.browser().call(mfa.sendSms, { params, body: { mfaToken } })).value;
  return { params, body: { mfaToken, otcToken, code: await sentCode('sms') } };
};

const resetCode = async ({ server }: World): Promise<Input> => {
  const { value } = await server.browser().call(phones.reset, { body: { email: 'cy@acme.test' } });
  const [mail] = await server.mailsTo('cy@acme.test');
  return { body: { ...value, code: mail?.text.match(/\b\d{6}\b/)?.[0] } };
};

const changeToken = async (world: World): Promise<Input> => {
  const { body } = await resetCode(world);
  const { value } = await world.server.browser().call(phones.verifyReset, { body: body as never }); // just made
  return { body: { ...value, phoneNumber: '+4915112345678' } };
};

const ownPhone = async ({ browserOf, sentCode }: World): Promise<Input> => {
  const ada = await browserOf('administrator');
  const { value } = await ada.call(phones.preverify, { body: { phoneNumber: '+4915112345678' } });
  return { body: { ...value, code: await sentCode('sms') } };
};

const profilePhone = async ({ browserOf, sentCode }: World): Promise<Input> => {
  const ada = await browserOf('administrator');
  const { value } = await ada.call(profile.sendPhoneCode, { body: { phoneNumber: '+4915112345678' } });
  return { body: { ...value, code: await sentCode('sms') } };
};

/** A change of the administrator's address, and the link to the new one. */
const begunChange = async ({ browserOf, server }: World): Promise<Input> => {
  const ada = await browserOf('administrator');
  const email = `${crypto.randomUUID()}@example.test`;
  await ada.call(profile.requestEmailChange, { body: { email } });
  return { body: await server.linkTo(email) };
};

const newKey = async ({ challengeOf, server }: World): Promise<Input> => {
  const { mfaToken } = await challengeOf('settingUp');
  const { value } = await server.browser().call(mfa.enrollWebAuthn, { body: { mfaToken } });
  const options = anAuthenticatorDevice().create(value.options);
  return { body: { mfaToken, deviceType: 'Platform', webauthnToken: value.webauthnToken, options } };
};

/** An authenticator app of the administrator. */
const ownApp = async ({ server }: World): Promise<Input> => {
  const [ada] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
  const app = anAuthenticator({ ...(ada && { userId: ada.id }) });
  await server.store.transaction((rows) => rows.authenticators.insert(app));
  return { params: { deviceId: app.id } };
};

/** A number that the administrator signs in with. */
const ownNumber = async ({ server }: World): Promise<Input> => {
  const [ada] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
  const wayIn = `+49151${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  const phone = aPhone({ ...(ada && { userId: ada.id }), factor: false, phoneNumber: wayIn, wayIn });
  await server.store.transaction((rows) => rows.phones.insert(phone));
  return { params: { phoneId: phone.id }, query: {} };
};

/** The same with a new name. */
const named =
  (find: (world: World) => Promise<Input>) =>
  async (world: World): Promise<Input> => ({ ...(await find(world)), body: { name: 'Blue key' } });

const ownPasskey = async ({ server }: World): Promise<Input> => {
  const [ada] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
  const passkey = aPasskey(ada && { userId: ada.id });
  await server.store.transaction((rows) => rows.passkeys.insert(passkey));
  return { params: { deviceId: passkey.id } };
};

const ownIdentity = async ({ server }: World): Promise<Input> => {
  const [ada] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
  const identity = anIdentity(ada && { userId: ada.id });
  await server.store.transaction((rows) => rows.identities.insert(identity));
  return { params: { id: identity.id } };
};

const SETS_UP = { by: NIL, also: ['Second factor set up'] } as const;

/** Every call that may change something: what it writes down, or why it writes nothing. */
export const ACTS: Readonly<Record<string, AuditedCall | string>> = {
  'auth.login': act('Signed in', 'Info', { by: 'root@acme.test' }),
  'auth.refresh': 'renews what was written down when it began; a token that comes back is, in its own test',
  'auth.logout': act('Signed out', 'Info'),
  'auth.passwordlessPrelogin': act('Sign-in code requested', 'Info', { by: 'cy@acme.test' }),
  'auth.passwordlessPostlogin': act('Signed in', 'Info', { by: 'cy@acme.test' }),
  'ssoSignIn.samlPostlogin': 'needs the browser that has begun it; written down, in the test of single sign-on',
  'ssoSignIn.oidcPostlogin': 'needs the browser that has begun it; written down, in the test of single sign-on',
  'ssoSignIn.olderOidcPostlogin': 'is the same in its older form',
  'ssoSignIn.samlPrelogin': 'is a question, though it is posted',
  'auth.ssoPrelogin': 'is a question, though it is posted',
  'mfa.verify': act('Signed in', 'Info', { by: MAX }),
  'mfa.recover': act('Second factors removed by a recovery code', 'Warning', { by: MAX, input: recovering }),
  'mfa.enrollAuthenticator': 'begins what is written down once it is finished',
  'mfa.verifyNewAuthenticator': act('Signed in', 'Info', { ...SETS_UP, input: newApp }),
  'mfa.verifyAuthenticator': act('Signed in', 'Info', { by: MAX }),
  'mfa.sendEmailCode': act('Second factor code sent', 'Info', { by: NIL }),
  'mfa.verifyEmailCode': act('Signed in', 'Info', { ...SETS_UP, input: newMail }),
  'mfa.enrollSms': act('Second factor code sent', 'Info', { by: NIL }),
  'mfa.verifyNewSms': act('Signed in', 'Info', { ...SETS_UP, input: newPhone }),
  'mfa.sendSms': act('Second factor code sent', 'Info', { by: MAX }),
  'mfa.verifySms': act('Signed in', 'Info', { by: MAX, input: knownPhone }),
  'mfa.enrollWebAuthn': 'begins what is written down once it is finished',
  'mfa.verifyNewWebAuthn': act('Signed in', 'Info', { ...SETS_UP, input: newKey }),
  'mfa.askWebAuthn': 'begins what is written down once it is finished',
  'mfa.verifyWebAuthn': 'opens a session as every factor does; written down, in the test of passkeys',
  'ownMfa.enrollAuthenticator': 'begins what is written down once it is finished',
  'ownMfa.verifyNewAuthenticator': 'needs the session it was begun in; written down, in the test of second factors',
  'ownMfa.removeAuthenticator': 'needs an app of the caller; written down, in the test of second factors',
  'ownMfa.enrollSms': act('Second factor code sent', 'Info'),
  'ownMfa.verifyNewSms': 'needs the session it was begun in; written down, in the test of second factors',
  'ownMfa.enrollWebAuthn': 'begins what is written down once it is finished',
  'ownMfa.enrollEmail': act('Second factor code sent', 'Info'),
  'ownMfa.verifyNewEmail': 'needs the session it was begun in; written down, in the test of own factors',
  'ownMfa.renameDevice': act('Second factor renamed', 'Info', { input: named(ownApp) }),
  'ownMfa.removeDevice': act('Second factor removed', 'Warning', { input: ownApp }),
  'ownMfa.renewRecoveryCodes': act('Recovery codes renewed', 'Warning', { input: ownApp }),
  'ownMfa.enroll': 'begins what is written down once it is finished',
  'ownMfa.verifyEnroll': 'the older name of a call above',
  'ownMfa.disable': 'needs an app of the caller; written down, in the test of own factors',
  'ownMfa.askToRemoveSms': 'needs a phone of the caller; written down, in the test of own factors',
  'ownMfa.removeSms': 'needs a phone of the caller; written down, in the test of own factors',
  'ownMfa.askToRemoveWebAuthn': 'begins what is written down once it is finished',
  'ownMfa.removeWebAuthn': 'needs the session it was begun in; written down, in the test of own factors',
  'ownMfa.verifyNewWebAuthn': 'needs the session it was begun in; written down, in the test of second factors',
  'stepUp.generate': 'begins what is written down once it is finished',
  'users.passwordStrength': 'judges what is typed, and keeps nothing of it',
  'social.postlogin': 'needs the browser it was begun in; written down, in the test of social sign-in',
  'socialLinks.authorize': 'begins what is written down once it is finished',
  'socialLinks.add': 'needs the browser it was begun in; written down, in the test of social sign-in',
  'socialLinks.remove': act('Account unlinked', 'Warning', { input: ownIdentity }),
  'passkeys.prelogin': 'begins what is written down once it is finished',
  'passkeys.postlogin': 'needs the browser it was begun in; written down, in the test of passkeys',
  'passkeys.create': 'begins what is written down once it is finished',
  'passkeys.verify': 'needs the session it was begun in; written down, in the test of passkeys',
  'passkeys.rename': act('Passkey renamed', 'Info', { input: named(ownPasskey) }),
  'passkeys.remove': act('Passkey removed', 'Warning', { input: ownPasskey }),
  'mfaPolicies.create': act('MFA policy changed', 'Warning'),
  'mfaPolicies.update': act('MFA policy changed', 'Warning'),
  'ownAccount.leave': 'needs another company of the caller; written down, in the test of own accounts',
  'ownAccount.exportData': act('Own data exported', 'Warning'),
  'ownAccount.requestDeletion':
    'is refused where the operator does not offer it; written down, in the test of own accounts',
  'ownAccount.cancelDeletion': 'needs a deletion of the caller; written down, in the test of own accounts',
  'ownAccount.undoDeletion': 'needs a mailed link; written down, in the test of own accounts',
  'phones.reset': act('Phone number reset requested', 'Info', { by: 'cy@acme.test' }),
  'phones.verifyReset': act('Phone number reset confirmed', 'Info', { by: 'cy@acme.test', input: resetCode }),
  'phones.change': act('Phone number changed', 'Warning', { by: 'cy@acme.test', input: changeToken }),
  'phones.create': act('Phone number added', 'Info'),
  'phones.remove': act('Phone number code sent', 'Info', { input: ownNumber }),
  'phones.verifyRemoval': 'needs the session it was begun in; written down, in the test of phone numbers',
  'phones.preverify': act('Phone number code sent', 'Info'),
  'phones.verify': act('Phone number verified', 'Info', { input: ownPhone }),
  'profile.saveImage': act('Profile changed', 'Info'),
  'profile.sendPhoneCode': act('Phone number code sent', 'Info'),
  'profile.verifyPhone': act('Profile changed', 'Info', { input: profilePhone }),
  'profile.requestEmailChange': act('Email address change requested', 'Warning'),
  'profile.cancelEmailChange': act('Email address change canceled', 'Info', { input: begunChange }),
  'profile.readEmailLink': 'is a question, though it is posted',
  'profile.confirmEmail': act('Email address change confirmed', 'Info', { input: begunChange }),
  'profile.undoEmailChange': 'needs a change that was made; written down, in the test of changes of address',
  'users.updateMe': act('Profile changed', 'Info'),
  'users.switchTenant': act('Tenant entered', 'Info'),
  'users.tokenFor': 'is written down where it leads into an account below, in its own test',
  'users.signUp': act('Sign-up with an existing address', 'Warning', { by: 'cy@acme.test' }),
  'users.activate': act('Email address confirmed', 'Success', { by: 'new@acme.test', inOwn: true }),
  'users.resetActivation': act('Activation email resent', 'Info', { by: 'ned@acme.test' }),
  'users.resetPassword': act('Password reset requested', 'Info', { by: 'cy@acme.test' }),
  'users.verifyPasswordReset': act('Password reset', 'Warning', {
    by: 'cy@acme.test',
    also: ['Sign-in methods removed by a password reset'],
  }),
  'users.changePassword': act('Password changed', 'Info'),
  'users.unlock': act('Account unlocked', 'Success', { by: 'cy@acme.test' }),
  'users.resetUnlock': act('Unlock email resent', 'Info', { by: 'cy@acme.test', input: lockedOut }),
  'sessions.removeAll': act('Other sessions ended', 'Info'),
  'sessions.remove': act('Session ended', 'Info', { input: ownSession }),
  'sessions.revoke': act('Sessions of a person ended', 'Warning'),
  'configurations.createPasswordHistoryPolicy': act('Password history policy changed', 'Warning'),
  'configurations.updatePasswordHistoryPolicy': act('Password history policy changed', 'Warning'),
  'configurations.saveSessionPolicy': act('Session policy changed', 'Warning'),
  'configurations.createLockoutPolicy': act('Lockout policy changed', 'Warning'),
  'configurations.updateLockoutPolicy': act('Lockout policy changed', 'Warning'),
  'emailDomains.create': act('Email domain added', 'Warning'),
  'emailDomains.remove': act('Email domain removed', 'Warning'),
  'emailDomains.saveConfig': act('Email domain restrictions changed', 'Warning'),
  'roles.create': act('Role created', 'Warning'),
  'roles.update': act('Role changed', 'Warning'),
  'roles.remove': act('Role deleted', 'Warning'),
  'roles.restore': act('Role restored', 'Warning'),
  'roles.setPermissions': act('Permissions of a role changed', 'Warning'),
  'permissions.setRoles': act('Roles of a permission changed', 'Warning'),
  'groups.saveConfig': act('Group configuration changed', 'Warning'),
  'groups.bulkGet': 'is a question, though it is posted',
  'groups.create': act('Group created', 'Info'),
  'groups.update': act('Group changed', 'Info'),
  'groups.remove': act('Group deleted', 'Warning'),
  'groups.restore': act('Group restored', 'Warning'),
  'groups.addRoles': act('Roles added to a group', 'Warning'),
  'groups.removeRoles': act('Roles removed from a group', 'Warning'),
  'groups.addUsers': act('People added to a group', 'Warning'),
  'groups.removeUsers': act('People removed from a group', 'Warning'),
  'members.update': act('Roles of a person changed', 'Warning'),
  'members.remove': act('Person removed', 'Warning'),
  'members.resend': act('Invitation resent', 'Info'),
  'members.invite': act('Person invited', 'Info'),
  'members.resendAll': act('Invitation resent', 'Info'),
  'members.inviteMany': act('Person invited', 'Info'),
  'members.checkInvitees': 'is a question, though it is posted',
  'members.lock': act('Person locked', 'Warning'),
  'members.unlock': act('Person unlocked', 'Warning'),
  'members.resetMfa': act('Second factors of a person reset', 'Warning'),
  'invitations.accept': act('Invitation accepted', 'Success', { by: 'bo@globex.test' }),
  'invitations.verify': 'is a question, though it is posted',
  'invitations.reset': act('Invitations requested again', 'Info', { by: 'cy@acme.test' }),
  'invitations.verifyLink': 'is a question, though it is posted',
  'invitations.join': 'is written down in the company that is joined, in its own test',
  'invitations.revoke': act('Invitation revoked', 'Warning'),
  'invitations.copyLink': act('Invitation link copied', 'Warning'),
  'invitations.restore': act('Invitation restored', 'Info'),
  'invitations.createLink': act('Invitation link created', 'Warning'),
  'invitations.changeLink': act('Invitation link changed', 'Warning'),
  'invitations.removeLink': act('Invitation link removed', 'Warning'),
  'impersonation.begin': 'is not an administrator’s to do; written down for both, in its own test',
  'impersonation.end': 'needs an impersonation; audited, in its own test',
  'billing.createTenantConfiguration': act('Billing configuration changed', 'Warning'),
  'billing.refresh': 'is a question, though it is posted',
  'billing.saveDetails': 'asks the payment provider first; written down, in the test of billing',
  'subscriptions.update': 'asks the payment provider first; written down, in the test of billing',
  'subscriptions.changeSeats': 'asks the payment provider first; written down, in the test of seats',
  'subscriptions.cancel': 'asks the payment provider first; written down, in the test of billing',
  'subscriptions.renew': 'asks the payment provider first; written down, in the test of billing',
  'subscriptions.pay': 'asks the payment provider first; written down, in the test of billing',
  'managedSubscriptions.update': 'asks the payment provider first; written down, in the test of billing',
  'managedSubscriptions.cancel': 'asks the payment provider first; written down, in the test of billing',
  'managedSubscriptions.renew': 'asks the payment provider first; written down, in the test of billing',
  'paymentMethods.updateBillingDetails': 'asks the payment provider first; written down, in the test of billing',
  'paymentMethods.setDefault': 'asks the payment provider first; written down, in the test of billing',
  'paymentMethods.remove': 'asks the payment provider first; written down, in the test of billing',
  'paymentProviders.createCustomer': 'asks the payment provider first; written down, in the test of billing',
  'paymentProviders.createSetupIntent': 'asks the payment provider first; written down, in the test of billing',
  'paymentProviders.createSubscription': 'asks the payment provider first; written down, in the test of billing',
  'sso.create': act('SSO configuration created', 'Warning'),
  'sso.createByMetadata': act('SSO configuration created', 'Warning'),
  'sso.createByMetadataUrl': act('SSO configuration created', 'Warning'),
  'sso.update': act('SSO configuration changed', 'Warning'),
  'sso.remove': act('SSO configuration deleted', 'Warning'),
  'sso.saveMetadata': act('SSO configuration changed', 'Warning'),
  'sso.saveMetadataUrl': act('SSO configuration changed', 'Warning'),
  'sso.addDomain': act('SSO domain added', 'Warning'),
  'sso.removeDomain': act('SSO domain removed', 'Warning'),
  'sso.validateDomain': act('SSO domain validated', 'Warning'),
  'sso.addGroup': act('SSO group added', 'Warning'),
  'sso.updateGroup': act('SSO group changed', 'Warning'),
  'sso.removeGroup': act('SSO group removed', 'Warning'),
  'sso.saveRoles': act('SSO configuration changed', 'Warning'),
  'saml.save': act('SSO configuration changed', 'Warning'),
  'saml.saveMetadata': act('SSO configuration changed', 'Warning'),
  'saml.saveRoles': act('SSO configuration changed', 'Warning'),
  'saml.validateDomain': act('SSO domain validated', 'Warning'),
  'saml.addGroup': act('SSO group added', 'Warning'),
  'saml.updateGroup': act('SSO group changed', 'Warning'),
  'saml.removeGroup': act('SSO group removed', 'Warning'),
  'apiTokens.exchange':
    'a program gets an access token by it every five minutes; the list of tokens says when it was used',
  'personalTokens.createClient': act('Personal API token created', 'Warning'),
  'personalTokens.removeClient': act('Personal API token deleted', 'Warning'),
  'personalTokens.createAccess':
    'is refused where the operator has chosen client credentials; written down, in its own test',
  'personalTokens.removeAccess': act('Personal API token deleted', 'Warning'),
  'personalTokens.rotate': act('Personal API token rotated', 'Warning'),
  'tenantTokens.createClient': act('API token created', 'Warning'),
  'tenantTokens.removeClient': act('API token deleted', 'Warning'),
  'tenantTokens.createClientV1': act('API token created', 'Warning'),
  'tenantTokens.removeClientV2': act('API token deleted', 'Warning'),
  'tenantTokens.createAccess':
    'is refused where the operator has chosen client credentials; written down, in its own test',
  'tenantTokens.removeAccess': act('API token deleted', 'Warning'),
  'tenantTokens.rotate': act('API token rotated', 'Warning'),
  'accountSettings.save': act('Account settings changed', 'Info'),
  'customLogin.save': act('Custom login changed', 'Info'),
  'tenants.count': 'is a question, though it is posted',
  'subTenants.create': act('Sub-account created', 'Info', { below: true }),
  'subTenants.update': act('Sub-account changed', 'Info', { below: true }),
  'subTenants.remove': act('Sub-account deleted', 'Warning', { below: true }),
  'subTenants.addPerson': act('Person invited', 'Info', { below: true }),
  'subTenants.addPeople': act('Person invited', 'Info', { below: true }),
  'subTenants.addPeopleWithSlash': act('Person invited', 'Info', { below: true }),
  'subTenants.removePerson': act('Person removed', 'Warning', { below: true }),
  'subTenants.addRoles': act('Roles of a person changed', 'Warning', { below: true }),
  'subTenants.setRoles': act('Roles of a person changed', 'Warning', { below: true }),
  'subTenants.removeRoles': act('Roles of a person changed', 'Warning', { below: true }),
  'subTenants.setAccess': act('Sub-account access changed', 'Warning', { below: true }),
};
