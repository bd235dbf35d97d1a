import type { TenantId } from './entities/ids.ts';
import type { FieldFailure } from './field-failure.ts';

/**
 * Kinds of failure, for code to branch on. The first group is known from the answer's status or its absence, or from a
 * captcha that cannot be asked; the second travels as `errorCode`, which is ours: the protocol leaves the server's
 * codes open. Words are chosen last.
 */
export type FailureKind =
  | 'offline'
  | 'cancelled'
  | 'malformed'
  | 'badRequest'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'rateLimited'
  | 'serverError'
  | 'serviceMissing'
  | 'captchaUnavailable'
  | AuthenticatorFault
  | ErrorCode;

/** Failure kinds of WebAuthn in the browser. Cancelling is no fault. Source: WebAuthn "create", "get". */
export type AuthenticatorFault =
  | 'authenticatorExists'
  | 'authenticatorUnsupported'
  | 'authenticatorNotEligible'
  | 'authenticatorForbidden'
  | 'authenticatorFailed';

/** The server's own codes, sent beside `errors`. Ours: the protocol names no codes. */
export type ErrorCode = (typeof ERROR_CODES)[number];

export const ERROR_CODES = [
  'invalidCredentials',
  'emailNotVerified',
  'accountLocked',
  'methodDisabled',
  'codeInvalid',
  'codeExpired',
  'codeAttemptsExceeded',
  'codeTimeSkewed',
  'codeAlreadyUsed',
  'recoveryCodeInvalid',
  'challengeExpired',
  'passkeyVerificationFailed',
  'passkeyNotFound',
  'passkeyAlreadyRegistered',
  'phoneNumberTaken',
  'phoneNumberLimitReached',
  'smsUnavailable',
  'stepUpRequired',
  'captchaFailed',
  'flowExpired',
  'providerDenied',
  'providerFailed',
  'accountNotLinked',
  'emailNotProvided',
  'identityLinked',
  'lastSignInMethod',
  'lastFactor',
  'signUpsDisabled',
  'emailTaken',
  'passwordPolicyNotMet',
  'passwordTooGuessable',
  'passwordContainsPersonalData',
  'passwordBreached',
  'passwordReused',
  'linkExpired',
  'linkAlreadyUsed',
  'linkInvalid',
  'sessionEnded',
  'roleKeyTaken',
  'resourceReadOnly',
  'insufficientPrivilege',
  'defaultRolesExceedPrivilege',
  'cannotTargetSelf',
  'lastAdministrator',
  'onlyTenant',
  'accountDeletionDisabled',
  'alreadyMember',
  'invitationPending',
  'staleVersion',
  'externallyManaged',
  'paymentProviderMissing',
  'paymentProviderUnavailable',
  'paymentProviderFailed',
  'paymentDeclined',
  'paymentMethodNeeded',
  'subscriptionMissing',
  'subscriptionExists',
  'subscriptionNotCancelable',
  'subscriptionNotRenewable',
  'planChangeNotAllowed',
  'seatsNeeded',
  'seatLimitReached',
  'ssoDomainNotValidated',
  'ssoNotConfigured',
  'ssoRequired',
  'ssoAccountMismatch',
  'domainTaken',
  'domainNotProven',
  'emailDomainNotAllowed',
  'notAllowedWhileImpersonating',
  'notAllowedForTokens',
  'membersOnly',
  'tokenLimitReached',
  'nothingToUpdate',
  'hierarchyCycle',
  'hierarchyTooDeep',
  'tenantIdTaken',
  'loginAliasTaken',
  'accountSubscribed',
  'originNotAllowed',
  'invalidInput',
] as const;

/** A call that did not succeed. Source: protocol/README.md#failures. */
export interface Failure {
  kind: FailureKind;
  /**
   * The protocol's text: the joined `errors`, or the text for the status. In the server's language, for logs; screens
   * choose words of their own by `kind`.
   */
  message: string;
  /** The HTTP status, absent where no answer came. */
  status?: number;
  errors?: string[];
  /** Fields that were refused, where `invalidInput`. */
  fields?: FieldFailure[];
  /** How often a code may still be tried, where one was wrong. */
  attemptsLeft?: number;
  /** Seconds after which it may be tried again, where the server says so. */
  retryAfter?: number;
  /** Seconds: how old a proof may be, where `stepUpRequired`; any age where it is absent. */
  maxAge?: number;
  /** Tenant whose policy requires a second factor, where `stepUpRequired` is about that. */
  tenantId?: TenantId;
  /** The bank's reason, where `paymentDeclined`: `insufficient_funds`; absent where it gives none. */
  declineCode?: string;
  /** Email of the account, which the identity provider has confirmed, where `accountNotLinked`. */
  email?: string;
  /** `frontegg-trace-id` of the answer. */
  traceId?: string;
}

/** The body of every refusal. Source: protocol/README.md#failures; `errorCode` ours. */
export interface FailureBody {
  errors: string[];
  errorCode?: ErrorCode;
  /** Beside `invalidInput`. */
  fields?: FieldFailure[];
  /** Beside `codeInvalid`. */
  attemptsLeft?: number;
  /** Beside `stepUpRequired`. */
  maxAge?: number;
  /** Beside `stepUpRequired`, where a tenant's policy asks for it. */
  tenantId?: TenantId;
  /** Beside `paymentDeclined`. */
  declineCode?: string;
  /** Beside `accountNotLinked`. */
  email?: string;
}

/** Outcome of an operation that can fail: a value or a failure. */
export type Result<Value, Wrong = Failure> = { ok: true; value: Value } | { ok: false; failure: Wrong };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const failed = <Wrong>(failure: Wrong): Result<never, Wrong> => ({ ok: false, failure });
