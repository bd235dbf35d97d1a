import type { AppOptions } from '../core/index.ts';

/** Goes to a path without loading the page, as the host's router does. May answer a promise of its end. */
export type Navigate = (path: string, options: { replace: boolean }) => unknown;

/** Base path without slashes at its ends: `app` of `/app/`. */
const trimmed = (basename = ''): string => basename.replaceAll(/^\/+|\/+$/g, '');

/** Path of a host's router below the base path that it shares with the app. */
export const aboveBase = (path: string, basename?: string): string => {
  const base = trimmed(basename);
  return base ? `/${base}${path}` : path;
};

/** Path as a host's router names it, below the base path that they share; undefined where it is not below that. */
export const belowBase = (path: string, basename?: string): string | undefined => {
  const base = trimmed(basename);
  if (!base) return path;
  const rest = path.startsWith(`/${base}`) ? path.slice(base.length + 1) : undefined;
  if (rest === undefined || !/^([/?#]|$)/.test(rest)) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/**
 * Options that load the page where an app asks for it, and leave the rest to the host's router, whose root is an address:
 * `/app/`, or `/app/#/` where its paths are behind the `#`.
 */
export const routed = (navigate: Navigate | undefined, root = ''): AppOptions => {
  if (!navigate) return {};
  const [path = '', hash] = root.split('#');
  const basename = hash ?? path;
  return {
    urlStrategy: hash === undefined ? 'path' : 'hash',
    ...(trimmed(basename) && { basename }),
    onRedirectTo: (address, { refresh, replace = false }) => {
      const named = hash === undefined ? address : address.split('#')[1];
      const below = refresh || named === undefined ? undefined : belowBase(named, basename);
      if (below !== undefined) return navigate(below, { replace });
      return replace ? window.location.replace(address) : window.location.assign(address);
    },
  };
};
