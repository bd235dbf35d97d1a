import { LOGOUT_ALIAS, type RouteName, type Routes } from '../contract/paths.ts';

/** The routes on which the host's own content is shown. Source: product.md#routes. */
const HOST_ROUTES = new Set(['authenticatedUrl', 'signUpSuccessUrl', 'customLoginAuthenticatedUrl'] as const);

const isHost = (name: RouteName) => (HOST_ROUTES as ReadonlySet<RouteName>).has(name); // has() takes only its own

const bare = (path: string) => path.replace(/(?<=.)\/+$/, '');

/** Whether a path is one of those that the host's own content is named for. */
export const isHostRoute = (routes: Routes, path: string): boolean =>
  [...HOST_ROUTES].some((name) => typeof routes[name] === 'string' && bare(routes[name]) === bare(path));

/** The auth route at that path, if it is one. */
export const matchRoute = (routes: Routes, path: string): RouteName | undefined => {
  // the keys of a Routes are its route names; what a host wrote beside them is none
  for (const [name, route] of Object.entries(routes) as [RouteName, unknown][])
    if (typeof route === 'string' && !isHost(name) && bare(route) === bare(path)) return name;
  return bare(path) === LOGOUT_ALIAS ? 'logoutUrl' : undefined;
};
