import type { AuthStrategies, AuthStrategy } from '../../../core/contract/entities/auth.ts';
import type { EnforceMfaType, MfaStrategy } from '../../../core/contract/entities/mfa.ts';
import type { VendorId } from '../../../core/contract/entities/ids.ts';
import type {
  CaptchaPolicy,
  LockoutPolicy,
  PasswordConfig,
  PasswordHistoryPolicy,
} from '../../../core/contract/entities/policy.ts';
import type { FeatureFlags, VendorConfig, VendorPublicInfo } from '../../../core/contract/entities/vendor.ts';
import { DEFAULT_CURRENCY } from '../../../core/contract/money.ts';
import { DEFAULT_ROUTES, type Routes } from '../../../core/contract/paths.ts';
import type { SigningAlgorithm } from '../keys/signing-algorithms.ts';
import { DEFAULT_LIMITS, type Limits } from '../limits/limits.ts';
import type { BillingDefinition, FeatureDefinition, PlanDefinition } from './plans.ts';
import type { SocialProviderDefinition } from './social-providers.ts';
import type { HostedLoginDefinition } from './hosted-clients.ts';
import type { SsoProviderDefinition } from './sso-definitions.ts';
import { DEFAULT_PERMISSIONS, DEFAULT_ROLES, type PermissionDefinition, type RoleDefinition } from './roles.ts';

/** Icon of a page, as its `<link>` has it. */
export interface Favicon {
  href: string;
  type?: string;
  sizes?: string;
  media?: string;
}

/**
 * Configuration of the operator, complete and checked; the same keys as in `fe.config.json`.
 * Source: protocol/policies.md#public; the rest ours.
 */
