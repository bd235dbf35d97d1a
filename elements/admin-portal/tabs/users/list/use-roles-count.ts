import { useAppState } from '../../../../kit/use-app.ts';

/**
 * Whether roles decide what people may do: then they are shown and changed, and nobody is invited without one. They do
 * until the operator is known to have it otherwise. Source: protocol/policies.md#public.
 */
export const useRolesCount = (): boolean => useAppState(({ vendor }) => vendor.config?.forcePermissions ?? true);
