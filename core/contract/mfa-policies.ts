import { under } from './endpoint.ts';
import type { EnforceMfaType, MfaPolicy, MfaStrategies, RememberDevice } from './entities/mfa.ts';

const { get, post, patch } = under('/identity/resources/configurations/v1');

/** Body for saving the policy. Source: protocol/policies.md. */
interface MfaPolicyDraft {
  id?: string;
  enforceMFAType: EnforceMfaType;
}

// biome-ignore format: one line a call
/** Calls for the policy of second factors and the available strategies. Source: protocol/second-factors.md#policy. */
export const mfaPolicies = {
  strategies:     get('/mfa/strategies').returns<MfaStrategies>(),
  rememberDevice: get('/mfa-policy/allow-remember-device').query<{ mfaToken: string }>().returns<RememberDevice>(),
  read:           get('/mfa-policy').returns<MfaPolicy>(),
  create:         post('/mfa-policy').body<MfaPolicyDraft>().returns<MfaPolicy>(),
  update:         patch('/mfa-policy').body<MfaPolicyDraft>().returns<MfaPolicy>(),
  vendor:         get('/mfa-policy/vendor').returns<MfaPolicy>(),
};
