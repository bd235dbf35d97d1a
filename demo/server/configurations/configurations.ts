import { configurations } from '../../../core/contract/configurations.ts';
import { ok } from '../../../core/contract/failure.ts';
import type { AuthStrategies } from '../../../core/contract/entities/auth.ts';
import { authStrategies, captchaPolicy, passwordConfig, vendorConfig } from '../checks/policies.ts';
import { offeredStrategies, allowsLocalAccounts } from '../sign-in/strategies.ts';
import { anyone, signedIn } from '../rules.ts';
import { serve } from '../serve.ts';
import type { OperatorConfig } from '../vendor/config.ts';
import { createLockoutPolicy, lockoutPolicy, updateLockoutPolicy, vendorLockoutPolicy } from './lockout-policy.ts';
import {
  createPasswordHistoryPolicy,
  passwordHistoryPolicy,
  updatePasswordHistoryPolicy,
  vendorPasswordHistoryPolicy,
} from './password-history-policy.ts';
import { saveSessionPolicy, sessionPolicy } from './session-policy.ts';
import { ALWAYS } from './tenant-policy.ts';

const strategiesOf = (config: OperatorConfig): AuthStrategies => ({
  mainAuthStrategies: offeredStrategies(config).map((strategy) => ({ strategy })),
  secondaryAuthStrategies: config.secondaryAuthStrategies,
});

/** Routes of the policies of tenants and the operator. Source: protocol/policies.md#public. */
export const configurationRoutes = serve(configurations, {
  public: anyone({
    answer: vendorConfig,
    handle: async ({ ports: { config } }) =>
      ok({
        allowSignups: allowsLocalAccounts(config),
        allowNotVerifiedUsersLogin: config.allowNotVerifiedUsersLogin,
        apiTokensEnabled: config.apiTokensEnabled,
        forcePermissions: config.forcePermissions,
        authStrategy: config.authStrategy,
        machineToMachineAuthStrategy: config.machineToMachineAuthStrategy,
        captchaEnabled: config.captchaPolicy.enabled,
      }),
  }),
  password: anyone({ answer: passwordConfig, handle: async ({ ports }) => ok(ports.config.passwordPolicy) }),
  strategies: signedIn({ answer: authStrategies, handle: async ({ ports }) => ok(strategiesOf(ports.config)) }),
  publicStrategies: anyone({ answer: authStrategies, handle: async ({ ports }) => ok(strategiesOf(ports.config)) }),
  captchaPolicy: anyone({
    answer: captchaPolicy,
    handle: async ({ ports: { config } }) => {
      const { enabled, siteKey } = config.captchaPolicy;
      return ok({ id: config.vendorId, enabled, siteKey, createdAt: ALWAYS, updatedAt: ALWAYS });
    },
  }),
  passwordHistoryPolicy,
  createPasswordHistoryPolicy,
  updatePasswordHistoryPolicy,
  vendorPasswordHistoryPolicy,
  sessionPolicy,
  saveSessionPolicy,
  lockoutPolicy,
  createLockoutPolicy,
  updateLockoutPolicy,
  vendorLockoutPolicy,
});
