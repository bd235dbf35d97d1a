import type { AppOptions } from '../core/index.ts';

/** Goes to a path without loading the page, as the host's router does. May answer a promise of its end. */
export type Navigate = (path: string, options: { replace: boolean }) => unknown;

/** Path as a host's router names it, below the base path that they share. */
export const belowBase = (path: string, basename = ''): string => {
  const base = `/${basename}`.replaceAll(/^\/+|\/+$/g, '');
  return base && path.startsWith(`/${base}/`) ? path.slice(base.length + 1) : path;
};

/** Options that load the page where an app asks for it, and leave the rest to the host's router. */
export const routed = (navigate: Navigate | undefined, basename?: string): AppOptions =>
  navigate
    ? {
        urlStrategy: 'path',
        onRedirectTo: (path, { refresh, replace = false }) => {
          if (!refresh) return navigate(belowBase(path, basename), { replace });
          return replace ? window.location.replace(path) : window.location.assign(path);
        },
      }
    : {};
