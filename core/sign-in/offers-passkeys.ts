import type { VendorState } from '../store/state.ts';

/** Whether passkeys sign in here, first or beside other methods. Source: protocol/policies.md#strategies. */
export const offersPasskeys = ({ strategies }: Pick<VendorState, 'strategies'>): boolean =>
  (strategies?.mainAuthStrategies?.some(({ strategy }) => strategy === 'Passkeys') ?? false) ||
  (strategies?.secondaryAuthStrategies?.some(({ strategy, isActive }) => strategy === 'Passkeys' && isActive) ?? false);

/**
 * Whether a passkey button is to be expected. Ours: it is while the operator's strategies are unknown, if the browser has
 * passkeys, so that the card has its final size from the first paint on with most operators.
 */
export const expectsPasskeys = (vendor: Pick<VendorState, 'strategies'>): boolean =>
  'PublicKeyCredential' in globalThis && (!vendor.strategies || offersPasskeys(vendor));
