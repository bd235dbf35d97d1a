import type {
  GroupId,
  IsoDateTime,
  PermissionId,
  RoleId,
  SessionId,
  TenantId,
  UserId,
} from '../../../core/contract/entities/ids.ts';
import type { EnforceMfaType, WebAuthnDeviceType } from '../../../core/contract/entities/mfa.ts';
import type { ManagedBy, Provider } from '../../../core/contract/entities/user.ts';

/** Records as stored. Ids are UUIDs, times ISO 8601 in UTC, in both stores. */

export interface TenantRecord {
  id: TenantId;
  name: string;
  isReseller: boolean;
  /** The company it lies below. */
  parentId: TenantId | null;
  metadata: string;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** A person; one for the whole installation, whatever tenants they belong to. */
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
  /** BCP 47, for the mails they get. */
  language: string;
  /** The tenant they act in unless they switch. */
  tenantId: TenantId;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
  lastLogin: IsoDateTime | null;
  /** Whether codes by mail are a second factor of the person. */
  emailFactor: boolean;
  /** Whether the next sign-in must enroll a second factor, after a recovery code has removed them. */
  mustEnrol: boolean;
  /** When their password was found among breached ones; null once there is another. */
  breachedAt: IsoDateTime | null;
  /** When they last proved who they are by more than reading their mail. */
  provenAt: IsoDateTime | null;
}

/** A person's place in one tenant. */
export interface MembershipRecord {
  id: string;
  tenantId: TenantId;
  userId: UserId;
  roleIds: RoleId[];
  groupIds: GroupId[];
  activated: boolean;
  /** An administrator has closed it: they cannot enter the tenant. */
  locked: boolean;
  /** Pending invitation of a person, with an account elsewhere or none; null once accepted. */
  invitation: InvitationColumns | null;
  /** Counts what administrators change about it. */
  version: number;
  createdAt: IsoDateTime;
}

/** An invitation that is open: of whom it is about, only what the tenant said itself. */
export interface InvitationColumns {
  email: string;
  name: string;
  searchable: string;
  /** SHA-256 of the token in its link. */
  tokenHash: string;
  expires: IsoDateTime;
  /** Sender of the invitation. */
  invitedBy?: UserId;
  /** Initial phone number of a person without an account. */
  phone?: string;
}

/**
 * A person in a tenant, as lists look for them. Both stores keep these rows by themselves, in the transaction that changes
 * a membership, its person or their second factors; no other code writes them. `id` is the membership's.
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
  /** When they last signed in, or else joined; to the day. */
  activeAt: IsoDateTime;
  activated: boolean;
  /** Invited, and not come yet. */
  pending: boolean;
  locked: boolean;
  superUser: boolean;
  roleIds: RoleId[];
  groupIds: GroupId[];
  version: number;
  createdAt: IsoDateTime;
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
  /** Shown to administrators again and again. */
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
  /** SHA-256 of the refresh token that works now. */
  tokenHash: string;
  /** SHA-256 of the one before it, good within the grace. */
  previousHash: string | null;
  /** With the token before it, gives the token that works now: so that a repeated question gets the same answer. */
  successorSalt: string | null;
  /** Counts rotations; a rotation names the number it saw (compare and set). */
  generation: number;
  rotatedAt: IsoDateTime;
  /** Authentication methods (`amr`): `pwd`, or `otp` for a mailed code or link; `rba` where the browser was trusted instead of a second factor. RFC 8176. */
  amr: string[];
  authenticatedAt: IsoDateTime;
  /** When they last proved it once more. */
  steppedUpAt: IsoDateTime | null;
  /** The mark of the browser it was opened in; null where that had none. */
  browser: string | null;
  /** The mark of the one that renewed it last; empty where that showed none. */
  renewedBy: string | null;
  /** Actor who impersonates this person; null where it is the person. */
  actor: Actor | null;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: IsoDateTime;
  expires: IsoDateTime;
  /** Set when ended; the row stays until cleaned, so that reuse is known. */
  endedAt: IsoDateTime | null;
}