export interface OperatorConfig extends VendorConfig {
  vendorId: VendorId;
  /** Public information about the vendor of the product. */
  vendor: VendorPublicInfo;
  /** Whether companies can have invitation links by which anyone can join. */
  tenantInvitationsAllowed: boolean;
  /** Sign-in strategies beside `authStrategy`, the primary one. */
  otherAuthStrategies: readonly AuthStrategy[];
  secondaryAuthStrategies: AuthStrategies['secondaryAuthStrategies'];
  /** Client ids that are accepted; the first is the audience of access tokens. */
  clientIds: readonly string[];
  /** Other origins whose pages can call with cookies (CORS): `https://app.example.com`. */
  origins: readonly string[];
  /** Private hosts of the operator's network that the server can call: `idp.internal`, `10.0.0.5:8443`. */
  privateHosts: readonly string[];
  /** Paths that links in mails lead to, below `basename`. */
  routes: Routes;
  /** The path under which the host lives: `/app`; empty at the root. */
  basename: string;
  urlStrategy: 'path' | 'hash';
  /** Whether the server shows the login box itself, at the auth routes of `routes`; else the product's own pages do. */
  authPages: boolean;
  passwordPolicy: PasswordConfig;
  /** Minimum score of a new password, 0 to 4: 3 takes 10⁹ guesses. */
  passwordStrength: { minScore: number };
  /** Minimum for every tenant's own policy. */
  passwordHistoryPolicy: Pick<PasswordHistoryPolicy, 'enabled' | 'historySize'>;
  /** Minimum for every tenant's own policy, and the duration of a lockout. */
  lockoutPolicy: Pick<LockoutPolicy, 'enabled' | 'maxAttempts'> & { lockedMinutes: number };
  /** Captcha: whether it is required, and the minimum score. */
  captchaPolicy: Pick<CaptchaPolicy, 'enabled' | 'siteKey'> & { minScore: number; verifyUrl: string };
  /** Providers of social sign-in, in the order of their buttons. */
  social: readonly SocialProviderDefinition[];
  /** Applications that sign people in by hosted login. */
  hostedLogin: HostedLoginDefinition;
  /** Second factors: policy, offered strategies, and for how many days a browser can be trusted; 0 for none. */
  mfa: { enforceMFAType: EnforceMfaType; strategies: readonly MfaStrategy[]; rememberDays: number };
  sessions: {
    /** Lifetime of a refresh token, in days. */
    refreshTokenDays: number;
    /** Grace period of a rotated refresh token, in milliseconds: until then it is answered with its successor. */
    refreshGraceMs: number;
    /** Maximum idle timeout; null where only the tenant's policy decides. */
    idleSeconds: number | null;
    /** Absolute timeout, since the person authenticated: 30 days. Source: ASVS 5.0 §7.3.2. */
    absoluteSeconds: number | null;
    /** Maximum of concurrent sessions of a person; the oldest end. */
    maxSessions: number | null;
  };
  /** Algorithm of signing keys made from now on; older keys keep theirs until they are rotated. */
  signingAlgorithm: SigningAlgorithm;
  /** Rotation interval of signing keys, in days. */
  signingKeyDays: number;
  /** Rate limits, by IP address and by account. */
  limits: Limits;
  /** Single sign-on: domains that the operator vouches for, each with its company, and providers that the operator sets up. */
  sso: {
    domains: readonly { tenantId: string; domain: string }[];
    configurations: readonly SsoProviderDefinition[];
  };
  /** Countries that texts are sent to, by ISO 3166: `DE`; null for all. */
  smsCountries: readonly string[] | null;
  /** Deleting one's own account. */
  accountDeletion: { enabled: boolean; graceDays: number };
  links: {
    activationHours: number;
    invitationHours: number;
    passwordResetMinutes: number;
    unlockMinutes: number;
    magicLinkMinutes: number;
  };
  roles: readonly RoleDefinition[];
  permissions: readonly PermissionDefinition[];
  /** Keys of the roles that the first person of a company gets. */
  signUpRoles: readonly string[];
  /** Features that tenants can be given, and the plans that grant them. */
  features: readonly FeatureDefinition[];
  plans: readonly PlanDefinition[];
  /** Rules of billing. */
  billing: BillingDefinition;
  /** Page of the host shell. */
  shell: {
    /** Name of the product and title of its pages; null for the vendor's. */
    title: string | null;
    favicons: readonly Favicon[];
    /** Containers of Google Tag Manager. */
    tagManagers: readonly { id: string; enabled: boolean }[];
  };
  flags: FeatureFlags;
  /** Entity name to its configuration: `adminBox`. */
  metadata: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Defaults of the configuration. */
export const DEFAULT_CONFIG: OperatorConfig = {
  // an id is branded where data enters, and this is where
  vendorId: '5d2f4a6e-0b1c-4c7e-9a53-6f1de27c0a11' as VendorId,
  vendor: { name: 'Tasklane', logo: null, icon: null, whiteLabelMode: false },
  allowSignups: true,
  allowNotVerifiedUsersLogin: false,
  tenantInvitationsAllowed: true,
  apiTokensEnabled: true,
  forcePermissions: true,
  authStrategy: 'EmailAndPassword',
  machineToMachineAuthStrategy: 'ClientCredentials',
  otherAuthStrategies: [],
  secondaryAuthStrategies: [],
  clientIds: ['demo'],
  origins: [],
  privateHosts: [],
  routes: DEFAULT_ROUTES,
  basename: '',
  urlStrategy: 'path',
  authPages: false,
  passwordPolicy: {
    minLength: 10,
    maxLength: 128,
    allowPassphrases: true,
    minPhraseLength: 20,
    // Source: OWASP ASVS 5.0, 6.2.5: no rule of composition, unless the operator sets one
    minOptionalTestsToPass: 3,
    requiredTests: { checkThreeRepeatedChars: false },
    optionalTests: {
      requireLowercase: false,
      requireUppercase: false,
      requireNumbers: false,
      requireSpecialChars: false,
    },
  },
  passwordStrength: { minScore: 3 },
  passwordHistoryPolicy: { enabled: true, historySize: 4 },
  captchaPolicy: {
    enabled: false,
    siteKey: '',
    minScore: 0.5,
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  },
  lockoutPolicy: { enabled: true, maxAttempts: 10, lockedMinutes: 60 },
  social: [],
  hostedLogin: { clients: [] },
  mfa: {
    enforceMFAType: 'DontForce',
    strategies: ['AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'],
    rememberDays: 14,
  },
  sessions: {
    refreshTokenDays: 30,
    refreshGraceMs: 10_000,
    idleSeconds: null,
    absoluteSeconds: 30 * 86_400,
    maxSessions: 50,
  },
  signingAlgorithm: 'RS256',
  signingKeyDays: 90,
  limits: DEFAULT_LIMITS,
  sso: { domains: [], configurations: [] },
  smsCountries: null,
  accountDeletion: { enabled: false, graceDays: 14 },
  links: {
    activationHours: 24,
    invitationHours: 168,
    passwordResetMinutes: 60,
    unlockMinutes: 60,
    magicLinkMinutes: 15,
  },
  roles: DEFAULT_ROLES,
  permissions: DEFAULT_PERMISSIONS,
  signUpRoles: ['Admin'],
  features: [],
  plans: [],
  billing: {
    currency: DEFAULT_CURRENCY,
    defaultPlan: null,
    allowPlanDowngrade: true,
    allowPlanCancellation: true,
    trialEndAction: 'change_to_default',
    tenantCreatedAction: 'create_customer',
    path: null,
    graceDays: 14,
    providerName: 'Stripe',
    invoiceLogo: null,
    sellerLines: [],
    taxRates: [],
    automaticTax: false,
  },
  shell: { title: null, favicons: [], tagManagers: [] },
  flags: {},
  metadata: { adminBox: {} },
};
