import type { VendorState } from '../store/state.ts';

/** Whether codes to a phone number sign in here, first or beside other methods. Source: protocol/policies.md#strategies. */
export const offersPhones = ({ strategies }: Pick<VendorState, 'strategies'>): boolean =>
  (strategies?.mainAuthStrategies?.some(({ strategy }) => strategy === 'SmsCode') ?? false) ||
  (strategies?.secondaryAuthStrategies?.some(
    ({ strategy, isActive }) => isActive && (strategy === 'SmsCode' || strategy === 'SmsCodeV2'),
  ) ??
    false);
