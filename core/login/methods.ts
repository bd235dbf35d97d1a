import type { VendorState } from '../store/state.ts';
import type { AuthStrategy } from '../contract/entities/auth.ts';

/** The first ways in that the screens know. */
export type Method = Extract<AuthStrategy, 'EmailAndPassword' | 'Code' | 'MagicLink' | 'SmsCode'>;

const KNOWN: readonly AuthStrategy[] = ['EmailAndPassword', 'Code', 'MagicLink', 'SmsCode'] satisfies Method[];

const isMethod = (strategy: AuthStrategy): strategy is Method => KNOWN.includes(strategy);

/**
 * The ways in that are offered here, the first one first; a password where nothing is known.
 * Source: product.md#method-choice.
 */
export const methodsOf = ({ strategies, config }: VendorState): readonly Method[] => {
  const offered = strategies?.mainAuthStrategies?.map(({ strategy }) => strategy) ?? [];
  const first = offered.length > 0 ? offered : [config?.authStrategy ?? 'EmailAndPassword'];
  return first.filter(isMethod);
};
