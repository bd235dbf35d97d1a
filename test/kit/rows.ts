import type {
  GroupId,
  InvoiceId,
  PaymentMethodId,
  PermissionId,
  RoleId,
  SessionId,
  TenantId,
  UserId,
} from '../../core/contract/entities/ids.ts';
import { placeholder } from '../../demo/server/billing/account.ts';
import { newBillingAccount } from '../../demo/server/store/new-billing-account.ts';
import { newTenant } from '../../demo/server/store/new-tenant.ts';
import { searchable } from '../../demo/server/store/searchable.ts';
import type * as Kept from '../../demo/server/store/records.ts';

const now = '2026-01-31T12:00:00.123Z';
const uuid = () => crypto.randomUUID();

/** A fresh id; its brand is the caller's wish. */
export const anId = <Id extends string>(): Id => uuid() as string as Id;

/** Rows as the store keeps them, each its own, with what a test cares about over it. */
export const aPerson = (fields: Partial<Kept.UserRecord> = {}): Kept.UserRecord => {
  const { email = `${uuid()}@example.test`, name = 'Ada Lovelace' } = fields;
  return {
    id: anId<UserId>(),
    email,
    name,
    searchable: searchable({ name, email }),
    passwordHash: null,
    verified: true,
    superUser: false,
    provider: 'local',
    managedBy: 'frontegg',
    profilePictureUrl: null,
    metadata: '{}',
    language: 'en',
    tenantId: anId<TenantId>(),
    createdAt: now,
    updatedAt: now,
    lastLogin: null,
    emailFactor: false,
    mustEnrol: false,
    breachedAt: null,
    provenAt: null,
    ...fields,
  };
};

export const aTenant = (fields: Partial<Kept.TenantRecord> = {}): Kept.TenantRecord => ({
  ...newTenant({ id: anId<TenantId>(), name: fields.name ?? 'Acme Robotics', createdAt: now }),
  ...fields,
});

export const anAccountSettings = (fields: Partial<Kept.AccountSettingsRecord> = {}): Kept.AccountSettingsRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  address: '',
  website: '',
  timezone: '',
  dateFormat: '',
  timeFormat: '',
  currency: '',
  logo: '',
  applicationUrl: '',
  loginUrl: '',
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const aCustomLogin = (fields: Partial<Kept.CustomLoginRecord> = {}): Kept.CustomLoginRecord => {
  const tenantId = fields.tenantId ?? anId<TenantId>();
  return { id: uuid(), tenantId, alias: tenantId, look: '{}', createdAt: now, updatedAt: now, ...fields };
};

export const aMembership = (fields: Partial<Kept.MembershipRecord> = {}): Kept.MembershipRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  userId: anId<UserId>(),
  roleIds: [anId<RoleId>(), anId<RoleId>()],
  groupIds: [],
  phone: null,
  activated: true,
  locked: false,
  invitation: null,
  version: 0,
  subAccountAccess: false,
  createdAt: now,
  ...fields,
});

export const aPersonInList = (fields: Partial<Kept.PersonRecord> = {}): Kept.PersonRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  userId: anId<UserId>(),
  email: 'ada@acme.test',
  name: 'Ada Lovelace',
  searchable: 'ada lovelace ada@acme.test',
  verified: true,
  provider: 'local',
  mfaEnrolled: false,
  breachedAt: null,
  activeAt: now,
  activated: true,
  pending: false,
  locked: false,
  superUser: false,
  roleIds: [],
  groupIds: [],
  version: 0,
  createdAt: now,
  seenAt: '1970-01-01T00:00:00.000Z',
  roleOrder: '~',
  phone: null,
  invitedAt: null,
  invitedUntil: null,
  openedAt: null,
  invitedBy: null,
  ...fields,
});

export const aGroup = (fields: Partial<Kept.GroupRecord> = {}): Kept.GroupRecord => ({
  id: anId<GroupId>(),
  tenantId: anId<TenantId>(),
  name: 'Engineering',
  color: null,
  description: null,
  metadata: null,
  managedBy: 'frontegg',
  roleIds: [],
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const aDeletion = (fields: Partial<Kept.DeletionRecord> = {}): Kept.DeletionRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  details: { places: [], groups: [] },
  expires: '2026-03-01T12:00:00.000Z',
  ...fields,
});

