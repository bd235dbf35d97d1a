import { under } from './endpoint.ts';
import type { LoginAnswer } from './entities/auth.ts';
import type {
  CreationOptions,
  CredentialProof,
  NewCredential,
  Passkey,
  PasskeySignal,
  RequestOptions,
} from './entities/webauthn.ts';

const { post } = under('/identity/resources/auth/v1/webauthn');
const devices = under('/identity/resources/users/webauthn/v1/devices');

// biome-ignore format: one line a call
/**
 * Signing in by passkey, and the caller's own.
 * Source: protocol/passkeys.md#sign-in, protocol/passkeys.md#devices; the answers of `verify` and `remove`, and `rename`, ours.
 */
export const passkeys = {
  prelogin:  post('/prelogin').body<{ email?: string; userId?: string; recaptchaToken?: string }>().returns<RequestOptions>(),
  postlogin: post('/postlogin').body<CredentialProof & { recaptchaToken?: string; invitationToken?: string }>().returns<LoginAnswer>(),
  list:      devices.get('').returns<{ devices: Passkey[] }>(),
  create:    devices.post('').returns<CreationOptions>(),
  verify:    devices.post('/verify').body<NewCredential>().returns<{ id: string }>(),
  rename:    devices.patch('/{deviceId}').body<{ name: string }>(),
  remove:    devices.del('/{deviceId}').returns<PasskeySignal>(),
};
