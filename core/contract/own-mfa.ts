import { under } from './endpoint.ts';
import type {
  AuthenticatorEnrollment,
  MfaDevices,
  OtcSent,
  RecoveryCodes,
  SmsSent,
  WebAuthnDeviceType,
} from './entities/mfa.ts';
import type { CreationOptions, CredentialProof, NewCredential, RequestOptions } from './entities/webauthn.ts';

const { get, post, patch, del } = under('/identity/resources/users/v1/mfa');

/** Id by which codes by mail are removed: a person has that factor once. Ours. */
export const EMAIL_FACTOR = 'email';

// biome-ignore format: one line a call
/**
 * The caller's own second factors. Ours: what is set up answers recovery codes where it is the first, codes by mail are
 * set up and any factor renamed, or removed by a fresh proof, and recovery codes are counted and renewed.
 * Source: protocol/second-factors.md#own-factors.
 */
export const ownMfa = {
  devices:                get('/devices').returns<MfaDevices>(),
  enrollAuthenticator:    post('/authenticator/enroll').returns<AuthenticatorEnrollment>(),
  verifyNewAuthenticator: post('/authenticator/enroll/verify').body<{ token: string }>().returns<RecoveryCodes>(),
  removeAuthenticator:    post('/authenticator/{deviceId}/disable/verify').body<{ token?: string }>(),
  enrollSms:              post('/sms/enroll').body<{ phoneNumber: string }>().returns<SmsSent>(),
  verifyNewSms:           post('/sms/enroll/verify').body<{ otcToken: string; code: string }>().returns<RecoveryCodes>(),
  enrollWebAuthn:         post('/webauthn/enroll').body<{ deviceType?: WebAuthnDeviceType }>().returns<{ webauthnToken: string; options: CreationOptions }>(),
  verifyNewWebAuthn:      post('/webauthn/enroll/verify').body<{ deviceType: WebAuthnDeviceType; webauthnToken: string; options: NewCredential }>().returns<RecoveryCodes>(),
  enrollEmail:            post('/emailcode/enroll').returns<OtcSent>(),
  verifyNewEmail:         post('/emailcode/enroll/verify').body<{ otcToken: string; code: string }>().returns<RecoveryCodes>(),
  renameDevice:           patch('/devices/{deviceId}').body<{ name: string }>(),
  removeDevice:           del('/devices/{deviceId}'),
  recoveryCodes:          get('/recovery-codes').returns<{ left: number }>(),
  renewRecoveryCodes:     post('/recovery-codes').returns<RecoveryCodes>(),

  enroll:                 post('/enroll').returns<AuthenticatorEnrollment>(),
  verifyEnroll:           post('/enroll/verify').body<{ token: string }>().returns<RecoveryCodes>(),
  disable:                post('/disable').body<{ token?: string }>(),
  askToRemoveSms:         post('/sms/{deviceId}/disable').returns<SmsSent>(),
  removeSms:              post('/sms/{deviceId}/disable/verify').body<{ otcToken?: string; code?: string }>(),
  askToRemoveWebAuthn:    post('/webauthn/{deviceId}/disable').returns<{ webauthnToken: string; options: RequestOptions }>(),
  removeWebAuthn:         post('/webauthn/{deviceId}/disable/verify').body<{ webauthnToken?: string; options?: CredentialProof }>(),
};
