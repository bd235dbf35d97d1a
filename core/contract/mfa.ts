import { under } from './endpoint.ts';
import type { LoginAnswer } from './entities/auth.ts';
import type { AuthenticatorEnrollment, OtcSent, SmsSent, WebAuthnDeviceType } from './entities/mfa.ts';
import type { CreationOptions, CredentialProof, NewCredential, RequestOptions } from './entities/webauthn.ts';

const { post } = under('/identity/resources/auth/v1/user/mfa');

/** Input common to all these calls: the challenge of a sign-in or a step-up. */
export interface WithMfaToken {
  mfaToken: string;
}

/** A proof, and whether this browser is to be remembered. */
export interface FactorProof extends WithMfaToken {
  rememberDevice?: boolean;
}

/** A code that was sent, with what its sending answered. */
export interface Otc extends FactorProof {
  otcToken: string;
  code: string;
}

// biome-ignore format: one line a call
/**
 * Calls for second factors during a sign-in or a step-up. `enroll` comes before `{deviceId}`, which would match it too.
 * Source: protocol/second-factors.md#challenge.
 */
export const mfa = {
  verify:                     post('/verify').body<FactorProof & { value: string; invitationToken?: string }>().returns<LoginAnswer>(),
  recover:                    post('/recover').body<{ email: string; recoveryCode: string }>(),

  enrollAuthenticator:        post('/authenticator/enroll').body<WithMfaToken>().returns<AuthenticatorEnrollment>(),
  verifyNewAuthenticator:     post('/authenticator/enroll/verify').body<FactorProof & { token: string }>().returns<LoginAnswer>(),
  verifyAuthenticator:        post('/authenticator/{deviceId}/verify').body<FactorProof & { value: string }>().returns<LoginAnswer>(),

  sendEmailCode:              post('/emailcode').body<WithMfaToken>().returns<OtcSent>(),
  verifyEmailCode:            post('/emailcode/verify').body<Otc>().returns<LoginAnswer>(),

  enrollSms:                  post('/sms/enroll').body<WithMfaToken & { phoneNumber: string }>().returns<SmsSent>(),
  verifyNewSms:               post('/sms/enroll/verify').body<Otc>().returns<LoginAnswer>(),
  sendSms:                    post('/sms/{deviceId}').body<WithMfaToken>().returns<SmsSent>(),
  verifySms:                  post('/sms/{deviceId}/verify').body<Otc>().returns<LoginAnswer>(),

  enrollWebAuthn:             post('/webauthn/enroll').body<WithMfaToken & { deviceType?: WebAuthnDeviceType }>().returns<{ webauthnToken: string; options: CreationOptions }>(),
  verifyNewWebAuthn:          post('/webauthn/enroll/verify').body<FactorProof & { deviceType: WebAuthnDeviceType; webauthnToken: string; options: NewCredential }>().returns<LoginAnswer>(),
  askWebAuthn:                post('/webauthn/{deviceId}').body<WithMfaToken>().returns<{ webauthnToken: string; options: RequestOptions }>(),
  verifyWebAuthn:             post('/webauthn/{deviceId}/verify').body<FactorProof & { webauthnToken: string; options: CredentialProof }>().returns<LoginAnswer>(),
};
