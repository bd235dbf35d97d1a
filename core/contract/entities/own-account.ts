import type { IsoDateTime, TenantId } from './ids.ts';
import type { MfaDevices } from './mfa.ts';
import type { Session } from './session.ts';
import type { SocialLink } from './social.ts';
import type { SsoType } from './sso.ts';
import type { Passkey } from './webauthn.ts';

/** Reason that an account cannot leave a company or be deleted. Ours. */
export type AccountHold = 'lastAdministrator' | 'onlyTenant' | 'resourceReadOnly' | 'accountSubscribed';

/** Company that holds an account, with the reason. */
export interface HoldingTenant {
  tenantId: TenantId;
  name: string;
  hold: AccountHold;
}

/** Account of the caller as a whole: whether it has a password, and whether they can leave the company, and delete it. Ours. Source: protocol/accounts.md#own-account. */
export interface OwnAccount {
  /** Whether there is a password to change; one without it sets the first by a mailed link. */
  hasPassword: boolean;
  /** The current company, and the reason that the caller cannot leave it. */
  leaving: { tenantId: TenantId; name: string; hold?: AccountHold };
  deletion: {
    /** Whether the operator lets people delete their accounts. */
    offered: boolean;
    /** Days between the request and the deletion. */
    graceDays: number;
    /** Time of the deletion that is requested. */
    deleteAt?: IsoDateTime;
    /** Companies that must be seen to first. */
    holds: HoldingTenant[];
    /** Names of companies that go with the account, as no one else belongs to them. */
    companies: string[];
  };
}

/** Application in an export. */
export interface ExportedApplication {
  kind: 'consent' | 'grant';
  clientId: string;
  name: string;
  scopes: string[];
  createdAt: IsoDateTime;
  expires: IsoDateTime;
}

/** Pending invitation in an export, with the address and name that were invited. */
export interface ExportedInvitation {
  company: string;
  email: string;
  name: string;
  sentAt: IsoDateTime;
  openedAt?: IsoDateTime;
  expires: IsoDateTime;
}

/** Everything about a person that the product keeps, without secrets. Ours. Source: protocol/accounts.md#own-account. */
export interface AccountExport {
  exportedAt: IsoDateTime;
  profile: {
    id: string;
    email: string;
    name: string;
    verified: boolean;
    language: string;
    createdAt: IsoDateTime;
    lastLogin?: IsoDateTime;
    hasPassword: boolean;
    /** Data URL with the bytes of the photo; its address where they are kept elsewhere. */
    photo?: string;
    /** Job title, address, time zone and what hosts keep. */
    metadata: Readonly<Record<string, unknown>>;
  };
  companies: { id: string; name: string; roles: string[]; groups: string[]; joinedAt: IsoDateTime }[];
  sessions: Session[];
  secondFactors: MfaDevices;
  passkeys: Passkey[];
  phoneNumbers: { phoneNumber: string; verified: boolean; createdAt: IsoDateTime }[];
  linkedAccounts: SocialLink[];
  /** Identities at the providers of companies, by which single sign-on knows the person. */
  ssoIdentities: { company: string; type: SsoType; provider: string; createdAt: IsoDateTime }[];
  /** Browsers in which no second factor is asked for. */
  trustedBrowsers: { createdAt: IsoDateTime; expires: IsoDateTime }[];
  /** Applications that the person has allowed (`consent`), or is signed in to (`grant`), by hosted login. */
  applications: ExportedApplication[];
  invitationsReceived: ExportedInvitation[];
  /** Invitations by the person that have not been accepted yet. */
  invitationsSent: ExportedInvitation[];
  /** Links by the person that let others join a company. */
  inviteLinks: { company: string; createdAt: IsoDateTime; expires: IsoDateTime }[];
  /** Personal API tokens. `expires` is absent for one that never does, the last use for one that was never used. */
  apiTokens: {
    description: string;
    createdAt: IsoDateTime;
    expires?: IsoDateTime;
    lastUsedAt?: IsoDateTime;
    lastUsedIp?: string;
  }[];
  /** Newest entries of the audit logs of the person's companies about what they did. */
  activity: { action: string; at: IsoDateTime; company: string; ipAddress?: string; userAgent?: string }[];
}
