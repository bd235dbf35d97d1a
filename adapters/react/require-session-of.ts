import { type App, type AuthUser, type SessionState, whenApp } from '../../core/index.ts';
import { isKnown, sessionOnce } from '../guarded.ts';
import { belowBase } from '../routed.ts';

/** Route that is entered, and how its router redirects. */
export interface SessionRequirement {
  /** Address of the route: `request.url` in React Router, `location.publicHref` in TanStack Router. */
  url: string;
  /** Redirect of the router that replaces the history entry. Its answer is thrown. */
  redirect: (path: string) => unknown;
  /** Name of the app, where there are several. */
  app?: string;
}

const isIn = (session: SessionState): session is SessionState & { status: 'signedIn' } => session.status === 'signedIn';

/** Session that `requireSession()` requires, in a page. Source: react.md#before-a-route-renders. */
export const requireSessionOf = async ({
  url,
  redirect,
  app: name = 'default',
}: SessionRequirement): Promise<AuthUser> => {
  const app = await new Promise<App>((resolve) => whenApp(name, resolve));
  const session = await sessionOnce(app, isKnown);
  if (isIn(session)) return session.user;
  const { pathname, search, hash } = new URL(url, window.location.href);
  const wanted = pathname + search + hash;
  const login = app.router.href('loginUrl');
  if (login === undefined) return (await sessionOnce(app, isIn)).user;
  const isHome = wanted === app.router.href('authenticatedUrl');
  const path = isHome ? login : `${login}?${new URLSearchParams({ redirectUrl: wanted })}`;
  throw redirect(belowBase(path, app.options.basename) ?? path);
};
