import type { TenantId } from '../../core/contract/entities/ids.ts';
import { failed, type ErrorCode, type FailureBody, type Result } from '../../core/contract/failure.ts';
import type { FieldCode, FieldFailure } from '../../core/contract/field-failure.ts';
import { fieldFailure, inEnglish } from './checks/rule.ts';

/**
 * Refusal: a call that was understood and is not carried out. Source: protocol/README.md#failures; the codes are ours.
 */
export interface Refusal {
  status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503;
  /** Seconds after which the client can retry. */
  retryAfter?: number;
  body: FailureBody;
}

const TEXTS: Record<Exclude<ErrorCode, 'invalidInput'>, [status: Refusal['status'], text: string]> = {
  invalidCredentials: [401, 'Incorrect email or password'],
  emailNotVerified: [403, 'Confirm your email address before you sign in'],
  accountLocked: [403, 'Too many attempts: the account is locked; use the link in the email we sent to unlock it'],
  captchaFailed: [403, 'The captcha could not be verified; try again'],
  methodDisabled: [403, 'This sign-in method is not available here'],
  codeInvalid: [401, 'The code is wrong'],
  codeExpired: [401, 'The code has expired or was already used'],
  codeAttemptsExceeded: [401, 'Too many attempts; request a new code'],
  codeTimeSkewed: [401, 'The code is from a different time; check the clock of the device that shows it'],
  codeAlreadyUsed: [401, 'The code was already used; wait for the next one'],
  recoveryCodeInvalid: [401, 'The recovery code is wrong or was already used'],
  challengeExpired: [401, 'The challenge has expired or was already completed; sign in again'],
  passkeyVerificationFailed: [401, 'This passkey could not be verified'],
  passkeyNotFound: [401, 'This passkey is not registered here'],
  passkeyAlreadyRegistered: [409, 'This device is already set up'],
  phoneNumberTaken: [409, 'This phone number belongs to another account'],
  phoneNumberLimitReached: [409, 'There are too many phone numbers; remove one first'],
  smsUnavailable: [503, 'Text messages cannot be sent to this number right now'],
  stepUpRequired: [403, 'Confirm your identity again'],
  flowExpired: [401, 'This sign-in has expired or was already used; start again'],
  providerDenied: [401, 'The identity provider was told not to sign in'],
  providerFailed: [401, 'The identity provider could not sign in'],
  accountNotLinked: [409, 'An account with this email address exists; sign in to it, then link the other one'],
  emailNotProvided: [403, 'The identity provider confirms no email address; sign up with one, then link it'],
  identityLinked: [409, 'This is linked to another account'],
  lastSignInMethod: [409, 'This is the only way to sign in; add another one first'],
  lastFactor: [409, 'The company requires a second factor; add another one first'],
  signUpsDisabled: [403, 'Sign-up is by invitation only'],
  emailTaken: [409, 'This email address already has an account'],
  passwordPolicyNotMet: [400, 'The password does not meet the policy'],
  passwordTooGuessable: [400, 'The password is too easy to guess; choose another'],
  passwordContainsPersonalData: [400, 'The password contains too much of a name or address; choose another'],
  passwordBreached: [400, 'This password is known from a data breach; choose another'],
  passwordReused: [400, 'This password was used before; choose another'],
  linkExpired: [400, 'This link has expired'],
  linkAlreadyUsed: [400, 'This link was already used'],
  linkInvalid: [400, 'This link is not valid'],
  sessionEnded: [401, 'The session has ended'],
  roleKeyTaken: [409, 'This key is already in use'],
  resourceReadOnly: [403, 'This is managed elsewhere and cannot be edited here'],
  insufficientPrivilege: [403, 'You need more permissions to do this'],
  defaultRolesExceedPrivilege: [
    403,
    'New people get default roles with more permissions than you have; choose the roles',
  ],
  cannotTargetSelf: [403, 'You cannot do this to your own account'],
  lastAdministrator: [409, 'The company needs at least one administrator'],
  onlyTenant: [409, 'This is the only company of the account; delete the account instead'],
  accountDeletionDisabled: [403, 'Accounts are not deleted here; ask an administrator'],
  alreadyMember: [409, 'This person is already a member'],
  invitationPending: [409, 'This person has not accepted the invitation yet: revoke it instead'],
  nothingToUpdate: [400, 'No changes to update'],
  hierarchyCycle: [409, 'An account cannot be moved below itself'],
  hierarchyTooDeep: [409, 'Accounts cannot be nested any deeper'],
  accountSubscribed: [409, 'Cancel the subscriptions of this account and of those below it first'],
  tenantIdTaken: [409, 'There is an account of this id already'],
  loginAliasTaken: [409, 'Another company has this login address'],
  originNotAllowed: [403, 'This origin is not allowed to use this service'],
  notAllowedWhileImpersonating: [403, 'Not allowed while impersonating'],
  membersOnly: [403, 'Only a member of this account can do this; you have entered it from another'],
  notAllowedForTokens: [403, 'An API token cannot do this; sign in'],
  tokenLimitReached: [409, 'There are too many API tokens; delete one that is not used'],
  staleVersion: [409, 'Someone else changed this; reload and try again'],
  externallyManaged: [403, 'Billing is externally managed.'],
  paymentProviderMissing: [409, 'Payment provider not configured'],
  paymentProviderUnavailable: [503, 'The payment provider cannot be reached; try again in a moment'],
  paymentProviderFailed: [500, 'Internal feature failure'],
  paymentDeclined: [402, 'The payment was declined'],
  paymentMethodNeeded: [409, 'A payment method is needed'],
  subscriptionMissing: [404, 'Subscription not found.'],
  subscriptionExists: [409, 'The company already has a subscription; reload'],
  subscriptionNotCancelable: [409, 'Only an active subscription that is not canceled yet can be canceled'],
  subscriptionNotRenewable: [409, 'Only a subscription that ends with its period can be renewed'],
  planChangeNotAllowed: [403, 'This change of plan is not available'],
  seatsNeeded: [409, 'The company has more people than seats'],
  seatLimitReached: [409, 'All seats of the company are taken'],
  ssoDomainNotValidated: [403, 'The email address is not of a domain that the company has validated'],
  ssoNotConfigured: [409, 'Single sign-on is not set up for this address any more'],
  ssoRequired: [403, 'The company requires single sign-on'],
  ssoAccountMismatch: [409, 'The identity provider names another person by this email address'],
  domainTaken: [409, 'This domain belongs to another company'],
  domainNotProven: [409, 'The TXT record was not found; it can take a while until it is seen'],
  emailDomainNotAllowed: [403, 'The company does not allow email addresses of this domain'],
};

