import { mfa } from '../../../core/contract/mfa.ts';
import { serve } from '../serve.ts';
import { enrollAuthenticator, verify, verifyAuthenticator, verifyNewAuthenticator } from './authenticator.ts';
import { sendEmailCode, verifyEmailCode } from './email-code.ts';
import { recover } from './recover.ts';
import { enrollSms, sendSms, verifyNewSms, verifySms } from './sms.ts';

const {
  enrollWebAuthn: _enrol,
  verifyNewWebAuthn: _verifyNew,
  askWebAuthn: _ask,
  verifyWebAuthn: _verify,
  ...calls
} = mfa;

/** Second factors while somebody signs in, or steps up. Source: SPEC §7 "Authentication". */
export const mfaRoutes = serve(calls, {
  verify,
  recover,
  enrollAuthenticator,
  verifyNewAuthenticator,
  verifyAuthenticator,
  sendEmailCode,
  verifyEmailCode,
  enrollSms,
  verifyNewSms,
  sendSms,
  verifySms,
});
