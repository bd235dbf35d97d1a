import { mfa } from '../../../core/contract/mfa.ts';
import { serve } from '../serve.ts';
import { enrollAuthenticator, verify, verifyAuthenticator, verifyNewAuthenticator } from './authenticator.ts';
import { sendEmailCode, verifyEmailCode } from './email-code.ts';
import { recover } from './recover.ts';
import { askWebAuthn, enrollWebAuthn, verifyNewWebAuthn, verifyWebAuthn } from './webauthn.ts';
import { enrollSms, sendSms, verifyNewSms, verifySms } from './sms.ts';

/** Second factors at sign-in and step-up. Source: protocol/second-factors.md#challenge. */
export const mfaRoutes = serve(mfa, {
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
  enrollWebAuthn,
  verifyNewWebAuthn,
  askWebAuthn,
  verifyWebAuthn,
});