export const anInviteLink = (fields: Partial<Kept.InviteLinkRecord> = {}): Kept.InviteLinkRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  userId: anId<UserId>(),
  tokenHash: uuid(),
  sealedToken: 'sealed',
  expires: '2026-03-01T12:00:00.000Z',
  shouldSendEmail: false,
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const aGroupConfig = (fields: Partial<Kept.GroupConfigRecord> = {}): Kept.GroupConfigRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  enabled: true,
  rolesEnabled: true,
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const aRole = (fields: Partial<Kept.RoleRecord> = {}): Kept.RoleRecord => ({
  id: anId<RoleId>(),
  tenantId: anId<TenantId>(),
  key: uuid(),
  name: 'Member',
  description: null,
  isDefault: false,
  permissionIds: [],
  level: 2,
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const aSession = (fields: Partial<Kept.SessionRecord> = {}): Kept.SessionRecord => ({
  id: anId<SessionId>(),
  tenantId: anId<TenantId>(),
  userId: anId<UserId>(),
  tokenHash: uuid(),
  previousHash: null,
  successorSalt: null,
  browser: null,
  renewedBy: null,
  generation: 0,
  rotatedAt: now,
  amr: ['pwd'],
  authenticatedAt: now,
  steppedUpAt: null,
  actor: null,
  ipAddress: '127.0.0.1',
  userAgent: null,
  createdAt: now,
  expires: '2026-03-01T12:00:00.000Z',
  endedAt: null,
  ...fields,
});

export const aLink = (fields: Partial<Kept.LinkRecord> = {}): Kept.LinkRecord => ({
  id: uuid(),
  userId: anId<UserId>(),
  purpose: 'activation',
  tokenHash: uuid(),
  createdAt: now,
  expires: now,
  usedAt: null,
  ...fields,
});

export const anAudit = (fields: Partial<Kept.AuditRecord> = {}): Kept.AuditRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  userId: null,
  email: 'ada@acme.test',
  action: 'Signed in',
  severity: 'Info',
  ip: null,
  userAgent: null,
  details: {},
  createdAt: now,
  ...fields,
});

