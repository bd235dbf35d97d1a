import { isAuthorized } from '../../core/session/access.ts';
import { viewerIn } from '../../core/queries/queries.slice.ts';
import { useAppState } from './use-app.ts';

/**
 * Permission check of the signed-in person: true where they have one of these. It decides what is offered; the server
 * decides what is allowed. Source: product.md#access-control.
 */
export const useHasPermission = (...permissions: readonly string[]): boolean =>
  useAppState((state) => {
    const viewer = viewerIn(state);
    return viewer !== undefined && isAuthorized(viewer, { requiredPermissions: permissions });
  });
