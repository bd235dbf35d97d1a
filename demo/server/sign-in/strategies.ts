import type { AuthStrategy, SecondaryAuthStrategy } from '../../../core/contract/entities/auth.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { OperatorConfig } from '../vendor/config.ts';

type Offering = Pick<OperatorConfig, 'authStrategy' | 'otherAuthStrategies' | 'secondaryAuthStrategies'>;

/** Public sign-in strategies, the operator's primary one first. Source: protocol/policies.md#strategies. */
export const offeredStrategies = ({
  authStrategy,
  otherAuthStrategies,
}: Pick<Offering, 'authStrategy' | 'otherAuthStrategies'>): AuthStrategy[] => [
  ...new Set([authStrategy, ...otherAuthStrategies]),
];

/** Checks whether sign-ups are allowed: not where people can only sign in by their companies' own providers. */
export const allowsLocalAccounts = (config: OperatorConfig): boolean =>
  config.allowSignups && offeredStrategies(config).some((strategy) => strategy !== 'NoLocalAuthentication');

/** Refuses a sign-in strategy that the operator does not offer. */
export const requireStrategy = (config: Offering, strategy: AuthStrategy): Result<undefined, Refusal> =>
  offeredStrategies(config).includes(strategy) || (strategy === 'SmsCode' && isActive(config, 'SmsCode', 'SmsCodeV2'))
    ? ok(undefined)
    : refuse('methodDisabled');

/** Refuses a secondary sign-in strategy that the operator has not enabled; passkeys may be a primary one too. */
export const requireSecondaryStrategy = (
  config: Offering,
  ...strategies: SecondaryAuthStrategy[]
): Result<undefined, Refusal> =>
  isActive(config, ...strategies) || strategies.some((strategy) => isOffered(config, strategy))
    ? ok(undefined)
    : refuse('methodDisabled');

const isOffered = (config: Offering, strategy: string): boolean =>
  strategy === 'Passkeys' && offeredStrategies(config).includes(strategy);

const isActive = ({ secondaryAuthStrategies }: Offering, ...strategies: SecondaryAuthStrategy[]): boolean =>
  secondaryAuthStrategies.some(({ strategy, isActive: active }) => active && strategies.includes(strategy));
