import { under } from './endpoint.ts';
import type {
  AuthenticatorEnrollment,
  MfaDevices,
  RecoveryCodes,
  SmsSent,
  WebAuthnDeviceType,
} from './entities/mfa.ts';
import type { CreationOptions, NewCredential } from './entities/webauthn.ts';

const { get, post } = under('/identity/resources/users/v1/mfa');

// biome-ignore format: one line a call
/**
 * The caller's own second factors. What is set up answers recovery codes where it is the first: ours.
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
};
