import { failed, type ErrorCode, type FailureBody, type Result } from '../../core/contract/failure.ts';

/** A call that was understood and declined. Source: SPEC §8; the codes are ours. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503;
  body: FailureBody;
}

const TEXTS: Record<Exclude<ErrorCode, 'invalidInput'>, [status: Refusal['status'], text: string]> = {
  wrongCredentials: [401, 'Incorrect email or password'],
  notVerified: [403, 'Confirm your email address before you sign in'],
  signUpsClosed: [403, 'Sign-ups are closed'],
  emailTaken: [409, 'This email address has an account already'],
  passwordWeak: [400, 'The password does not meet the policy'],
  passwordBreached: [400, 'This password is known from a data breach; choose another'],
  passwordReused: [400, 'This password was used before; choose another'],
  linkExpired: [400, 'This link has expired'],
  linkUsed: [400, 'This link has been used'],
  linkInvalid: [400, 'This link is not valid'],
  sessionEnded: [401, 'The session has ended'],
};

/** Declines with one of our codes. */
export const refuse = (code: keyof typeof TEXTS): Result<never, Refusal> => {
  const [status, text] = TEXTS[code];
  return failed({ status, body: { errors: [text], errorCode: code } });
};

/** Declines because what was named is not there: `Session not found`. */
export const notFound = (entity: string): Result<never, Refusal> =>
  failed({ status: 404, body: { errors: [`${entity} not found`] } });

/** Declines input, one sentence a fault: `email: must be an email address`. */
export const invalid = (errors: string[]): Result<never, Refusal> =>
  failed({ status: 400, body: { errors, errorCode: 'invalidInput' } });