export const aPermission = (fields: Partial<Kept.PermissionRecord> = {}): Kept.PermissionRecord => ({
  id: anId<PermissionId>(),
  key: uuid(),
  name: 'See people',
  description: null,
  categoryId: 'secure',
  fePermission: true,
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const aPassword = (fields: Partial<Kept.PasswordRecord> = {}): Kept.PasswordRecord => ({
  id: uuid(),
  userId: anId<UserId>(),
  hash: 'hash',
  createdAt: now,
  ...fields,
});

export const aPasswordHistoryPolicy = (
  fields: Partial<Kept.PasswordHistoryPolicyRecord> = {},
): Kept.PasswordHistoryPolicyRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  enabled: true,
  historySize: 3,
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const aLockoutPolicy = (fields: Partial<Kept.LockoutPolicyRecord> = {}): Kept.LockoutPolicyRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  enabled: true,
  maxAttempts: 5,
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const aSessionPolicy = (fields: Partial<Kept.SessionPolicyRecord> = {}): Kept.SessionPolicyRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  idleActive: false,
  idleSeconds: 3600,
  absoluteActive: false,
  absoluteSeconds: 7_776_000,
  concurrentActive: false,
  maxSessions: 10,
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const anMfaPolicy = (fields: Partial<Kept.MfaPolicyRecord> = {}): Kept.MfaPolicyRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  enforceMfaType: 'Force',
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const aChallenge = (fields: Partial<Kept.ChallengeRecord> = {}): Kept.ChallengeRecord => ({
  id: uuid(),
  userId: anId<UserId>(),
  purpose: 'mfa',
  tokenHash: uuid(),
  details: {},
  createdAt: now,
  expires: '2026-01-31T12:15:00.000Z',
  usedAt: null,
  ...fields,
});

export const anAuthenticator = (fields: Partial<Kept.AuthenticatorRecord> = {}): Kept.AuthenticatorRecord => ({
  id: uuid(),
  userId: anId<UserId>(),
  sealedSecret: 'sealed',
  lastStep: 0,
  name: '',
  createdAt: now,
  lastUsedAt: null,
  ...fields,
});

export const aPhone = (fields: Partial<Kept.PhoneRecord> = {}): Kept.PhoneRecord => ({
  id: uuid(),
  userId: anId<UserId>(),
  phoneNumber: '+4915112345678',
  factor: true,
  verified: true,
  wayIn: uuid(),
  createdAt: now,
  updatedAt: now,
  lastUsedAt: null,
  ...fields,
});

export const aPasskey = (fields: Partial<Kept.PasskeyRecord> = {}): Kept.PasskeyRecord => ({
  id: uuid(),
  userId: anId<UserId>(),
  credentialId: uuid(),
  publicKey: 'key',
  counter: 0,
  deviceType: 'Platform',
  transports: ['internal'],
  factor: false,
  name: '',
  aaguid: null,
  createdAt: now,
  lastUsedAt: null,
  ...fields,
});

export const anAccountDeletion = (fields: Partial<Kept.AccountDeletionRecord> = {}): Kept.AccountDeletionRecord => ({
  id: uuid(),
  userId: anId<UserId>(),
  deleteAt: '2026-02-14T12:00:00.000Z',
  createdAt: now,
  ...fields,
});

export const aRecoveryCode = (fields: Partial<Kept.RecoveryCodeRecord> = {}): Kept.RecoveryCodeRecord => ({
  id: uuid(),
  userId: anId<UserId>(),
  codeHash: uuid(),
  createdAt: now,
  usedAt: null,
  ...fields,
});

export const aTrustedBrowser = (fields: Partial<Kept.TrustedBrowserRecord> = {}): Kept.TrustedBrowserRecord => ({
  id: uuid(),
  userId: anId<UserId>(),
  tokenHash: uuid(),
  createdAt: now,
  expires: '2026-03-01T12:00:00.000Z',
  ...fields,
});

export const anIdentity = (fields: Partial<Kept.IdentityRecord> = {}): Kept.IdentityRecord => ({
  id: uuid(),
  userId: anId<UserId>(),
  provider: 'google',
  issuer: 'https://accounts.google.com',
  subject: uuid(),
  email: '',
  name: '',
  createdAt: now,
  lastUsedAt: now,
  ...fields,
});

export const aPicture = (fields: Partial<Kept.PictureRecord> = {}): Kept.PictureRecord => ({
  id: uuid(),
  userId: anId<UserId>(),
  type: 'image/webp',
  data: 'AAAA',
  createdAt: now,
  ...fields,
});

export const anOauthRecord = (fields: Partial<Kept.OauthRecord> = {}): Kept.OauthRecord => ({
  id: uuid(),
  kind: 'RefreshToken',
  key: uuid(),
  grantId: uuid(),
  userId: anId<UserId>(),
  details: {},
  consumedAt: null,
  createdAt: now,
  expires: '2100-01-01T00:00:00.000Z',
  ...fields,
});

export const anSsoConfiguration = (fields: Partial<Kept.SsoConfigurationRecord> = {}): Kept.SsoConfigurationRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  type: 'saml',
  enabled: true,
  verification: uuid(),
  ssoEndpoint: 'https://idp.test/saml',
  idpEntityId: 'https://idp.test',
  sloEndpoint: '',
  publicCertificate: 'none',
  signRequest: false,
  spEntityId: '',
  oidcClientId: '',
  sealedOidcSecret: null,
  roleIds: [],
  idpInitiated: false,
  forced: false,
  metadataUrl: null,
  metadataReadAt: null,
  testedAt: null,
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const anEmailDomainConfig = (
  fields: Partial<Kept.EmailDomainConfigRecord> = {},
): Kept.EmailDomainConfigRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  active: false,
  blockPublicDomains: false,
  listType: 'BLOCK',
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const anEmailDomainRestriction = (
  fields: Partial<Kept.EmailDomainRestrictionRecord> = {},
): Kept.EmailDomainRestrictionRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  domain: `${uuid()}.test`,
  type: 'BLOCK',
  createdAt: now,
  ...fields,
});

export const anSsoDomain = (fields: Partial<Kept.SsoDomainRecord> = {}): Kept.SsoDomainRecord => {
  const { id = uuid(), domain = `${uuid()}.test`, validated = true } = fields;
  return {
    id,
    tenantId: anId<TenantId>(),
    configurationId: uuid(),
    domain,
    validated,
    owned: validated ? domain : id,
    createdAt: now,
    ...fields,
  };
};

