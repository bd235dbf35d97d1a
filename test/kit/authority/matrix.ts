import { PASSWORD } from '../company.ts';
import { aPng, upload } from '../pictures.ts';
import { METADATA_URL, TEST_METADATA } from '../sso/test-providers.ts';
import type { World } from './world.ts';

/** Input of a call; for every caller it names what is Acme's. */
export interface Input {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** One call of the contract: who may make it, and what each actor is answered. */
export interface Line {
  /** `anyone`, `signedIn`, or the permission. */
  readonly who: string;
  /** The status for each of `ACTORS`, in their order. */
  readonly answers: readonly [anonymous: number, stranger: number, powerless: number, member: number, admin: number];
  readonly input?: (world: World) => Input | Promise<Input>;
}

type Make = NonNullable<Line['input']>;
const line = (who: string, answers: Line['answers'], input?: Make): Line => ({ who, answers, ...(input && { input }) });

/** Alike for everyone. */
const open = (input?: Make) => line('anyone', [200, 200, 200, 200, 200], input);
/** For a person who is signed in, about themselves. */
const own = (input?: Make) => line('signedIn', [401, 200, 200, 200, 200], input);
/** For a person who is signed in, about something that is another's. */
const notTheirs = (input: Make) => line('signedIn', [401, 404, 404, 404, 404], input);

/** A proof that no one has: refused alike to everyone. */
const refused = (body: object, params: Input['params'] = {}) =>
  line('anyone', [401, 401, 401, 401, 401], () => ({ body, params }));
/** A mailed link that no one has. */
const badLink = line('anyone', [400, 400, 400, 400, 400], ({ cy }) => ({
  body: { userId: cy, token: 'x'.repeat(43) },
}));
const NO_CHALLENGE = { mfaToken: 'x'.repeat(43) };
const NO_CODE = { ...NO_CHALLENGE, otcToken: 'x'.repeat(43), code: '123456' };
const NO_MADE = { id: 'AAAA', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const NO_PROOF = { id: 'AAAA', response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };
const NO_DEVICE = { deviceId: 'none' };

const READ_POLICY = 'fe.secure.read.securityPolicy';
const READ_USERS = 'fe.secure.read.users';
const WRITE_USERS = 'fe.secure.write.users';
const RESEND = 'fe.secure.resend.users';
const READ_GROUPS = 'fe.secure.read.groups';
const WRITE_GROUPS = 'fe.secure.write.groups';
const READ_ROLES = 'fe.secure.read.roles';
const WRITE_ROLES = 'fe.secure.write.roles';
const READ_BILLING = 'fe.subscriptions.read';
const WRITE_BILLING = 'fe.subscriptions.write';
const READ_SSO = 'fe.secure.read.samlConfiguration';
const WRITE_SSO = 'fe.secure.write.samlConfiguration';
const DELETE_SSO = 'fe.secure.delete.samlConfiguration';
const READ_OWN_TOKENS = 'fe.secure.read.userApiTokens';
const WRITE_OWN_TOKENS = 'fe.secure.write.userApiTokens';
const DELETE_OWN_TOKENS = 'fe.secure.delete.userApiTokens';
const READ_TOKENS = 'fe.secure.read.tenantApiTokens';
const WRITE_TOKENS = 'fe.secure.write.tenantApiTokens';
const DELETE_TOKENS = 'fe.secure.delete.tenantApiTokens';
const WRITE_POLICY = 'fe.secure.write.securityPolicy';
const READ_BELOW = 'fe.account-hierarchy.read.subAccount';
const WRITE_ACCESS = 'fe.account-hierarchy.write.subAccountAccess';
const WRITE_BELOW = 'fe.account-hierarchy.write.subAccount';

/** With a fresh subscription of Acme's. */
const ofSubscription =
  (body?: object, as: 'renewing' | 'ending' | 'perSeat' = 'renewing'): Make =>
  async ({ newSubscription }) => ({
    params: { subscriptionId: (await newSubscription(as)).subscription },
    ...(body && { body }),
  });

/** With a fresh payment method of Acme's. */
const ofMethod =
  (body?: object, as: 'renewing' | 'ending' = 'renewing'): Make =>
  async ({ newSubscription }) => ({
    params: { paymentMethodId: (await newSubscription(as)).method },
    ...(body && { body }),
  });

/** With a fresh API token of the administrator's or of Acme. */
const ofToken =
  (kind: 'personal' | 'tenant', type: 'AccessToken' | 'ClientCredentials', body?: object): Make =>
  async ({ newApiToken }) => ({
    params: { tokenId: await newApiToken({ kind, type }) },
    ...(body && { body }),
  });

const newToken: Make = () => ({ body: { description: 'Import', expiresInMinutes: 1440 } });
const newTenantToken: Make = ({ server }) => ({
  body: { description: 'Import', roleIds: [server.acme.roleIds['Member']] },
});

/** About a fresh SSO configuration of Acme's; `emptied` where those that others have made must be gone. */
const ofSso =
  (
    body?: object,
    named: readonly ('ssoConfigId' | 'ssoDomainId' | 'ssoGroupId')[] = ['ssoConfigId'],
    emptied?: string,
  ): Make =>
  async ({ newSso, server, acme }) => {
    const ids = await newSso();
    if (emptied) await server.store.transaction((rows) => rows.ssoConfigurations.remove({ tenantId: { not: acme } }));
    return { params: Object.fromEntries(named.map((name) => [name, ids[name]])), ...(body && { body }) };
  };

/** A person of a fresh account below Acme. */
const personBelow = async ({ newSubTenant, server }: World) => {
  const tenantId = await newSubTenant();
  const [place] = await server.store.memberships.find({ where: { tenantId } });
  return { tenantId, userId: place?.userId ?? '' };
};

const manyBelow: Make = async ({ newSubTenant, newAddress }) => ({
  body: { users: [{ email: newAddress() }], tenantId: await newSubTenant() },
});

const rolesBelow: Make = async (world) => {
  const { userId, tenantId } = await personBelow(world);
  const roleIds = [world.server.acme.roleIds['Member']];
  return { params: { userId }, body: { subTenantsRoles: [{ tenantId, roleIds }] } };
};

/** Every call there is; one that is missing fails the test. */
export const MATRIX: Readonly<Record<string, Line>> = {
  'auth.login': open(() => ({ body: { email: 'root@acme.test', password: PASSWORD } })),
  'auth.refresh': line('anyone', [401, 404, 200, 200, 200], ({ acme }) => ({ body: { tenantId: acme } })),
  'auth.logout': open(),
  'auth.passwordlessPrelogin': open(() => ({ params: { type: 'code' }, body: { email: 'cy@acme.test' } })),
  'auth.passwordlessPostlogin': open(async ({ linkOf }) => ({
    params: { type: 'magiclink' },
    body: { token: (await linkOf('cy@acme.test', 'magicLink')).token },
  })),
  'ssoSignIn.samlPostlogin': refused({ RelayState: 'none' }),
  'ssoSignIn.oidcPostlogin': refused({ RelayState: 'none', code: 'none' }),
  'ssoSignIn.olderOidcPostlogin': refused({ state: 'none', code: 'none' }),
  'ssoSignIn.samlPrelogin': open(({ acme }) => ({ body: { email: 'cy@acme.test', tenantId: acme } })),
  'auth.ssoPrelogin': open(({ acme }) => ({ body: { email: 'cy@acme.test', tenantId: acme } })),

  'mfa.verify': open(async ({ challengeOf }) => {
    const { mfaToken, code } = await challengeOf('showing');
    return { body: { mfaToken, value: code } };
  }),
  'mfa.recover': refused({ email: 'none@acme.test', recoveryCode: 'WRON-GWRO-NGWR-ONGW' }),
  'mfa.enrollAuthenticator': open(async ({ challengeOf }) => ({
    body: { mfaToken: (await challengeOf('settingUp')).mfaToken },
  })),
  'mfa.verifyNewAuthenticator': refused({ ...NO_CHALLENGE, token: '123456' }),
  'mfa.verifyAuthenticator': open(async ({ challengeOf }) => {
    const { mfaToken, code, authenticator } = await challengeOf('showing');
    return { params: { deviceId: authenticator }, body: { mfaToken, value: code } };
  }),
  'mfa.sendEmailCode': open(async ({ challengeOf }) => ({
    body: { mfaToken: (await challengeOf('settingUp')).mfaToken },
  })),
  'mfa.verifyEmailCode': refused(NO_CODE),
  'mfa.enrollSms': open(async ({ challengeOf }) => ({
    body: { mfaToken: (await challengeOf('settingUp')).mfaToken, phoneNumber: '+4915112345679' },
  })),
  'mfa.verifyNewSms': refused(NO_CODE),
  'mfa.sendSms': open(async ({ challengeOf }) => {
    const { mfaToken, phone } = await challengeOf('showing');
    return { params: { deviceId: phone }, body: { mfaToken } };
  }),
  'mfa.verifySms': refused(NO_CODE, NO_DEVICE),
  'mfa.enrollWebAuthn': open(async ({ challengeOf }) => ({
    body: { mfaToken: (await challengeOf('settingUp')).mfaToken },
  })),
  'mfa.verifyNewWebAuthn': refused({
    ...NO_CHALLENGE,
    deviceType: 'Platform',
    webauthnToken: 'none',
    options: NO_MADE,
  }),
  'mfa.askWebAuthn': refused(NO_CHALLENGE, NO_DEVICE),
  'mfa.verifyWebAuthn': refused({ ...NO_CHALLENGE, webauthnToken: 'none', options: NO_PROOF }, NO_DEVICE),

  'ownMfa.devices': own(),
  'ownMfa.enrollAuthenticator': own(),
  'ownMfa.verifyNewAuthenticator': line('signedIn', [401, 401, 401, 401, 401], () => ({ body: { token: '123456' } })),
  'ownMfa.removeAuthenticator': notTheirs(({ appId }) => ({ params: { deviceId: appId }, body: { token: '123456' } })),
  'ownMfa.enrollSms': own(() => ({ body: { phoneNumber: '+4915112345679' } })),
  'ownMfa.verifyNewSms': line('signedIn', [401, 401, 401, 401, 401], () => ({ body: NO_CODE })),
  'ownMfa.enrollWebAuthn': own(() => ({ body: {} })),
  'ownMfa.verifyNewWebAuthn': line('signedIn', [401, 401, 401, 401, 401], () => ({
    body: { deviceType: 'Platform', webauthnToken: 'none', options: NO_MADE },
  })),

  'ownMfa.enrollEmail': own(),
  'ownMfa.verifyNewEmail': line('signedIn', [401, 401, 401, 401, 401], () => ({ body: NO_CODE })),
  'ownMfa.renameDevice': notTheirs(({ appId }) => ({ params: { deviceId: appId }, body: { name: 'Mine' } })),
  'ownMfa.removeDevice': notTheirs(({ appId }) => ({ params: { deviceId: appId } })),
  'ownMfa.recoveryCodes': own(),
  'ownMfa.renewRecoveryCodes': notTheirs(() => ({})),
  'ownMfa.enroll': own(),
  'ownMfa.verifyEnroll': line('signedIn', [401, 401, 401, 401, 401], () => ({ body: { token: '123456' } })),
  'ownMfa.disable': notTheirs(() => ({ body: { token: '123456' } })),
  'ownMfa.askToRemoveSms': notTheirs(({ appId }) => ({ params: { deviceId: appId } })),
  'ownMfa.removeSms': notTheirs(({ appId }) => ({ params: { deviceId: appId }, body: NO_CODE })),
  'ownMfa.askToRemoveWebAuthn': notTheirs(({ passkeyId }) => ({ params: { deviceId: passkeyId } })),
  'ownMfa.removeWebAuthn': notTheirs(({ passkeyId }) => ({ params: { deviceId: passkeyId }, body: {} })),
  'stepUp.generate': own(() => ({ body: { maxAge: 60 } })),

  'social.providersV1': open(),
  'social.providers': open(),
  'social.ownProviders': own(),
  'social.customProviders': open(),
  'social.postlogin': line('anyone', [404, 404, 404, 404, 404], () => ({ params: { provider: 'google' }, body: {} })),
  'socialLinks.list': own(),
  'socialLinks.pending': own(),
  'socialLinks.authorize': notTheirs(() => ({
    body: { provider: 'google', redirectUri: 'http://localhost:3000/account/social/success' },
  })),
  'socialLinks.add': line('signedIn', [401, 401, 401, 401, 401], () => ({ body: {} })),
  'socialLinks.remove': notTheirs(({ identityId }) => ({ params: { id: identityId } })),
  'passkeys.prelogin': open(() => ({ body: { email: 'cy@acme.test' } })),
  'passkeys.postlogin': refused(NO_PROOF),
  'passkeys.list': own(),
  'passkeys.create': own(),
  'passkeys.verify': line('signedIn', [401, 401, 401, 401, 401], () => ({ body: NO_MADE })),
  'passkeys.rename': notTheirs(({ passkeyId }) => ({ params: { deviceId: passkeyId }, body: { name: 'Mine' } })),
  'passkeys.remove': notTheirs(({ passkeyId }) => ({ params: { deviceId: passkeyId } })),

  'mfaPolicies.strategies': own(),
  'mfaPolicies.rememberDevice': open(async ({ challengeOf }) => ({
    query: { mfaToken: (await challengeOf('showing')).mfaToken },
  })),
  'mfaPolicies.read': line(READ_POLICY, [401, 404, 403, 403, 200]),
  'mfaPolicies.create': line(WRITE_POLICY, [401, 200, 403, 403, 200], () => ({
    body: { enforceMFAType: 'DontForce' },
  })),
  'mfaPolicies.update': line(WRITE_POLICY, [401, 404, 403, 403, 200], ({ mfaPolicyId }) => ({
    body: { id: mfaPolicyId, enforceMFAType: 'DontForce' },
  })),
  'mfaPolicies.vendor': line(READ_POLICY, [401, 200, 403, 403, 200]),

  'ownAccount.read': own(),
  'ownAccount.leave': notTheirs(() => ({ params: { tenantId: crypto.randomUUID() } })),
  'ownAccount.exportData': own(),
  'ownAccount.requestDeletion': line('signedIn', [401, 403, 403, 403, 403], () => ({})),
  'ownAccount.cancelDeletion': notTheirs(() => ({})),
  'ownAccount.undoDeletion': line('anyone', [400, 400, 400, 400, 400], () => ({
    body: { userId: 'none', token: 'x'.repeat(43) },
  })),
  'phones.reset': open(() => ({ body: { email: 'cy@acme.test' } })),
  'phones.verifyReset': refused({ resetPhoneNumberToken: 'x'.repeat(43), code: '123456' }),
  'phones.change': refused({ changePhoneNumberToken: 'x'.repeat(43), phoneNumber: '+4915112345678' }),
  'phones.list': own(),
  'phones.create': own(() => ({ body: { phoneNumber: '+4915112345678', verify: false } })),
  'phones.remove': notTheirs(({ phoneId }) => ({ params: { phoneId }, query: {} })),
  'phones.verifyRemoval': notTheirs(({ phoneId }) => ({
    params: { phoneId },
    body: { otcToken: 'none', code: '123456' },
  })),
  'phones.preverify': own(() => ({ body: { phoneNumber: '+4915112345678' } })),
  'phones.verify': line('signedIn', [401, 401, 401, 401, 401], () => ({ body: { otcToken: 'none', code: '123456' } })),

  'profile.saveImage': own(async () => ({ body: { image: upload(await aPng()) } })),
  'profile.sendPhoneCode': own(() => ({ body: { phoneNumber: '+4915112345678' } })),
  'profile.verifyPhone': line('signedIn', [401, 401, 401, 401, 401], () => ({
    body: { changePhoneId: 'none', code: '123456' },
  })),
  'profile.emailChange': own(),
  'profile.requestEmailChange': own(() => ({ body: { email: 'another@example.test' } })),
  'profile.cancelEmailChange': own(),
  'profile.readEmailLink': badLink,
  'profile.confirmEmail': badLink,
  'profile.undoEmailChange': badLink,

  'users.me': own(),
  'users.updateMe': own(() => ({ body: { metadata: '{"jobTitle":"Pilot"}' } })),
  'users.authorization': own(),
  'users.tenants': own(),
  'users.tenantsV2': own(),
  'users.tenantsV1': own(),
  'users.switchTenant': line('signedIn', [401, 404, 200, 200, 200], ({ acme }) => ({ body: { tenantId: acme } })),
  'users.tokenFor': line('signedIn', [401, 404, 200, 200, 200], ({ acme }) => ({ body: { tenantId: acme } })),
  'users.signUp': open(({ newPassword }) => ({
    body: { email: 'cy@acme.test', name: 'Sam Doe', companyName: 'Other company', password: newPassword() },
  })),
  'users.activate': open(async ({ linkOf, newPassword }) => ({
    body: { ...(await linkOf('new@acme.test', 'activation')), password: newPassword() },
  })),
  'users.activationStrategy': open(async ({ linkOf }) => ({ query: await linkOf('new@acme.test', 'activation') })),
  'users.resetActivation': open(() => ({ body: { email: 'new@acme.test' } })),
  'users.resetPassword': open(() => ({ body: { email: 'cy@acme.test' } })),
  'users.verifyPasswordReset': open(async ({ linkOf, newPassword }) => ({
    body: { ...(await linkOf('cy@acme.test', 'passwordReset')), password: newPassword() },
  })),
  'users.changePassword': own(({ newPassword }) => ({ body: { password: PASSWORD, newPassword: newPassword() } })),
  'users.unlock': open(async ({ linkOf }) => ({ body: await linkOf('cy@acme.test', 'unlock') })),
  'users.resetUnlock': open(() => ({ body: { email: 'cy@acme.test' } })),
  'users.passwordStrength': open(({ newPassword }) => ({ body: { password: newPassword(), words: ['Ada'] } })),
  'users.passwordConfig': open(({ cy }) => ({ query: { userId: cy } })),

  'sessions.list': own(),
  'sessions.current': own(),
  'sessions.removeAll': own(),
  'sessions.remove': notTheirs(async ({ sessionOfCy }) => ({ params: { id: await sessionOfCy() } })),
  'sessions.revoke': line('fe.secure.write.users', [401, 404, 403, 403, 200], ({ cy }) => ({ body: { userId: cy } })),

  'configurations.public': open(),
  'configurations.password': open(),
  'configurations.strategies': own(),
  'configurations.publicStrategies': open(),
  'configurations.passwordHistoryPolicy': line(READ_POLICY, [401, 404, 403, 403, 200]),
  'configurations.createPasswordHistoryPolicy': line(WRITE_POLICY, [401, 200, 403, 403, 200], () => ({
    body: { enabled: true, historySize: 5 },
  })),
  'configurations.updatePasswordHistoryPolicy': line(WRITE_POLICY, [401, 404, 403, 403, 200], ({ policyId }) => ({
    body: { id: policyId, enabled: false, historySize: 0 },
  })),
  'configurations.vendorPasswordHistoryPolicy': line(READ_POLICY, [401, 200, 403, 403, 200]),
  'configurations.captchaPolicy': open(),
  'configurations.sessionPolicy': line(READ_POLICY, [401, 200, 403, 403, 200]),
  'configurations.saveSessionPolicy': line(WRITE_POLICY, [401, 200, 403, 403, 200], () => ({
    body: { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 3600 } },
  })),
  'configurations.lockoutPolicy': line(READ_POLICY, [401, 404, 403, 403, 200]),
  'configurations.createLockoutPolicy': line(WRITE_POLICY, [401, 200, 403, 403, 200], () => ({
    body: { enabled: true, maxAttempts: 8 },
  })),
  'configurations.updateLockoutPolicy': line(WRITE_POLICY, [401, 404, 403, 403, 200], ({ lockoutPolicyId }) => ({
    body: { id: lockoutPolicyId, enabled: false, maxAttempts: 0 },
  })),
  'configurations.vendorLockoutPolicy': line(READ_POLICY, [401, 200, 403, 403, 200]),
  'emailDomains.list': line(READ_POLICY, [401, 200, 403, 403, 200]),
  'emailDomains.create': line(WRITE_POLICY, [401, 200, 403, 403, 200], () => ({
    body: { domain: `${crypto.randomUUID()}.test`, type: 'BLOCK' },
  })),
  'emailDomains.remove': line(
    'fe.secure.delete.securityPolicy',
    [401, 404, 403, 403, 200],
    async ({ newEmailDomain }) => ({
      params: { id: await newEmailDomain() },
    }),
  ),
  'emailDomains.config': line(READ_POLICY, [401, 200, 403, 403, 200]),
  'emailDomains.saveConfig': line(WRITE_POLICY, [401, 200, 403, 403, 200], () => ({
    body: { active: false, blockPublicDomains: false, listType: 'BLOCK' },
  })),

  'roles.list': line(READ_ROLES, [401, 200, 403, 403, 200]),
  'roles.create': line(WRITE_ROLES, [401, 200, 403, 403, 200], ({ permissionId }) => ({
    body: { key: 'Auditor', name: 'Auditor', permissions: [permissionId] },
  })),
  'roles.update': line(WRITE_ROLES, [401, 404, 403, 403, 200], async ({ newRole }) => ({
    params: { roleId: await newRole() },
    body: { name: 'Renamed' },
  })),
  'roles.remove': line('fe.secure.delete.roles', [401, 404, 403, 403, 200], async ({ newRole }) => ({
    params: { roleId: await newRole() },
  })),
  'roles.restore': line(WRITE_ROLES, [401, 404, 403, 403, 200], async ({ newDeletion }) => ({
    params: { roleId: await newDeletion('role') },
  })),
  'roles.setPermissions': line(WRITE_ROLES, [401, 404, 403, 403, 200], async ({ newRole, permissionId }) => ({
    params: { roleId: await newRole() },
    body: { permissionIds: [permissionId] },
  })),
  'permissions.list': line(READ_ROLES, [401, 200, 403, 403, 200]),
  'permissions.categories': line(READ_ROLES, [401, 200, 403, 403, 200]),
  'permissions.setRoles': line(WRITE_ROLES, [401, 400, 403, 403, 200], async ({ newRole, permissionId }) => ({
    params: { permissionId },
    body: { roleIds: [await newRole()] },
  })),

  'members.list': line(READ_USERS, [401, 200, 403, 200, 200]),
  'members.update': line(WRITE_USERS, [401, 404, 403, 403, 200], async ({ newPerson }) => ({
    body: { id: (await newPerson()).id, roleIds: [''] },
  })),
  'members.remove': line('fe.secure.delete.users', [401, 404, 403, 403, 200], async ({ newPerson }) => ({
    params: { userId: (await newPerson()).id },
  })),
  'members.resend': line(RESEND, [401, 404, 403, 403, 200], async ({ newPerson }) => ({
    params: { userId: (await newPerson(false)).id },
  })),
  'members.stats': line(READ_USERS, [401, 200, 403, 200, 200]),
  'members.roles': line(READ_USERS, [401, 200, 403, 200, 200]),
  'members.listV2': line(READ_USERS, [401, 200, 403, 200, 200]),
  'members.listV3': line(READ_USERS, [401, 404, 403, 200, 200], ({ acme }) => ({ query: { _tenantId: acme } })),
  'members.countByRole': line(READ_USERS, [401, 200, 403, 200, 200], ({ cy }) => ({ query: { ids: cy } })),
  'members.rolesOf': line(READ_USERS, [401, 200, 403, 200, 200], ({ cy }) => ({ query: { ids: cy } })),
  'members.groupsOf': line(READ_USERS, [401, 200, 403, 200, 200], ({ cy }) => ({ query: { ids: cy } })),
  'members.read': line(READ_USERS, [401, 404, 403, 200, 200], ({ cy }) => ({ params: { userId: cy } })),
  'members.invite': line(WRITE_USERS, [401, 200, 403, 403, 200], ({ newAddress }) => ({
    body: { email: newAddress(), provider: 'local' },
  })),
  'members.resendAll': line(RESEND, [401, 404, 403, 403, 200], async ({ newPerson }) => ({
    body: { email: (await newPerson(false)).email },
  })),
  'members.inviteMany': line(WRITE_USERS, [401, 200, 403, 403, 200], ({ newAddress }) => ({
    body: { users: [{ email: newAddress() }] },
  })),
  'members.checkInvitees': line(WRITE_USERS, [401, 200, 403, 403, 200], ({ newAddress }) => ({
    body: { emails: [newAddress()] },
  })),
  'members.lock': line(WRITE_USERS, [401, 404, 403, 403, 200], async ({ newPerson }) => ({
    params: { userId: (await newPerson()).id },
  })),
  'members.unlock': line(WRITE_USERS, [401, 404, 403, 403, 200], async ({ newPerson }) => ({
    params: { userId: (await newPerson()).id },
  })),
  'members.resetMfa': line(WRITE_USERS, [401, 404, 403, 403, 200], async ({ newPerson }) => ({
    params: { userId: (await newPerson()).id },
  })),
  'members.sessions': line(WRITE_USERS, [401, 404, 403, 403, 200], ({ cy }) => ({ params: { userId: cy } })),
  'members.devices': line(WRITE_USERS, [401, 404, 403, 403, 200], ({ cy }) => ({ params: { userId: cy } })),
  'members.activity': line('fe.secure.read.audits', [401, 404, 403, 403, 200], ({ cy }) => ({
    params: { userId: cy },
  })),

  'invitations.accept': open(async ({ newInvitation }) => ({ body: await newInvitation() })),
  'invitations.verify': open(async ({ newInvitation }) => ({ body: await newInvitation() })),
  'invitations.reset': open(() => ({ body: { email: 'cy@acme.test' } })),
  'invitations.verifyLink': open(async ({ newLink }) => ({ body: { token: await newLink('elsewhere') } })),
  'invitations.join': own(async ({ newLink }) => ({ body: { token: await newLink('elsewhere') } })),
  'invitations.list': line(READ_USERS, [401, 200, 403, 200, 200]),
  'invitations.revoke': line('fe.secure.delete.users', [401, 404, 403, 403, 200], async ({ newInvitation }) => ({
    params: { userId: (await newInvitation()).userId },
  })),
  'invitations.copyLink': line(WRITE_USERS, [401, 404, 403, 403, 200], async ({ newInvitation }) => ({
    params: { userId: (await newInvitation()).userId },
  })),
  'invitations.restore': line(WRITE_USERS, [401, 404, 403, 403, 200], async ({ newUndo }) => ({
    body: { undo: await newUndo() },
  })),
  'invitations.configuration': line(READ_USERS, [401, 200, 403, 200, 200]),
  'invitations.link': line(WRITE_USERS, [401, 404, 403, 403, 200], async ({ newLink }) => {
    await newLink();
    return {};
  }),
  'invitations.changeLink': line(WRITE_USERS, [401, 404, 403, 403, 200], async ({ newLink }) => {
    await newLink();
    return { body: { expiresInMinutes: 10_070 } };
  }),
  'invitations.removeLink': line(WRITE_USERS, [401, 404, 403, 403, 200], async ({ newLink }) => {
    await newLink();
    return {};
  }),
  'invitations.createLink': line(WRITE_USERS, [401, 200, 403, 403, 200]),

  'impersonation.begin': line('fe.secure.write.impersonation', [401, 403, 403, 403, 403], ({ cy }) => ({
    body: { impersonatedUserId: cy },
  })),
  'impersonation.end': line('signedIn', [401, 404, 404, 404, 404]),

  'groups.config': line(READ_GROUPS, [401, 200, 403, 200, 200]),
  'groups.saveConfig': line(WRITE_GROUPS, [401, 200, 403, 403, 200], () => ({ body: { rolesEnabled: true } })),
  'groups.bulkGet': line(READ_GROUPS, [401, 200, 403, 200, 200], async ({ newGroup }) => ({
    query: { _groupsRelations: 'rolesAndUsers' },
    body: { groupsIds: [await newGroup()] },
  })),
  'groups.list': line(READ_GROUPS, [401, 200, 403, 200, 200]),
  'groups.create': line(WRITE_GROUPS, [401, 200, 403, 403, 200], () => ({ body: { name: 'Support' } })),
  'groups.read': line(READ_GROUPS, [401, 404, 403, 200, 200], async ({ newGroup }) => ({
    params: { groupId: await newGroup() },
  })),
  'groups.update': line(WRITE_GROUPS, [401, 404, 403, 403, 200], async ({ newGroup }) => ({
    params: { groupId: await newGroup() },
    body: { name: 'Renamed' },
  })),
  'groups.remove': line('fe.secure.delete.groups', [401, 404, 403, 403, 200], async ({ newGroup }) => ({
    params: { groupId: await newGroup() },
  })),
  'groups.restore': line(WRITE_GROUPS, [401, 404, 403, 403, 200], async ({ newDeletion }) => ({
    params: { groupId: await newDeletion('group') },
  })),
  'groups.addRoles': line(WRITE_GROUPS, [401, 404, 403, 403, 200], async ({ newGroup, newRole }) => ({
    params: { groupId: await newGroup() },
    body: { roleIds: [await newRole()] },
  })),
  'groups.removeRoles': line(WRITE_GROUPS, [401, 404, 403, 403, 200], async ({ newGroup, newRole }) => ({
    params: { groupId: await newGroup() },
    body: { roleIds: [await newRole()] },
  })),
  'groups.addUsers': line(WRITE_GROUPS, [401, 404, 403, 403, 200], async ({ newGroup, cy }) => ({
    params: { groupId: await newGroup() },
    body: { userIds: [cy] },
  })),
  'groups.removeUsers': line(WRITE_GROUPS, [401, 404, 403, 403, 200], async ({ newGroup, cy }) => ({
    params: { groupId: await newGroup() },
    body: { userIds: [cy] },
  })),

  'billing.plans': own(),
  'billing.plan': own(() => ({ params: { planId: 'growth' } })),
  'billing.vendorConfigurations': own(),
  'billing.summary': line(READ_BILLING, [401, 403, 403, 403, 200], ({ acme }) => ({ params: { tenantId: acme } })),
  'billing.createTenantConfiguration': line(WRITE_BILLING, [401, 403, 403, 403, 200], ({ acme }) => ({
    body: { tenantId: acme, providerType: 'Stripe' },
  })),
  'billing.tenantConfiguration': line(READ_BILLING, [401, 403, 403, 403, 200], async ({ acme, newSubscription }) => {
    await newSubscription();
    return { params: { tenantId: acme } };
  }),
  'billing.usage': line(READ_BILLING, [401, 200, 403, 403, 200]),
  'billing.details': line(READ_BILLING, [401, 200, 403, 403, 200]),
  'billing.saveDetails': line(WRITE_BILLING, [401, 200, 403, 403, 200], () => ({
    body: { name: 'Acme', email: '', address: { country: 'DE' }, taxId: '' },
  })),
  'billing.refresh': line(WRITE_BILLING, [401, 200, 403, 403, 200]),
  ...Object.fromEntries(
    ['subscriptions', 'managedSubscriptions'].flatMap((area) => [
      [`${area}.list`, line(READ_BILLING, [401, 200, 403, 403, 200])],
      [`${area}.read`, line(READ_BILLING, [401, 404, 403, 403, 200], ofSubscription())],
      [`${area}.update`, line(WRITE_BILLING, [401, 404, 403, 403, 200], ofSubscription({ planId: 'scale' }))],
      [`${area}.cancel`, line(WRITE_BILLING, [401, 404, 403, 403, 200], ofSubscription())],
      [`${area}.renew`, line(WRITE_BILLING, [401, 404, 403, 403, 200], ofSubscription(undefined, 'ending'))],
    ]),
  ),
  'subscriptions.changeSeats': line(
    WRITE_BILLING,
    [401, 404, 403, 403, 200],
    ofSubscription({ seats: 90_000 }, 'perSeat'),
  ),
  'subscriptions.preview': line(READ_BILLING, [401, 200, 403, 403, 200], () => ({ query: { planId: 'scale' } })),
  'subscriptions.payment': line(READ_BILLING, [401, 404, 403, 403, 200], ofSubscription()),
  'subscriptions.pay': line(WRITE_BILLING, [401, 404, 403, 403, 200], ofSubscription({})),
  'invoices.list': line(READ_BILLING, [401, 200, 403, 403, 200]),
  'invoices.read': line(READ_BILLING, [401, 404, 403, 403, 200], async ({ newSubscription }) => ({
    params: { invoiceId: (await newSubscription()).invoice },
  })),
  'invoices.pdf': line(READ_BILLING, [401, 404, 403, 403, 200], async ({ newSubscription }) => ({
    params: { invoiceId: (await newSubscription()).invoice },
  })),
  'paymentMethods.list': line(READ_BILLING, [401, 200, 403, 403, 200]),
  'paymentMethods.read': line(READ_BILLING, [401, 404, 403, 403, 200], ofMethod()),
  'paymentMethods.updateBillingDetails': line(WRITE_BILLING, [401, 404, 403, 403, 200], ofMethod({ email: '' })),
  'paymentMethods.setDefault': line(WRITE_BILLING, [401, 404, 403, 403, 200], ofMethod()),
  'paymentMethods.remove': line(WRITE_BILLING, [401, 404, 403, 403, 200], ofMethod(undefined, 'ending')),
  'paymentProviders.list': own(),
  'paymentProviders.publicConfiguration': own(),
  'paymentProviders.createCustomer': line(WRITE_BILLING, [401, 200, 403, 403, 200], () => ({
    body: { name: 'Acme', email: 'billing@acme.test' },
  })),
  'paymentProviders.customer': line(READ_BILLING, [401, 403, 403, 403, 200], ({ acme }) => ({
    params: { tenantId: acme },
  })),
  'paymentProviders.createSetupIntent': line(WRITE_BILLING, [401, 200, 403, 403, 200], () => ({ body: {} })),
  'paymentProviders.createSubscription': line(WRITE_BILLING, [401, 200, 403, 403, 409], async ({ newSubscription }) => {
    await newSubscription();
    return { body: { stripePlanId: 'scale' } };
  }),

  'sso.list': line(READ_SSO, [401, 200, 403, 403, 200]),
  'sso.create': line(WRITE_SSO, [401, 200, 403, 403, 200], ofSso({ ssoEndpoint: 'https://idp.test' }, [])),
  'sso.createByMetadata': line(WRITE_SSO, [401, 200, 403, 403, 200], ofSso({ metadata: TEST_METADATA }, [])),
  'sso.createByMetadataUrl': line(WRITE_SSO, [401, 200, 403, 403, 200], ofSso({ url: METADATA_URL }, [])),
  'sso.update': line(WRITE_SSO, [401, 404, 403, 403, 200], ofSso({ signRequest: true })),
  'sso.remove': line(DELETE_SSO, [401, 404, 403, 403, 200], ofSso()),
  'sso.saveMetadata': line(WRITE_SSO, [401, 404, 403, 403, 200], ofSso({ metadata: TEST_METADATA })),
  'sso.saveMetadataUrl': line(WRITE_SSO, [401, 404, 403, 403, 200], ofSso({ url: METADATA_URL })),
  'sso.addDomain': line(WRITE_SSO, [401, 404, 403, 403, 200], ofSso({ domain: 'mail.acme.test' })),
  'sso.removeDomain': line(DELETE_SSO, [401, 404, 403, 403, 200], ofSso(undefined, ['ssoConfigId', 'ssoDomainId'])),
  'sso.validateDomain': line(WRITE_SSO, [401, 404, 403, 403, 200], ofSso(undefined, ['ssoConfigId', 'ssoDomainId'])),
  'sso.groups': line(READ_SSO, [401, 404, 403, 403, 200], ofSso()),
  'sso.addGroup': line(WRITE_SSO, [401, 404, 403, 403, 200], ofSso({ group: 'Sales', roleIds: [] })),
  'sso.updateGroup': line(
    WRITE_SSO,
    [401, 404, 403, 403, 200],
    ofSso({ group: 'Sales' }, ['ssoConfigId', 'ssoGroupId']),
  ),
  'sso.removeGroup': line(DELETE_SSO, [401, 404, 403, 403, 200], ofSso(undefined, ['ssoConfigId', 'ssoGroupId'])),
  'sso.roles': line(READ_SSO, [401, 404, 403, 403, 200], ofSso()),
  'sso.saveRoles': line(WRITE_SSO, [401, 404, 403, 403, 200], ofSso({ roleIds: [] })),
  'saml.isActive': open(),
  'saml.oidc': line(READ_SSO, [401, 200, 403, 403, 200]),
  'saml.read': line(READ_SSO, [401, 200, 403, 403, 200]),
  'saml.save': line(WRITE_SSO, [401, 200, 403, 403, 200], ofSso({ signRequest: true }, [])),
  'saml.saveMetadata': line(WRITE_SSO, [401, 200, 403, 403, 200], ofSso({ metadata: TEST_METADATA }, [])),
  'saml.roles': line(READ_SSO, [401, 200, 403, 403, 200]),
  'saml.saveRoles': line(WRITE_SSO, [401, 200, 403, 403, 200], ofSso({ roleIds: [] }, [])),
  'saml.vendorConfig': line(READ_SSO, [401, 200, 403, 403, 200]),
  'saml.validateDomain': line(WRITE_SSO, [401, 404, 403, 403, 200], ofSso(undefined, [], 'others have none')),
  'saml.groups': line(READ_SSO, [401, 200, 403, 403, 200]),
  'saml.addGroup': line(WRITE_SSO, [401, 404, 403, 403, 200], ofSso({ group: 'Sales' }, [], 'others have none')),
  'saml.updateGroup': line(
    WRITE_SSO,
    [401, 404, 403, 403, 200],
    ofSso({ group: 'Sales' }, ['ssoGroupId'], 'others have none'),
  ),
  'saml.removeGroup': line(DELETE_SSO, [401, 404, 403, 403, 200], ofSso(undefined, ['ssoGroupId'], 'others have none')),

  'apiTokens.exchange': refused({ clientId: 'none', secret: 'none' }),
  'personalTokens.listClients': line(READ_OWN_TOKENS, [401, 200, 403, 200, 200]),
  'personalTokens.createClient': line(WRITE_OWN_TOKENS, [401, 200, 403, 200, 200], newToken),
  'personalTokens.removeClient': line(
    DELETE_OWN_TOKENS,
    [401, 404, 403, 404, 200],
    ofToken('personal', 'ClientCredentials'),
  ),
  'personalTokens.listAccess': line(READ_OWN_TOKENS, [401, 200, 403, 200, 200]),
  // the operator has chosen client credentials
  'personalTokens.createAccess': line(WRITE_OWN_TOKENS, [401, 403, 403, 403, 403], newToken),
  'personalTokens.removeAccess': line(DELETE_OWN_TOKENS, [401, 404, 403, 404, 200], ofToken('personal', 'AccessToken')),
  'personalTokens.page': line(READ_OWN_TOKENS, [401, 200, 403, 200, 200]),
  'personalTokens.rotate': line(
    WRITE_OWN_TOKENS,
    [401, 404, 403, 404, 200],
    ofToken('personal', 'ClientCredentials', { overlapMinutes: 60 }),
  ),
  'tenantTokens.listClients': line(READ_TOKENS, [401, 200, 403, 403, 200]),
  'tenantTokens.createClient': line(WRITE_TOKENS, [401, 200, 403, 403, 200], newTenantToken),
  'tenantTokens.removeClient': line(DELETE_TOKENS, [401, 404, 403, 403, 200], ofToken('tenant', 'ClientCredentials')),
  'tenantTokens.listClientsV2': line(READ_TOKENS, [401, 200, 403, 403, 200]),
  'tenantTokens.createClientV1': line(WRITE_TOKENS, [401, 200, 403, 403, 200], newTenantToken),
  'tenantTokens.removeClientV2': line(DELETE_TOKENS, [401, 404, 403, 403, 200], ofToken('tenant', 'ClientCredentials')),
  'tenantTokens.listAccess': line(READ_TOKENS, [401, 200, 403, 403, 200]),
  'tenantTokens.createAccess': line(WRITE_TOKENS, [401, 403, 403, 403, 403], newTenantToken),
  'tenantTokens.removeAccess': line(DELETE_TOKENS, [401, 404, 403, 403, 200], ofToken('tenant', 'AccessToken')),
  'tenantTokens.page': line(READ_TOKENS, [401, 200, 403, 403, 200]),
  'tenantTokens.rotate': line(
    WRITE_TOKENS,
    [401, 404, 403, 403, 200],
    ofToken('tenant', 'ClientCredentials', { overlapMinutes: 60 }),
  ),
  'accountSettings.read': line('fe.secure.read.accountSettings', [401, 200, 403, 403, 200]),
  'accountSettings.save': line('fe.secure.write.accountSettings', [401, 200, 403, 403, 200], () => ({
    body: { website: 'https://example.com' },
  })),
  'accountSettings.public': own(),
  'customLogin.read': line('fe.secure.read.accountSettings', [401, 200, 403, 403, 200]),
  'customLogin.save': line('fe.secure.write.accountSettings', [401, 200, 403, 403, 200], () => ({
    body: { actions: [{ type: 'loginBox/palette/primary/main', payload: '#0f766e' }] },
  })),
  'tenants.list': line(READ_BELOW, [401, 200, 403, 403, 200]),
  'tenants.tree': line(READ_BELOW, [401, 200, 403, 403, 200]),
  'tenants.parents': line(READ_BELOW, [401, 200, 403, 403, 200]),
  'tenants.parentsOf': line(READ_BELOW, [401, 404, 403, 403, 200], async ({ newSubTenant }) => ({
    params: { tenantId: await newSubTenant() },
  })),
  'tenants.search': line(READ_BELOW, [401, 404, 403, 403, 200], ({ acme }) => ({ query: { _subTenantId: acme } })),
  'tenants.metadata': line(READ_BELOW, [401, 200, 403, 403, 200], ({ acme }) => ({ query: { _tenantIds: acme } })),
  'tenants.count': line(READ_BELOW, [401, 200, 403, 403, 200], ({ acme }) => ({ body: { tenantIds: [acme] } })),
  'subTenants.create': line(WRITE_BELOW, [401, 404, 403, 403, 200], ({ acme }) => ({
    body: { name: 'Acme Labs', parentTenantId: acme },
  })),
  'subTenants.read': line(READ_BELOW, [401, 404, 403, 403, 200], async ({ newSubTenant }) => ({
    params: { tenantId: await newSubTenant() },
  })),
  'subTenants.update': line(WRITE_BELOW, [401, 404, 403, 403, 200], async ({ newSubTenant }) => ({
    params: { tenantId: await newSubTenant() },
    body: { name: 'Renamed' },
  })),
  'subTenants.remove': line(
    'fe.account-hierarchy.delete.subAccount',
    [401, 404, 403, 403, 200],
    async ({ newSubTenant }) => ({ params: { tenantId: await newSubTenant() } }),
  ),
  'subTenants.people': line(READ_BELOW, [401, 404, 403, 403, 200], ({ acme }) => ({ query: { _tenantId: acme } })),
  'subTenants.addPerson': line(WRITE_ACCESS, [401, 404, 403, 403, 200], async ({ newSubTenant, newAddress }) => ({
    body: { user: { email: newAddress() }, subTenants: [{ tenantId: await newSubTenant() }] },
  })),
  'subTenants.addPeople': line(WRITE_ACCESS, [401, 404, 403, 403, 200], manyBelow),
  'subTenants.addPeopleWithSlash': line(WRITE_ACCESS, [401, 404, 403, 403, 200], manyBelow),
  'subTenants.removePerson': line(WRITE_ACCESS, [401, 404, 403, 403, 200], async (world) => {
    const { userId, tenantId } = await personBelow(world);
    return { body: { userId, subTenants: [{ tenantId }] } };
  }),
  'subTenants.addRoles': line(WRITE_ACCESS, [401, 404, 403, 403, 200], rolesBelow),
  'subTenants.setRoles': line(WRITE_ACCESS, [401, 404, 403, 403, 200], rolesBelow),
  'subTenants.removeRoles': line(WRITE_ACCESS, [401, 404, 403, 403, 200], rolesBelow),
  'subTenants.setAccess': line(WRITE_ACCESS, [401, 404, 403, 403, 200], async (world) => {
    const { userId, tenantId } = await personBelow(world);
    return { params: { userId }, body: { allowAccess: true, tenantId } };
  }),

  'vendor.publicInfo': open(),
  'metadata.read': open(() => ({ query: { entityName: 'adminBox' } })),
  'flags.read': open(),
  'entitlements.answers': own(),
  'entitlements.rules': own(),
};

/** Whatever else than looking an impersonator may do; all other changes are refused to them. */
export const IMPERSONATORS_MAY: readonly string[] = [
  'impersonation.end',
  'groups.bulkGet',
  'members.checkInvitees',
  'tenants.count',
  'billing.refresh',
  'groups.create',
  'groups.update',
  'groups.remove',
  'groups.addRoles',
  'groups.removeRoles',
  'groups.addUsers',
  'groups.removeUsers',
];