/** Error that rolls a transaction back and carries the call's refusal. */
export class Declined extends Error {
  override readonly name = 'Declined';
  constructor(readonly refusal: Refusal) {
    super('declined');
  }
}

const plain = (status: Refusal['status'], text: string): Result<never, Refusal> =>
  failed({ status, body: { errors: [text] } });

/** Refuses with one of our codes. */
export const refuse = (code: keyof typeof TEXTS): Result<never, Refusal> => {
  const [status, text] = TEXTS[code];
  return failed({ status, body: { errors: [text], errorCode: code } });
};

/** Refuses a wrong code, with the attempts left. */
export const wrongCode = (attemptsLeft: number): Result<never, Refusal> => {
  const refused = refuse(attemptsLeft > 0 ? 'codeInvalid' : 'codeAttemptsExceeded');
  if (!refused.ok && attemptsLeft > 0) refused.failure.body.attemptsLeft = attemptsLeft;
  return refused;
};

/** Refuses an identity that is not linked to the account of its address, which its provider has confirmed. */
export const accountNotLinked = (email: string): Result<never, Refusal> => {
  const refused = refuse('accountNotLinked');
  if (!refused.ok) refused.failure.body.email = email;
  return refused;
};

/** Refuses a session that is not stepped up, or longer ago than this many seconds. */
export const stepUpRequired = (maxAge: number | undefined): Result<never, Refusal> => {
  const refused = refuse('stepUpRequired');
  if (!refused.ok && maxAge !== undefined) refused.failure.body.maxAge = maxAge;
  return refused;
};

/** Refuses a session without the second factor that this tenant requires. */
export const mfaRequired = (tenantId: TenantId): Result<never, Refusal> => {
  const refused = refuse('stepUpRequired');
  if (!refused.ok) refused.failure.body.tenantId = tenantId;
  return refused;
};

/** Refuses an entity that does not exist: `Session not found`. */
export const notFound = (entity: string): Result<never, Refusal> => plain(404, `${entity} not found`);

/** Limit of failures in one answer, and of characters in each, so that no input makes a large answer. Ours. */
export const FAULTS_MAX = 20;
const FAULT_CHARACTERS = 300;

/** Truncates a text to a number of characters, never within one. */
export const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/**
 * Refuses invalid input: `fields` for programs, and a sentence for each, `email: must be an email address`. Only the
 * first ones are sent, each truncated.
 */
export const invalid = (failures: readonly FieldFailure[]): Result<never, Refusal> => {
  const fields = failures.slice(0, FAULTS_MAX);
  const errors = fields.map((failure) => cutTo(inEnglish(failure), FAULT_CHARACTERS));
  return failed({ status: 400, body: { errors, errorCode: 'invalidInput', fields } });
};

/** Refuses input for one field. */
export const invalidField = <Code extends FieldCode>(
  ...failure: Parameters<typeof fieldFailure<Code>>
): Result<never, Refusal> => invalid([fieldFailure<Code>(...failure)]);

/** Refuses a missing or invalid access token. */
export const unauthorized = (): Result<never, Refusal> => plain(401, 'Unauthorized');

/** Refuses a caller without the permission. */
export const forbidden = (): Result<never, Refusal> => plain(403, 'Forbidden');

/** Refuses a body that is larger than any call needs. Source: protocol/README.md#failures. */
export const tooLarge = (): Result<never, Refusal> => plain(413, 'Error request is too large');

/** Refuses a body that is not JSON. */
export const notJson = (): Result<never, Refusal> => plain(415, 'Content-Type must be application/json');

/** Refuses a body that is no form. */
export const notForm = (): Result<never, Refusal> => plain(415, 'Content-Type must be multipart/form-data');

/** Refuses by rate limit; the client can retry after so many seconds. */
export const rateLimited = (retryAfter: number): Result<never, Refusal> =>
  failed({ status: 429, retryAfter, body: { errors: ['Too many requests'] } });

/** Refuses while a dependency is unavailable; a retry is likely to succeed. */
export const unavailable = (): Result<never, Refusal> =>
  failed({
    status: 503,
    retryAfter: 1,
    body: { errors: ['The server is temporarily unavailable; try again in a moment'] },
  });

/** Refuses to read data sealed with a key that the operator has removed; a retry does not help. */
export const keyMissing = (): Result<never, Refusal> =>
  plain(503, 'This cannot be decrypted: its key is missing. Ask the operator of this server to restore it');

/** Refuses after an internal error, without its details. */
export const broken = (): Result<never, Refusal> => plain(500, 'Internal server error');
