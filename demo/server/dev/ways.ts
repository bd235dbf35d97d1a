import { MFA_STRATEGIES } from '../../../core/contract/entities/mfa.ts';
import type { OperatorConfig } from '../vendor/config.ts';

const BESIDE = ['Passkeys', 'SmsCode', 'SmsCodeV2'] as const;

/** Enables all sign-in strategies and second factors in a configuration that names none. */
export const withDemoWays = (config: OperatorConfig): OperatorConfig =>
  config.authStrategy === 'EmailAndPassword' && config.otherAuthStrategies.length === 0
    ? {
        ...config,
        otherAuthStrategies: ['Code', 'MagicLink', 'SmsCode'],
        secondaryAuthStrategies:
          config.secondaryAuthStrategies.length > 0
            ? config.secondaryAuthStrategies
            : BESIDE.map((strategy) => ({ strategy, isActive: true })),
        accountDeletion: { ...config.accountDeletion, enabled: true },
        mfa: { ...config.mfa, strategies: MFA_STRATEGIES },
      }
    : config;
