import type { VendorState } from '../store/state.ts';

/** Whether one can sign in by passkey here. Source: protocol/policies.md#strategies. */
export const offersPasskeys = ({ strategies }: VendorState): boolean =>
  strategies?.secondaryAuthStrategies?.some(({ strategy, isActive }) => strategy === 'Passkeys' && isActive) ?? false;
