import { LOGOUT_ALIAS, type RouteName, type Routes } from '../contract/paths.ts';

/** The routes on which the host's own content is shown. Source: SPEC §2. */
const HOST_ROUTES: ReadonlySet<RouteName> = new Set([
  'authenticatedUrl',
  'signUpSuccessUrl',
  'customLoginAuthenticatedUrl',
]);

const bare = (path: string) => path.replace(/(?<=.)\/+$/, '');

/** The auth route at that path, if it is one. */
export const matchRoute = (routes: Routes, path: string): RouteName | undefined => {
  // the keys of a Routes are its route names; what a host wrote beside them is none
  for (const [name, route] of Object.entries(routes) as [RouteName, unknown][])
    if (typeof route === 'string' && !HOST_ROUTES.has(name) && bare(route) === bare(path)) return name;
  return bare(path) === LOGOUT_ALIAS ? 'logoutUrl' : undefined;
};
