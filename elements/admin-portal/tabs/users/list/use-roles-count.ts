import { useAppState } from '../../../../kit/use-app.ts';

/**
 * Whether roles decide permissions: then they are shown and editable, and an invitation needs one. True until the
 * operator's setting is loaded.
 * Source: protocol/policies.md#public.
 */
export const useRolesCount = (): boolean => useAppState(({ vendor }) => vendor.config?.forcePermissions ?? true);
