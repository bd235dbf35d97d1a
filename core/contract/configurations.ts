import { under } from './endpoint.ts';
import type { LockoutPolicy, PasswordHistoryPolicy, SessionConfigurations } from './entities/policy.ts';
import { publicConfigurations } from './public-configurations.ts';

const { get, post, patch } = under('/identity/resources/configurations/v1');
const ofSessions = under('/identity/resources/configurations/sessions/v1');

/**
 * Body for saving the password history policy: PATCH when it has an id, POST otherwise.
 * Source: protocol/policies.md.
 */
export interface PasswordHistoryPolicyDraft {
  id?: string;
  enabled: boolean;
  historySize: number;
}

/** Body for saving the lockout policy. Source: protocol/policies.md. */
export interface LockoutPolicyDraft {
  id?: string;
  enabled: boolean;
  maxAttempts: number;
}

// biome-ignore format: one line a call
/** The rules of a tenant and of the operator. Source: protocol/policies.md#public. */
export const configurations = {
  ...publicConfigurations,
  passwordHistoryPolicy:       get('/password-history-policy').returns<PasswordHistoryPolicy>(),
  createPasswordHistoryPolicy: post('/password-history-policy').body<PasswordHistoryPolicyDraft>().returns<PasswordHistoryPolicy>(),
  updatePasswordHistoryPolicy: patch('/password-history-policy').body<PasswordHistoryPolicyDraft>().returns<PasswordHistoryPolicy>(),
  vendorPasswordHistoryPolicy: get('/password-history-policy/vendor').returns<PasswordHistoryPolicy>(),
  sessionPolicy:               ofSessions.get('').returns<SessionConfigurations>(),
  saveSessionPolicy:           ofSessions.post('').body<SessionConfigurations>(),
  lockoutPolicy:               get('/lockout-policy').returns<LockoutPolicy>(),
  createLockoutPolicy:         post('/lockout-policy').body<LockoutPolicyDraft>().returns<LockoutPolicy>(),
  updateLockoutPolicy:         patch('/lockout-policy').body<LockoutPolicyDraft>().returns<LockoutPolicy>(),
  vendorLockoutPolicy:         get('/lockout-policy/vendor').returns<LockoutPolicy>(),
};