export const anSsoGroup = (fields: Partial<Kept.SsoGroupRecord> = {}): Kept.SsoGroupRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  configurationId: uuid(),
  name: 'Engineering',
  roleIds: [],
  createdAt: now,
  ...fields,
});

export const anSsoIdentity = (fields: Partial<Kept.SsoIdentityRecord> = {}): Kept.SsoIdentityRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  userId: anId<UserId>(),
  configurationId: uuid(),
  subjectHash: uuid(),
  issuerHash: uuid(),
  givenRoleIds: [],
  sealedSession: null,
  createdAt: now,
  ...fields,
});

export const anSsoFlow = (fields: Partial<Kept.SsoFlowRecord> = {}): Kept.SsoFlowRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  configurationId: uuid(),
  key: uuid(),
  sealed: 'sealed',
  createdAt: now,
  expires: '2026-03-01T12:00:00.000Z',
  usedAt: null,
  ...fields,
});

let samlKeys = 0;
export const aSamlKey = (fields: Partial<Kept.SamlKeyRecord> = {}): Kept.SamlKeyRecord => ({
  id: uuid(),
  number: (samlKeys += 1),
  sealedPrivateKey: 'sealed',
  certificate: 'certificate',
  createdAt: now,
  ...fields,
});

export const aTenantPlan = (fields: Partial<Kept.TenantPlanRecord> = {}): Kept.TenantPlanRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  planKey: 'growth',
  expires: null,
  createdAt: now,
  ...fields,
});

export const anOutboxMail = (fields: Partial<Kept.OutboxRecord> = {}): Kept.OutboxRecord => ({
  id: uuid(),
  kind: 'mail',
  payload: { sealed: 'x' },
  attempts: 0,
  dueAt: now,
  lastError: null,
  createdAt: now,
  ...fields,
});

export const aKey = (fields: Partial<Kept.KeyRecord> = {}): Kept.KeyRecord => ({
  id: uuid(),
  algorithm: 'RS256',
  publicJwk: { kty: 'RSA', n: 'abc', e: 'AQAB' },
  sealedPrivateJwk: 'sealed',
  createdAt: now,
  retiredAt: null,
  ...fields,
});

export const aBillingAccount = (fields: Partial<Kept.BillingAccountRecord> = {}): Kept.BillingAccountRecord => ({
  ...newBillingAccount(fields.tenantId ?? anId<TenantId>(), 'Acme', now),
  ...fields,
});

export const aSubscription = (fields: Partial<Kept.SubscriptionRecord> = {}): Kept.SubscriptionRecord => ({
  ...placeholder(fields.tenantId ?? anId<TenantId>(), 'growth', now),
  externalId: `sub_${uuid()}`,
  itemId: 'si_1',
  liveKey: uuid(),
  status: 'active',
  providerStatus: 'active',
  amount: 4900,
  currentPeriodEnd: '2026-03-01T12:00:00.000Z',
  ...fields,
});

export const anInvoice = (fields: Partial<Kept.InvoiceRecord> = {}): Kept.InvoiceRecord => ({
  id: anId<InvoiceId>(),
  tenantId: anId<TenantId>(),
  externalId: `in_${uuid()}`,
  subscriptionExternalId: '',
  number: 'A-0001',
  status: 'paid',
  currency: 'usd',
  subtotal: 4900,
  tax: 931,
  total: 5831,
  due: 0,
  paid: 5831,
  refunded: 0,
  dispute: null,
  attempts: 1,
  issue: null,
  declineCode: null,
  issuedAt: now,
  paidAt: now,
  details: { name: 'Acme', email: '', address: {}, taxIds: [], lines: [], taxes: [], card: null },
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const aPaymentMethod = (fields: Partial<Kept.PaymentMethodRecord> = {}): Kept.PaymentMethodRecord => ({
  id: anId<PaymentMethodId>(),
  tenantId: anId<TenantId>(),
  externalId: `pm_${uuid()}`,
  kind: 'card',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2030,
  name: 'Ada Lovelace',
  email: '',
  address: {},
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const aBillingEvent = (fields: Partial<Kept.BillingEventRecord> = {}): Kept.BillingEventRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  externalId: `evt_${uuid()}`,
  kind: 'invoice.paid',
  createdAt: now,
  ...fields,
});

export const aContentSource = (fields: Partial<Kept.ContentSourceRecord> = {}): Kept.ContentSourceRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  name: 'Website content',
  provider: 'contentful',
  details: {
    environments: [{ id: 'master', aliasedTo: 'release-2026-01', name: 'Production' }],
    branches: [{ id: 'main', aliasedTo: null, name: 'main' }],
  },
  createdAt: now,
  ...fields,
});

