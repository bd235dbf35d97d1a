import { useAppState } from '../../kit/use-app.ts';

/** Operator's settings that screens use; each has a default until it is loaded. */
interface Vendor {
  readonly name: string | undefined;
  readonly whiteLabel: boolean;
  readonly allowsSignUps: boolean;
}

/**
 * Reads the operator's name, white-label mode and sign-up policy.
 * Source: protocol/operator.md#vendor, protocol/policies.md#public.
 */
export const useVendor = (): Vendor => {
  const { publicInfo, config, loading } = useAppState(({ vendor }) => vendor);
  return {
    name: publicInfo?.name || undefined,
    // the maker is not shown before white-label mode is known
    whiteLabel: publicInfo ? publicInfo.whiteLabelMode : loading,
    allowsSignUps: config?.allowSignups ?? false,
  };
};
