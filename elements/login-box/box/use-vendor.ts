import { useAppState } from '../../kit/use-app.ts';

/** What the screens know of the operator; each part has a default until, or unless, it is known. */
interface Vendor {
  readonly name: string | undefined;
  readonly whiteLabel: boolean;
  readonly allowsSignUps: boolean;
}

/** Whose product this is. Source: protocol/operator.md#vendor, protocol/policies.md#public. */
export const useVendor = (): Vendor => {
  const { publicInfo, config, loading } = useAppState(({ vendor }) => vendor);
  return {
    name: publicInfo?.name || undefined,
    // nothing is said of the maker before it is known that it may be
    whiteLabel: publicInfo ? publicInfo.whiteLabelMode : loading,
    allowsSignUps: config?.allowSignups ?? false,
  };
};