/** Purpose of a mailed link. */
export type LinkPurpose = 'activation' | 'passwordReset' | 'unlock' | 'magicLink';

export interface LinkRecord {
  id: string;
  userId: UserId;
  /** A mailed code is kept as a link is, and so are an invitation once it has been accepted, and one that was taken back. */
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
  | 'newKey'
  | 'key'
  | 'phoneReset'
  | 'phoneChange'
  | 'signUp';

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

/** An authenticator app. */
export interface AuthenticatorRecord {
  id: string;
  userId: UserId;
  /** Sealed, in base32. */
  sealedSecret: string;
  /** The time step of the last code that was good: none up to it is again. Source: RFC 6238 §5.2. */
  lastStep: number;
  createdAt: IsoDateTime;
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
  /** Unique: the number where it is a way in, else the row's own id. */
  wayIn: string;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
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

/** A browser in which a second factor is not asked for again. */
export interface TrustedBrowserRecord {
  id: string;
  userId: UserId;
  /** SHA-256 of what its cookie holds. */
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

/** An earlier password, kept only so that it does not come back. */
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

/** A validated email domain whose people sign in at their company's identity provider. */
export interface SsoDomainRecord {
  id: string;
  tenantId: TenantId;
  domain: string;
  validated: boolean;
  address: string;
  idpType: 'saml' | 'oidc';
}

/** A plan a tenant has been given. */
export interface TenantPlanRecord {
  id: string;
  tenantId: TenantId;
  /** Key of the plan in the operator's configuration. */
  planKey: string;
  /** Null for one that never ends. */
  expires: IsoDateTime | null;
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
  /** Sealed: it holds a link that opens an account. */
  payload: Readonly<Record<string, unknown>>;
  attempts: number;
  /** Not before this moment; a worker that takes the row puts it off for as long as it may need. */
  dueAt: IsoDateTime;
  lastError: string | null;
  createdAt: IsoDateTime;
}

/** A signing key pair, the private half sealed. */
export interface KeyRecord {
  id: string;
  algorithm: string;
  publicJwk: Readonly<Record<string, unknown>>;
  sealedPrivateJwk: string;
  createdAt: IsoDateTime;
  retiredAt: IsoDateTime | null;
}

/** Every collection of the store. */
export interface Records {
  tenants: TenantRecord;
  users: UserRecord;
  memberships: MembershipRecord;
  people: PersonRecord;
  groups: GroupRecord;
  groupConfigs: GroupConfigRecord;
  inviteLinks: InviteLinkRecord;
  roles: RoleRecord;
  permissions: PermissionRecord;
  sessions: SessionRecord;
  links: LinkRecord;
  passwords: PasswordRecord;
  passwordHistoryPolicies: PasswordHistoryPolicyRecord;
  lockoutPolicies: LockoutPolicyRecord;
  sessionPolicies: SessionPolicyRecord;
  mfaPolicies: MfaPolicyRecord;
  challenges: ChallengeRecord;
  authenticators: AuthenticatorRecord;
  phones: PhoneRecord;
  passkeys: PasskeyRecord;
  recoveryCodes: RecoveryCodeRecord;
  trustedBrowsers: TrustedBrowserRecord;
  ssoDomains: SsoDomainRecord;
  tenantPlans: TenantPlanRecord;
  audits: AuditRecord;
  outbox: OutboxRecord;
  keys: KeyRecord;
}

export type CollectionName = keyof Records;

/** The collections whose rows name a person. */
export type PersonCollection = {
  [Name in CollectionName]: 'userId' extends keyof Records[Name] ? Name : never;
}[CollectionName];

/** The collections whose every row belongs to one tenant; the only ones a tenant-bound store has. */
export type TenantCollection =
  | 'memberships'
  | 'people'
  | 'groups'
  | 'groupConfigs'
  | 'inviteLinks'
  | 'passwordHistoryPolicies'
  | 'lockoutPolicies'
  | 'sessionPolicies'
  | 'mfaPolicies'
  | 'ssoDomains'
  | 'tenantPlans'
  | 'audits'
  | 'sessions';