export const anAudience = (fields: Partial<Kept.AudienceRecord> = {}): Kept.AudienceRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  name: 'Returning visitors',
  description: '',
  details: { conditions: [{ attribute: 'visits', op: 'greater_than', negate: false, value: { number: 1 } }] },
  version: 1,
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const anExperience = (fields: Partial<Kept.ExperienceRecord> = {}): Kept.ExperienceRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  name: 'Homepage headline',
  searchable: 'homepage headline',
  description: '',
  status: 'DRAFT',
  draft: {
    audienceId: null,
    sourceId: null,
    environment: null,
    branch: null,
    variants: [
      { id: uuid(), name: 'Original', share: 50, headline: 'Build robots', body: '' },
      { id: uuid(), name: 'Friendly', share: 50, headline: 'Robots for everyone', body: '' },
    ],
    rules: [],
  },
  published: null,
  version: 1,
  publishedVersion: null,
  publishedAt: null,
  updatedBy: 'Ada Lovelace',
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const anExperienceEvent = (fields: Partial<Kept.ExperienceEventRecord> = {}): Kept.ExperienceEventRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  experienceId: uuid(),
  kind: 'CREATED',
  variantId: null,
  details: { experienceName: 'Homepage headline', variantName: null, actor: 'Ada Lovelace' },
  createdAt: now,
  ...fields,
});

export const aKeyPair = (fields: Partial<Kept.KeyPairRecord> = {}): Kept.KeyPairRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  name: 'Website',
  secretHash: uuid(),
  permissions: ['fe.secure.read.experiences'],
  createdAt: now,
  endedAt: null,
  ...fields,
});

export const anApiToken = (fields: Partial<Kept.ApiTokenRecord> = {}): Kept.ApiTokenRecord => ({
  id: uuid(),
  tenantId: anId<TenantId>(),
  userId: anId<UserId>(),
  kind: 'tenant',
  type: 'ClientCredentials',
  description: 'Nightly import',
  searchable: 'nightly import',
  roleIds: [],
  hint: 'fe_ccs_aBcD…',
  secretHash: uuid(),
  previousHash: null,
  previousUntil: null,
  version: 0,
  lifetimeMinutes: null,
  expires: '9999-12-31T23:59:59.000Z',
  noticeAt: '9999-12-31T23:59:59.000Z',
  lastUsedAt: '1970-01-01T00:00:00.000Z',
  lastUsedIp: null,
  createdAt: now,
  ...fields,
});

export const aFlagEnvironment = (fields: Partial<Kept.FlagEnvironmentRecord> = {}): Kept.FlagEnvironmentRecord => ({
  id: uuid(),
  key: uuid(),
  name: 'Production',
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const aFlagFeature = (fields: Partial<Kept.FlagFeatureRecord> = {}): Kept.FlagFeatureRecord => ({
  id: uuid(),
  number: Math.trunc(Number(`0x${uuid().slice(0, 7)}`)),
  name: uuid(),
  description: '',
  createdAt: now,
  ...fields,
});

export const aFlagSegment = (fields: Partial<Kept.FlagSegmentRecord> = {}): Kept.FlagSegmentRecord => ({
  id: uuid(),
  key: uuid(),
  name: 'People of Acme',
  rank: 1,
  details: { conditions: [] },
  createdAt: now,
  ...fields,
});

export const aFlagState = (fields: Partial<Kept.FlagStateRecord> = {}): Kept.FlagStateRecord => ({
  id: uuid(),
  environmentId: uuid(),
  featureId: uuid(),
  subject: '',
  enabled: true,
  details: { value: null },
  createdAt: now,
  updatedAt: now,
  ...fields,
});

export const aFlagChange = (fields: Partial<Kept.FlagChangeRecord> = {}): Kept.FlagChangeRecord => ({
  id: uuid(),
  environment: 'production',
  feature: 'beta-banner',
  subject: '',
  details: { before: null, after: { enabled: true, value: null }, by: 'operator' },
  createdAt: now,
  ...fields,
});
