import type { AuthUser } from '../../core/index.ts';
import { loadCore } from './load-core.ts';

/** Route that is entered, and how its router redirects. */
export interface SessionRequirement {
  /** Address of the route: `request.url` in React Router, `location.publicHref` in TanStack Router. */
  url: string;
  /** Redirect of the router that replaces the history entry. Its answer is thrown. */
  redirect: (path: string) => unknown;
  /** Name of the app, where there are several. */
  app?: string;
}

/**
 * Guard of a route before it renders, for loaders, middleware and `beforeLoad`: resolves to the signed-in user once the app
 * of a provider knows one, else throws the router's redirect to the login route, which leads back. Without auth routes in
 * the address it waits, while the provider shows the login box. On a server everyone passes, and it resolves to undefined.
 */
export const requireSession = async (wanted: SessionRequirement): Promise<AuthUser | undefined> =>
  typeof window === 'undefined' ? undefined : (await loadCore()).requireSessionOf(wanted);
