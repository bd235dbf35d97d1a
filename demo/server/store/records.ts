import type {
  BillingAddress,
  BillingInterval,
  DisputeStatus,
  InvoiceStatus,
  PaymentIssueReason,
  PaymentProviderType,
  SubscriptionStatus,
} from '../../../core/contract/entities/billing.ts';
import type {
  GroupId,
  InvoiceId,
  IsoDateTime,
  PaymentMethodId,
  PermissionId,
  RoleId,
  SessionId,
  SubscriptionId,
  TenantId,
  UserId,
} from '../../../core/contract/entities/ids.ts';
import type { FlagCondition } from '../../../core/contract/entities/entitlement.ts';
import type { MachineToMachineAuthStrategy } from '../../../core/contract/entities/auth.ts';
import type { EnforceMfaType, WebAuthnDeviceType } from '../../../core/contract/entities/mfa.ts';
import type { TenantType } from '../../../core/contract/entities/tenant.ts';
import type { RestrictionType } from '../../../core/contract/entities/email-domain.ts';
import type { SsoType } from '../../../core/contract/entities/sso.ts';
import type { ManagedBy, Provider } from '../../../core/contract/entities/user.ts';

/** Records as stored. Ids are UUIDs, times ISO 8601 in UTC, in both stores. */

export interface TenantRecord {
  id: TenantId;
  name: string;
  /** Sort and search key: the name, folded. */
  searchable: string;
  isReseller: boolean;
  type: TenantType;
  /** Status that the operator or a parent gives it; null for none. */
  status: string | null;
  /** Parent company. */
  parentId: TenantId | null;
  /** All companies above it, the topmost first: a whole branch is those that have its top here. */
  ancestorIds: TenantId[];
  metadata: string;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** User account, one for the whole installation, across tenants. */
export interface UserRecord {
  id: UserId;
  /** Lower case, in Unicode NFC; unique. */
  email: string;
  name: string;
  /** Search and sort key: name and address, folded by `searchable`. */
  searchable: string;
  /** argon2id in PHC form; absent until a password is set. */
  passwordHash: string | null;
  verified: boolean;
  superUser: boolean;
  provider: Provider;
  managedBy: ManagedBy;
  profilePictureUrl: string | null;
  metadata: string;
  /** Language of their mails, BCP 47. */
  language: string;
  /** Main tenant, which they act in unless they switch. */
  tenantId: TenantId;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
  lastLogin: IsoDateTime | null;
  /** Whether codes by mail are a second factor of the person. */
  emailFactor: boolean;
  /** Whether the next sign-in must enroll a second factor, after a recovery code has removed them. */
  mustEnrol: boolean;
  /** Time their password was found in a breach; null once it is replaced. */
  breachedAt: IsoDateTime | null;
  /** Time they last authenticated by more than access to their mailbox. */
  provenAt: IsoDateTime | null;
}

/** Membership of a person in one tenant. */
export interface MembershipRecord {
  id: string;
  tenantId: TenantId;
  userId: UserId;
  roleIds: RoleId[];
  groupIds: GroupId[];
  activated: boolean;
  /** Whether an administrator has locked the person out of the tenant. */
  locked: boolean;
  /** Pending invitation of a person, with an account elsewhere or none; null once accepted. */
  invitation: InvitationColumns | null;
  /** Version for optimistic concurrency of administrators' changes. */
  version: number;
  /** Phone number that the tenant has entered for the person; E.164. */
  phone: string | null;
  /** Whether the person may enter the accounts below the tenant with what they may do here. */
  subAccountAccess: boolean;
  createdAt: IsoDateTime;
}

/** Pending invitation, with only the tenant's own data about the person. */
export interface InvitationColumns {
  email: string;
  name: string;
  searchable: string;
  /** SHA-256 of the token in its link. */
  tokenHash: string;
  expires: IsoDateTime;
  /** Time of the last mail. */
  sentAt?: IsoDateTime;
  /** Time the link was first opened. */
  openedAt?: IsoDateTime;
  /** Sender of the invitation. */
  invitedBy?: UserId;
}

/**
 * Person in the lists of a tenant: a derived row that both stores update in the transaction that changes a membership,
 * its user or their second factors; no other code writes it. `id` is the membership's.
 */
export interface PersonRecord {
  id: string;
  tenantId: TenantId;
  userId: UserId;
  email: string;
  name: string;
  searchable: string;
  verified: boolean;
  provider: Provider;
  mfaEnrolled: boolean;
  breachedAt: IsoDateTime | null;
  /** Day of the last sign-in, or else of joining. */
  activeAt: IsoDateTime;
  activated: boolean;
  /** Whether the invitation is pending. */
  pending: boolean;
  locked: boolean;
  superUser: boolean;
  roleIds: RoleId[];
  groupIds: GroupId[];
  version: number;
  createdAt: IsoDateTime;
  /** Minute of the last sign-in; 1970 before the first. */
  seenAt: IsoDateTime;
  /** Sort key of the most powerful of their direct roles: level and name. */
  roleOrder: string;
  /** Phone number that the tenant has entered; E.164. */
  phone: string | null;
  /** Of a pending invitation: last mail, expiry, first opening and sender. */
  invitedAt: IsoDateTime | null;
  invitedUntil: IsoDateTime | null;
  openedAt: IsoDateTime | null;
  invitedBy: UserId | null;
}

/** Settings of an account, one row a tenant; empty texts for none. */
export interface AccountSettingsRecord {
  id: string;
  tenantId: TenantId;
  /** JSON of its parts, or text. */
  address: string;
  website: string;
  /** IANA name. */
  timezone: string;
  dateFormat: string;
  timeFormat: string;
  /** ISO 4217. */
  currency: string;
  logo: string;
  /** Address that its people go to once they have signed in. */
  applicationUrl: string;
  /** Address that its people sign in at. */
  loginUrl: string;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Custom login of a tenant: its login address, and its look of the login box. */
export interface CustomLoginRecord {
  id: string;
  tenantId: TenantId;
  /** Name in the login address, unique; the tenant's id until it has one. */
  alias: string;
  /** JSON of the values by path. */
  look: string;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Group of users of one tenant; memberships name their groups. */
export interface GroupRecord {
  id: GroupId;
  tenantId: TenantId;
  name: string;
  color: string | null;
  description: string | null;
  metadata: string | null;
  managedBy: ManagedBy;
  /** Roles that its members get. */
  roleIds: RoleId[];
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Invite link: anyone who has it can join the tenant; one per tenant. */
export interface InviteLinkRecord {
  id: string;
  tenantId: TenantId;
  /** Creator of the link. */
  userId: UserId;
  tokenHash: string;
  /** Sealed token, which administrators can read again. */
  sealedToken: string;
  expires: IsoDateTime;
  shouldSendEmail: boolean;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

export interface GroupConfigRecord {
  id: string;
  tenantId: TenantId;
  enabled: boolean;
  rolesEnabled: boolean;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

export interface RoleRecord {
  id: RoleId;
  /** Null for a role that every tenant has. */
  tenantId: TenantId | null;
  key: string;
  name: string;
  description: string | null;
  isDefault: boolean;
  permissionIds: PermissionId[];
  level: number;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Deleted group or role, under its id, with all that named it: it can be restored until it expires. */
export interface DeletionRecord {
  id: string;
  tenantId: TenantId;
  details: {
    group?: GroupRecord;
    role?: RoleRecord;
    /** Memberships that named it. */
    places: string[];
    /** Groups that had the role. */
    groups: GroupId[];
  };
  expires: IsoDateTime;
}

export interface PermissionRecord {
  id: PermissionId;
  key: string;
  name: string;
  description: string | null;
  categoryId: string;
  fePermission: boolean;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Actor of an impersonation, and the session of theirs that it began in. */
export interface Actor {
  userId: UserId;
  email: string;
  sessionId: SessionId;
}

/** Session of one browser, with its current refresh token. */
export interface SessionRecord {
  id: SessionId;
  tenantId: TenantId;
  userId: UserId;
  /** SHA-256 of the current refresh token. */
  tokenHash: string;
  /** SHA-256 of the previous refresh token, valid within the grace period. */
  previousHash: string | null;
  /** Salt that derives the current token from the previous one, so that a repeated refresh gets the same response. */
  successorSalt: string | null;
  /** Counts rotations; a rotation names the number it saw (compare and set). */
  generation: number;
  rotatedAt: IsoDateTime;
  /** Authentication methods (`amr`): `pwd`, or `otp` for a mailed code or link; `rba` where the browser was trusted instead of a second factor. RFC 8176. */
  amr: string[];
  authenticatedAt: IsoDateTime;
  /** Time of the last step-up. */
  steppedUpAt: IsoDateTime | null;
  /** Mark of the browser that the session was started in; null where it had none. */
  browser: string | null;
  /** Mark of the browser of the last refresh; empty where it had none. */
  renewedBy: string | null;
  /** Actor who impersonates this person; null where it is the person. */
  actor: Actor | null;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: IsoDateTime;
  expires: IsoDateTime;
  /** Time the session was ended; the row is kept until housekeeping, to detect reuse of its tokens. */
  endedAt: IsoDateTime | null;
}

/** Purpose of a mailed link. */
export type LinkPurpose = 'activation' | 'passwordReset' | 'unlock' | 'magicLink' | 'keepAccount';

/** Photo of a person, as it is served; one a person, under a new id with each upload. */
export interface PictureRecord {
  id: string;
  userId: UserId;
  type: 'image/webp' | 'image/png';
  /** Bytes in base64. */
  data: string;
  createdAt: IsoDateTime;
}

export interface LinkRecord {
  id: string;
  userId: UserId;
  /** Purpose; rows also record mailed codes, accepted invitations and withdrawn ones. */
  purpose: LinkPurpose | 'code' | 'invitation' | 'withdrawn';
  /** SHA-256 of the token in the link. */
  tokenHash: string;
  createdAt: IsoDateTime;
  expires: IsoDateTime;
  usedAt: IsoDateTime | null;
}

/** Purpose of a challenge. */
export type ChallengePurpose =
  | 'mfa'
  | 'emailCode'
  | 'smsCode'
  | 'newAuthenticator'
  | 'newPhone'
  | 'phoneRemoval'
  | 'newKey'
  | 'key'
  | 'phoneReset'
  | 'phoneChange'
  | 'signUp'
  | 'profilePhone'
  | 'emailFrom'
  | 'emailTo'
  | 'emailUndo';

/** Challenge that a person has begun and must finish, found by the hash of its token. */
export interface ChallengeRecord {
  id: string;
  userId: UserId;
  purpose: ChallengePurpose;
  /** SHA-256 of its token. */
  tokenHash: string;
  /** State of the challenge; secrets that must be read back are sealed. */
  details: Readonly<Record<string, unknown>>;
  createdAt: IsoDateTime;
  expires: IsoDateTime;
  usedAt: IsoDateTime | null;
}

/** Authenticator app (TOTP). */
export interface AuthenticatorRecord {
  id: string;
  userId: UserId;
  /** Sealed secret, in base32. */
  sealedSecret: string;
  /** Time step of the last accepted code; codes up to it are refused. Source: RFC 6238 §5.2. */
  lastStep: number;
  /** Name that its owner gave it; empty for none. */
  name: string;
  createdAt: IsoDateTime;
  lastUsedAt: IsoDateTime | null;
}

/** Verified phone number of a person. */
export interface PhoneRecord {
  id: string;
  userId: UserId;
  /** E.164. */
  phoneNumber: string;
  /** A second factor, or else a way in. */
  factor: boolean;
  verified: boolean;
  /** Unique key: the number where it is for sign-in, else the row's own id. */
  wayIn: string;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
  lastUsedAt: IsoDateTime | null;
}

/** A passkey, or a security key or platform authenticator that is a second factor. */
export interface PasskeyRecord {
  id: string;
  userId: UserId;
  /** base64url; unique. */
  credentialId: string;
  /** COSE, in base64url. */
  publicKey: string;
  /** Sign count, where the authenticator has one. */
  counter: number;
  deviceType: WebAuthnDeviceType;
  transports: string[];
  /** A second factor, or else a way in. */
  factor: boolean;
  name: string;
  /** Model of its authenticator, as it says itself; null where it does not. */
  aaguid: string | null;
  createdAt: IsoDateTime;
  lastUsedAt: IsoDateTime | null;
}

export interface RecoveryCodeRecord {
  id: string;
  userId: UserId;
  codeHash: string;
  createdAt: IsoDateTime;
  usedAt: IsoDateTime | null;
}

/**
 * Identity of a person at an identity provider: its issuer and subject, never an email address. Only the person's own
 * signed-in request adds one to an existing account.
 */
export interface IdentityRecord {
  id: string;
  userId: UserId;
  /** Id of the provider in the configuration, or of an SSO connection. */
  provider: string;
  issuer: string;
  /** Subject at the issuer; unique with it. */
  subject: string;
  /** Address that the provider gave at the last sign-in, for lists alone; empty for none. */
  email: string;
  name: string;
  createdAt: IsoDateTime;
  lastUsedAt: IsoDateTime;
}

/** Deletion of an account that its owner has requested. */
export interface AccountDeletionRecord {
  id: string;
  userId: UserId;
  deleteAt: IsoDateTime;
  createdAt: IsoDateTime;
}

/**
 * Record of hosted login: a grant, a code, a token, a request that was begun, or a consent. A token is found by the hash
 * of its kind and value alone.
 */
export interface OauthRecord {
  id: string;
  /** Name of the model of oidc-provider, or `Consent`. */
  kind: string;
  /** SHA-256 of kind and value. */
  key: string;
  /** Grant that a code or token belongs to, by which all of it are revoked. */
  grantId: string | null;
  userId: UserId | null;
  details: Readonly<Record<string, unknown>>;
  /** Time of the one use of a code or refresh token. */
  consumedAt: IsoDateTime | null;
  createdAt: IsoDateTime;
  expires: IsoDateTime;
}

/** Trusted browser, in which no second factor is required. */
export interface TrustedBrowserRecord {
  id: string;
  userId: UserId;
  /** SHA-256 of the token in its cookie. */
  tokenHash: string;
  createdAt: IsoDateTime;
  expires: IsoDateTime;
}

export interface MfaPolicyRecord {
  id: string;
  tenantId: TenantId;
  enforceMfaType: EnforceMfaType;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Entry of the password history. */
export interface PasswordRecord {
  id: string;
  userId: UserId;
  hash: string;
  createdAt: IsoDateTime;
}

export interface PasswordHistoryPolicyRecord {
  id: string;
  tenantId: TenantId;
  enabled: boolean;
  historySize: number;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

export interface LockoutPolicyRecord {
  id: string;
  tenantId: TenantId;
  enabled: boolean;
  maxAttempts: number;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

export interface EmailDomainConfigRecord {
  id: string;
  tenantId: TenantId;
  active: boolean;
  blockPublicDomains: boolean;
  listType: RestrictionType;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

export interface EmailDomainRestrictionRecord {
  id: string;
  tenantId: TenantId;
  /** In lower case and ASCII. */
  domain: string;
  type: RestrictionType;
  createdAt: IsoDateTime;
}

export interface SessionPolicyRecord {
  id: string;
  tenantId: TenantId;
  idleActive: boolean;
  idleSeconds: number;
  absoluteActive: boolean;
  absoluteSeconds: number;
  concurrentActive: boolean;
  maxSessions: number;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Identity provider of a company, for SSO. */
export interface SsoConfigurationRecord {
  id: string;
  tenantId: TenantId;
  type: SsoType;
  enabled: boolean;
  /** Value of the TXT record that proves its domains. */
  verification: string;
  /** Sign-in address of a SAML provider; issuer of an OpenID provider. */
  ssoEndpoint: string;
  idpEntityId: string;
  sloEndpoint: string;
  /** In PEM, one after another. */
  publicCertificate: string;
  signRequest: boolean;
  /** Entity id that we have there; empty for the usual one. */
  spEntityId: string;
  oidcClientId: string;
  sealedOidcSecret: string | null;
  roleIds: RoleId[];
  idpInitiated: boolean;
  forced: boolean;
  /** Address that its metadata is read from again every hour; null where it was entered by hand. */
  metadataUrl: string | null;
  metadataReadAt: IsoDateTime | null;
  testedAt: IsoDateTime | null;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Email domain of a company whose people sign in at its identity provider. */
export interface SsoDomainRecord {
  id: string;
  tenantId: TenantId;
  configurationId: string;
  /** Lower case, in ASCII. */
  domain: string;
  validated: boolean;
  /** Unique key: the domain once it is validated, which makes it one company's; before, its own id. */
  owned: string;
  createdAt: IsoDateTime;
}

/** Roles of the people in a group of an identity provider. */
export interface SsoGroupRecord {
  id: string;
  tenantId: TenantId;
  configurationId: string;
  /** Name or id of the group there. */
  name: string;
  roleIds: RoleId[];
  createdAt: IsoDateTime;
}

/** Person at an identity provider: its issuer and its subject, never an email. */
export interface SsoIdentityRecord {
  id: string;
  tenantId: TenantId;
  userId: UserId;
  configurationId: string;
  /** SHA-256 of configuration, issuer and subject. */
  subjectHash: string;
  /** Of the issuer alone, to know that an account has another subject there. */
  issuerHash: string;
  /** Roles that a group of the provider has given, and no one else. */
  givenRoleIds: RoleId[];
  /** Session at the provider since the last sign-in, by which the person is signed out there; null where it named none. */
  sealedSession: string | null;
  createdAt: IsoDateTime;
}

/** Answer of an identity provider that was taken, once; or the mark of an assertion that was used. */
export interface SsoFlowRecord {
  id: string;
  tenantId: TenantId;
  configurationId: string;
  /** SHA-256 of the state or RelayState; of an assertion, of its issuer and id. */
  key: string;
  /** Sealed: the person who has been proven; empty of an assertion. */
  sealed: string;
  createdAt: IsoDateTime;
  expires: IsoDateTime;
  /** Time that a session was begun by it, once. */
  usedAt: IsoDateTime | null;
}

/** Key pair of the server as a SAML service provider, with the private key sealed. */
export interface SamlKeyRecord {
  id: string;
  /** 1 for the first. */
  number: number;
  sealedPrivateKey: string;
  certificate: string;
  createdAt: IsoDateTime;
}

/** Plan that a tenant has been granted. */
export interface TenantPlanRecord {
  id: string;
  tenantId: TenantId;
  /** Key of the plan in the operator's configuration. */
  planKey: string;
  /** Null for one that never ends. */
  expires: IsoDateTime | null;
  createdAt: IsoDateTime;
}

/** Billing of a tenant: its customer at the payment provider. */
export interface BillingAccountRecord {
  id: string;
  tenantId: TenantId;
  provider: PaymentProviderType;
  /** Whether the tenant's billing is managed elsewhere. */
  externallyManaged: boolean;
  /** Id of the customer at the provider; null before there is one. */
  customerId: string | null;
  /** Account and mode of the provider that the customer belongs to. */
  providerAccount: string | null;
  /** Unique key: account and id of the customer, else the row's own id. */
  customerKey: string;
  name: string;
  /** Recipient of receipts; empty for the administrators. */
  email: string;
  address: BillingAddress;
  taxId: string;
  /** Id of the default payment method at the provider. */
  defaultMethodId: string | null;
  /** Time of the one trial. */
  trialUsedAt: IsoDateTime | null;
  /** Version for compare and set: what was read from the provider before another write is not written after it. */
  version: number;
  /** Last answer of the provider, and the time since which there is none. */
  syncedAt: IsoDateTime | null;
  failingSince: IsoDateTime | null;
  /** Time from which the reconciler asks the provider again. */
  dueAt: IsoDateTime;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Subscription, as the payment provider has it. */
export interface SubscriptionRecord {
  id: SubscriptionId;
  tenantId: TenantId;
  externalId: string;
  /** Id of its one item at the provider. */
  itemId: string;
  /** Unique key: the tenant's id while it is live, else its own. */
  liveKey: string;
  /** Key of the plan in the operator's configuration; empty for a price that no plan has. */
  planKey: string;
  status: SubscriptionStatus;
  /** Status as the provider says it. */
  providerStatus: string;
  seats: number;
  /** Price of a period with all seats, in minor units. */
  amount: number;
  currency: string;
  interval: BillingInterval;
  startDate: IsoDateTime;
  currentPeriodStart: IsoDateTime;
  currentPeriodEnd: IsoDateTime;
  trialEnd: IsoDateTime | null;
  /** Time at which it ends instead of renewing. */
  cancelAt: IsoDateTime | null;
  endedAt: IsoDateTime | null;
  scheduleId: string | null;
  scheduledPlanKey: string | null;
  scheduledAt: IsoDateTime | null;
  /** Seats of the scheduled change. */
  scheduledSeats: number | null;
  /** Id of its payment method at the provider; null for the customer's default one. */
  methodId: string | null;
  /** Time of the first failed payment that is not paid since. */
  pastDueSince: IsoDateTime | null;
  /** Time of the mail about the end of the trial. */
  trialNoticeAt: IsoDateTime | null;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Invoice, as the payment provider has it. Amounts are whole numbers of minor units. */
export interface InvoiceRecord {
  id: InvoiceId;
  tenantId: TenantId;
  externalId: string;
  /** Empty for one without a subscription. */
  subscriptionExternalId: string;
  number: string;
  status: InvoiceStatus;
  currency: string;
  subtotal: number;
  tax: number;
  total: number;
  due: number;
  paid: number;
  refunded: number;
  /** Dispute over its payment; null where there is none. */
  dispute: DisputeStatus | null;
  /** Attempts at its payment. */
  attempts: number;
  /** Reason why it is not paid; null where none is known. */
  issue: PaymentIssueReason | null;
  declineCode: string | null;
  issuedAt: IsoDateTime;
  paidAt: IsoDateTime | null;
  /** Recipient as printed, and the lines. */
  details: InvoiceDetails;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Printed parts of an invoice. */
export interface InvoiceDetails {
  name: string;
  email: string;
  address: BillingAddress;
  taxIds: readonly string[];
  lines: readonly {
    description: string;
    quantity: number;
    amount: number;
    periodStart: IsoDateTime;
    periodEnd: IsoDateTime;
  }[];
  taxes: readonly { name: string; amount: number }[];
  card: { brand: string; last4: string } | null;
}

/** Payment method, as the payment provider has it. */
export interface PaymentMethodRecord {
  id: PaymentMethodId;
  tenantId: TenantId;
  externalId: string;
  /** `card`, or another kind as the provider says it. */
  kind: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  name: string;
  email: string;
  address: BillingAddress;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Event of the payment provider that has been worked through. */
export interface BillingEventRecord {
  id: string;
  tenantId: TenantId;
  externalId: string;
  kind: string;
  createdAt: IsoDateTime;
}

export type Severity = 'Info' | 'Warning' | 'Error' | 'Success';

/** Audit log entry: actor, action, target. Source: architecture.md#server. */
export interface AuditRecord {
  id: string;
  tenantId: TenantId;
  userId: UserId | null;
  email: string | null;
  action: string;
  severity: Severity;
  ip: string | null;
  userAgent: string | null;
  /** Details, without secrets. */
  details: Readonly<Record<string, unknown>>;
  createdAt: IsoDateTime;
}

/** Mail or text message in the transactional outbox, deleted once it is sent. */
export interface OutboxRecord {
  id: string;
  kind: 'mail' | 'sms';
  /** Sealed message: it can contain a link that opens an account. */
  payload: Readonly<Record<string, unknown>>;
  attempts: number;
  /** Time from which the message can be sent; a worker's lease moves it forward. */
  dueAt: IsoDateTime;
  lastError: string | null;
  createdAt: IsoDateTime;
}

/** Environment or branch of a content source; id and alias together identify it. */
export interface ExternalContent {
  id: string;
  aliasedTo: string | null;
  name: string;
}

/** External system that the content of variants comes from. */
export interface ContentSourceRecord {
  id: string;
  tenantId: TenantId;
  name: string;
  provider: string;
  details: { environments: ExternalContent[]; branches: ExternalContent[] };
  createdAt: IsoDateTime;
}

/** Visitors for whom all conditions hold. */
export interface AudienceRecord {
  id: string;
  tenantId: TenantId;
  name: string;
  description: string;
  details: { conditions: FlagCondition[] };
  /** Version for optimistic concurrency. */
  version: number;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

export interface VariantColumns {
  id: string;
  name: string;
  /** Percent of the visitors. */
  share: number;
  headline: string;
  body: string;
}

/** Parts of an experience that are drafted and published together. */
export interface ExperienceContent {
  audienceId: string | null;
  sourceId: string | null;
  environment: Pick<ExternalContent, 'id' | 'aliasedTo'> | null;
  branch: Pick<ExternalContent, 'id' | 'aliasedTo'> | null;
  variants: VariantColumns[];
  rules: FlagCondition[];
}

export type ExperienceStatus = 'DRAFT' | 'PUBLISHED' | 'PAUSED' | 'ARCHIVED';

export interface ExperienceRecord {
  id: string;
  tenantId: TenantId;
  name: string;
  /** Search key, folded by `folded`. */
  searchable: string;
  description: string;
  status: ExperienceStatus;
  draft: ExperienceContent;
  /** Content that visitors get; null before the first publication. */
  published: ExperienceContent | null;
  /** Version for optimistic concurrency. */
  version: number;
  publishedVersion: number | null;
  publishedAt: IsoDateTime | null;
  /** Name of the person or key pair of the last change. */
  updatedBy: string | null;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

export type ExperienceEventKind =
  | 'CREATED'
  | 'EDITED'
  | 'PUBLISHED'
  | 'PAUSED'
  | 'RESUMED'
  | 'ARCHIVED'
  | 'RESTORED'
  | 'EXPOSURE'
  | 'CONVERSION';

/** Event in the life of an experience: a change, or a visit. Without data of the visitor. */
export interface ExperienceEventRecord {
  id: string;
  tenantId: TenantId;
  experienceId: string;
  kind: ExperienceEventKind;
  variantId: string | null;
  /** Names at the time of the event. */
  details: { experienceName: string; variantName: string | null; actor: string | null };
  createdAt: IsoDateTime;
}

/** Key pair of a program that acts for a tenant: client id and hashed secret. */
export interface KeyPairRecord {
  /** Client id. */
  id: string;
  tenantId: TenantId;
  name: string;
  /** SHA-256 of the secret. */
  secretHash: string;
  /** Permission keys, `*` for any text. */
  permissions: string[];
  createdAt: IsoDateTime;
  /** Time from which it is refused; null for never. */
  endedAt: IsoDateTime | null;
}

/** API token of a person or a tenant: an access token, or client credentials whose client id is its id. */
export interface ApiTokenRecord {
  id: string;
  tenantId: TenantId;
  /** Its maker: it can do no more than they can. */
  userId: UserId;
  kind: 'personal' | 'tenant';
  type: MachineToMachineAuthStrategy;
  description: string;
  /** Search and sort key: the description, folded. */
  searchable: string;
  /** Roles of a tenant's token; empty for a personal one. */
  roleIds: RoleId[];
  /** Beginning of its secret. */
  hint: string;
  /** SHA-256 of the secret. */
  secretHash: string;
  /** SHA-256 of the secret before the last rotation, and the time it stops working. */
  previousHash: string | null;
  previousUntil: IsoDateTime | null;
  /** Counts rotations; an access token that was exchanged names the number it saw. */
  version: number;
  /** Lifetime that it was created with, and gets again by a rotation; null for no end. */
  lifetimeMinutes: number | null;
  /** The year 9999 for never. */
  expires: IsoDateTime;
  /** Time of the mail about its end; the year 9999 for none. */
  noticeAt: IsoDateTime;
  /** Written at most once a minute; 1970 before the first use. */
  lastUsedAt: IsoDateTime;
  lastUsedIp: string | null;
  createdAt: IsoDateTime;
}

/** Environment of feature flags, which clients name by its public key. */
export interface FlagEnvironmentRecord {
  id: string;
  key: string;
  name: string;
  createdAt: IsoDateTime;
  /** Time of the last change of its flags. */
  updatedAt: IsoDateTime;
}

export interface FlagFeatureRecord {
  id: string;
  /** Number on the wire. */
  number: number;
  name: string;
  description: string;
  createdAt: IsoDateTime;
}

/** People whose traits fulfil all conditions. */
export interface FlagSegmentRecord {
  id: string;
  key: string;
  name: string;
  /** Order in which segments are looked at. */
  rank: number;
  details: { conditions: FlagCondition[] };
  createdAt: IsoDateTime;
}

/** State of a flag for an environment, a segment of its people, or one person. */
export interface FlagStateRecord {
  id: string;
  environmentId: string;
  featureId: string;
  /** Empty for the environment; `segment:<key>` or `person:<identifier>`. */
  subject: string;
  enabled: boolean;
  details: { value: string | number | boolean | null };
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Entry of the operator's log of flags. */
export interface FlagChangeRecord {
  id: string;
  environment: string;
  feature: string;
  subject: string;
  details: {
    before: { enabled: boolean; value: string | number | boolean | null } | null;
    after: { enabled: boolean; value: string | number | boolean | null } | null;
    by: string;
  };
  createdAt: IsoDateTime;
}

/** Signing key pair, with the private key sealed. */
export interface KeyRecord {
  id: string;
  algorithm: string;
  publicJwk: Readonly<Record<string, unknown>>;
  sealedPrivateJwk: string;
  createdAt: IsoDateTime;
  retiredAt: IsoDateTime | null;
}

/** Record type of every collection. */
export interface Records {
  tenants: TenantRecord;
  users: UserRecord;
  memberships: MembershipRecord;
  people: PersonRecord;
  accountSettings: AccountSettingsRecord;
  customLogins: CustomLoginRecord;
  groups: GroupRecord;
  groupConfigs: GroupConfigRecord;
  inviteLinks: InviteLinkRecord;
  roles: RoleRecord;
  permissions: PermissionRecord;
  deletions: DeletionRecord;
  sessions: SessionRecord;
  links: LinkRecord;
  passwords: PasswordRecord;
  passwordHistoryPolicies: PasswordHistoryPolicyRecord;
  lockoutPolicies: LockoutPolicyRecord;
  sessionPolicies: SessionPolicyRecord;
  mfaPolicies: MfaPolicyRecord;
  emailDomainConfigs: EmailDomainConfigRecord;
  emailDomainRestrictions: EmailDomainRestrictionRecord;
  challenges: ChallengeRecord;
  pictures: PictureRecord;
  authenticators: AuthenticatorRecord;
  phones: PhoneRecord;
  passkeys: PasskeyRecord;
  recoveryCodes: RecoveryCodeRecord;
  trustedBrowsers: TrustedBrowserRecord;
  ssoConfigurations: SsoConfigurationRecord;
  identities: IdentityRecord;
  accountDeletions: AccountDeletionRecord;
  oauthRecords: OauthRecord;
  ssoDomains: SsoDomainRecord;
  ssoGroups: SsoGroupRecord;
  ssoIdentities: SsoIdentityRecord;
  ssoFlows: SsoFlowRecord;
  tenantPlans: TenantPlanRecord;
  billingAccounts: BillingAccountRecord;
  subscriptions: SubscriptionRecord;
  invoices: InvoiceRecord;
  paymentMethods: PaymentMethodRecord;
  billingEvents: BillingEventRecord;
  contentSources: ContentSourceRecord;
  audiences: AudienceRecord;
  experiences: ExperienceRecord;
  experienceEvents: ExperienceEventRecord;
  keyPairs: KeyPairRecord;
  apiTokens: ApiTokenRecord;
  flagEnvironments: FlagEnvironmentRecord;
  flagFeatures: FlagFeatureRecord;
  flagSegments: FlagSegmentRecord;
  flagStates: FlagStateRecord;
  flagChanges: FlagChangeRecord;
  audits: AuditRecord;
  outbox: OutboxRecord;
  keys: KeyRecord;
  samlKeys: SamlKeyRecord;
}

export type CollectionName = keyof Records;

/** Collections whose rows refer to a person. */
export type PersonCollection = {
  [Name in CollectionName]: 'userId' extends keyof Records[Name] ? Name : never;
}[CollectionName];

/** Collections whose rows all belong to one tenant; the only ones of a tenant-bound store. */
export type TenantCollection =
  | 'memberships'
  | 'people'
  | 'accountSettings'
  | 'customLogins'
  | 'groups'
  | 'deletions'
  | 'groupConfigs'
  | 'inviteLinks'
  | 'passwordHistoryPolicies'
  | 'lockoutPolicies'
  | 'sessionPolicies'
  | 'mfaPolicies'
  | 'emailDomainConfigs'
  | 'emailDomainRestrictions'
  | 'ssoConfigurations'
  | 'ssoDomains'
  | 'ssoGroups'
  | 'ssoIdentities'
  | 'ssoFlows'
  | 'tenantPlans'
  | 'billingAccounts'
  | 'subscriptions'
  | 'invoices'
  | 'paymentMethods'
  | 'billingEvents'
  | 'contentSources'
  | 'audiences'
  | 'experiences'
  | 'experienceEvents'
  | 'keyPairs'
  | 'apiTokens'
  | 'audits'
  | 'sessions';
