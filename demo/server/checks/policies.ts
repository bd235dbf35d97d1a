import * as v from 'valibot';
import { AUTH_STRATEGIES, SECONDARY_AUTH_STRATEGIES } from '../../../core/contract/entities/auth.ts';
import { moment } from './fields.ts';

/** Response schemas of policies and settings. Source: core/contract/entities. */

export const passwordConfig = v.object({
  minLength: v.number(),
  maxLength: v.number(),
  allowPassphrases: v.boolean(),
  minPhraseLength: v.number(),
  minOptionalTestsToPass: v.number(),
  requiredTests: v.object({ checkThreeRepeatedChars: v.boolean() }),
  optionalTests: v.object({
    requireLowercase: v.boolean(),
    requireUppercase: v.boolean(),
    requireNumbers: v.boolean(),
    requireSpecialChars: v.boolean(),
  }),
});

export const passwordStrength = v.object({
  score: v.number(),
  refused: v.exactOptional(
    v.picklist(['passwordPolicyNotMet', 'passwordTooGuessable', 'passwordContainsPersonalData', 'passwordBreached']),
  ),
});

export const passwordHistoryPolicy = v.object({
  id: v.pipe(v.string(), v.uuid()),
  enabled: v.boolean(),
  historySize: v.number(),
  createdAt: moment(),
  updatedAt: moment(),
});

export const lockoutPolicy = v.object({
  id: v.pipe(v.string(), v.uuid()),
  enabled: v.boolean(),
  maxAttempts: v.number(),
  createdAt: moment(),
  updatedAt: moment(),
});

export const sessionConfigurations = v.object({
  sessionTimeoutConfiguration: v.exactOptional(v.object({ isActive: v.boolean(), timeout: v.number() })),
  sessionIdleTimeoutConfiguration: v.exactOptional(v.object({ isActive: v.boolean(), timeout: v.number() })),
  sessionConcurrentConfiguration: v.exactOptional(v.object({ isActive: v.boolean(), maxSessions: v.number() })),
});

export const captchaPolicy = v.object({
  id: v.pipe(v.string(), v.uuid()),
  enabled: v.boolean(),
  siteKey: v.string(),
  createdAt: moment(),
  updatedAt: moment(),
});

const strategy = v.picklist(AUTH_STRATEGIES);

export const authStrategies = v.object({
  mainAuthStrategies: v.array(v.object({ strategy })),
  secondaryAuthStrategies: v.array(
    v.object({
      strategy: v.picklist(SECONDARY_AUTH_STRATEGIES),
      isActive: v.boolean(),
    }),
  ),
});

export const vendorConfig = v.object({
  allowSignups: v.boolean(),
  allowNotVerifiedUsersLogin: v.boolean(),
  apiTokensEnabled: v.boolean(),
  forcePermissions: v.boolean(),
  authStrategy: strategy,
  machineToMachineAuthStrategy: v.picklist(['ClientCredentials', 'AccessToken']),
  captchaEnabled: v.exactOptional(v.boolean()),
});

export const vendorPublicInfo = v.object({
  name: v.string(),
  logo: v.nullable(v.string()),
  icon: v.nullable(v.string()),
  whiteLabelMode: v.boolean(),
});

export const metadata = v.object({
  rows: v.array(v.object({ id: v.string(), entityName: v.string(), configuration: v.record(v.string(), v.unknown()) })),
});

export const featureFlags = v.record(v.string(), v.picklist(['on', 'off']));
