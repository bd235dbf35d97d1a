import type { AppOptions } from '../core/index.ts';

/** Goes to a path without loading the page, as the host's router does. */
export type Navigate = (path: string, options: { replace: boolean }) => unknown;

/** Options that load the page where an app asks for it, and leave the rest to the host's router. */
export const routed = (navigate: Navigate | undefined): AppOptions =>
  navigate
    ? {
        urlStrategy: 'path',
        onRedirectTo: (path, { refresh, replace = false }) => {
          if (!refresh) navigate(path, { replace });
          else if (replace) window.location.replace(path);
          else window.location.assign(path);
        },
      }
    : {};
