import type { VendorState } from '../store/state.ts';
import type { AuthStrategy } from '../contract/entities/auth.ts';

/** The first ways in that the screens know. */
export type LoginMethod = Extract<AuthStrategy, 'EmailAndPassword' | 'Code' | 'MagicLink' | 'SmsCode'>;

const KNOWN: readonly AuthStrategy[] = ['EmailAndPassword', 'Code', 'MagicLink', 'SmsCode'] satisfies LoginMethod[];

const isMethod = (strategy: AuthStrategy): strategy is LoginMethod => KNOWN.includes(strategy);

/**
 * The ways in that are offered here, the first one first; a password where nothing is known.
 * Source: product.md#method-choice.
 */
export const loginMethodsOf = ({ strategies, config }: VendorState): readonly LoginMethod[] => {
  const offered = strategies?.mainAuthStrategies?.map(({ strategy }) => strategy) ?? [];
  const first = offered.length > 0 ? offered : [config?.authStrategy ?? 'EmailAndPassword'];
  return first.filter(isMethod);
};
