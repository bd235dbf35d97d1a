import type { Cookies } from '../server/rules.ts';

/** Keeps a preview's cookies: headers of a page's own making cannot carry them. */
export const cookieJar = (): Cookies => {
  let refresh: string | undefined;
  return {
    get: () => refresh,
    set: (_, value) => {
      refresh = value;
    },
  };
};
