import { isAuthorized } from '../../core/session/access.ts';
import { viewerIn } from '../../core/queries/queries.slice.ts';
import { useAppState } from './use-app.ts';

/**
 * Whether the person holds one of these permissions. It decides what is offered; what is allowed the server decides.
 * Source: product.md#access-control.
 */
export const useHasPermission = (...permissions: readonly string[]): boolean =>
  useAppState((state) => {
    const viewer = viewerIn(state);
    return viewer !== undefined && isAuthorized(viewer, { requiredPermissions: permissions });
  });
