import type { ErrorCode } from '../failure.ts';
import type { IsoDateTime } from './ids.ts';

/** Password policy. Source: protocol/policies.md#password. */
export interface PasswordConfig {
  /** Characters. */
  minLength: number;
  maxLength: number;
  /** A longer text is a passphrase and is spared the optional tests. */
  allowPassphrases: boolean;
  minPhraseLength: number;
  /** How many of the active optional tests must hold. */
  minOptionalTestsToPass: number;
  requiredTests: { checkThreeRepeatedChars: boolean };
  optionalTests: {
    requireLowercase: boolean;
    requireUppercase: boolean;
    requireNumbers: boolean;
    requireSpecialChars: boolean;
  };
}

/** Strength of a password, and the reason it would be refused. Ours. */
export interface PasswordStrength {
  /** 0 to 4; those below the operator's `minScore` are refused. */
  score: number;
  refused?: PasswordRefusal;
}

/** Reasons to refuse a password that do not depend on the account's history. */
export type PasswordRefusal = Extract<
  ErrorCode,
  'passwordPolicyNotMet' | 'passwordTooGuessable' | 'passwordContainsPersonalData' | 'passwordBreached'
>;

/** After how many failures in a row an account is locked. Source: protocol/policies.md#lockout. */
export interface LockoutPolicy {
  id: string;
  enabled: boolean;
  /** Failures, 0 to 100; at least one where the policy is enabled. */
  maxAttempts: number;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Action that a captcha token is requested for, and that its verification returns. Source: reCAPTCHA v3 "Actions". */
export type CaptchaAction = 'login' | 'signup' | 'prelogin';

/** Whether people must show that they are no robots. Source: protocol/policies.md#captcha. */
export interface CaptchaPolicy {
  id: string;
  enabled: boolean;
  /** Public key that a page requests captcha tokens with. */
  siteKey: string;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/**
 * When sessions end by themselves, in seconds, and how many a person may have.
 * Source: protocol/sessions.md#settings.
 */
export interface SessionConfigurations {
  /** Since signing in. */
  sessionTimeoutConfiguration?: { isActive: boolean; timeout: number };
  /** Since the last visit. */
  sessionIdleTimeoutConfiguration?: { isActive: boolean; timeout: number };
  sessionConcurrentConfiguration?: { isActive: boolean; maxSessions: number };
}

/**
 * Password history policy: number of earlier passwords that cannot be reused.
 * Source: protocol/policies.md#password-history.
 */
export interface PasswordHistoryPolicy {
  id: string;
  enabled: boolean;
  /** Passwords, 0 to 10. */
  historySize: number;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}
