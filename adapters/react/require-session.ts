import type { AuthUser } from '../../core/index.ts';
import { loadCore } from './load-core.ts';
import type { SessionRequirement } from './require-session-of.ts';

/**
 * Guard of a route before it renders, for loaders, middleware and `beforeLoad`: resolves to the signed-in user once the app
 * of a provider knows one, else throws the router's redirect to the login route, which leads back. Without auth routes in
 * the address it waits, while the provider shows the login box. On a server everyone passes, and it resolves to undefined.
 */
export const requireSession = async (wanted: SessionRequirement): Promise<AuthUser | undefined> =>
  typeof window === 'undefined' ? undefined : (await loadCore()).requireSessionOf(wanted);
