import type { CookieName, Cookies } from '../server/rules.ts';

/** Keeps a preview's cookies: headers of a page's own making cannot carry them. */
export const cookieJar = (): Cookies => {
  const kept = new Map<CookieName, string>();
  return {
    get: (name) => kept.get(name),
    // a preview has no identity providers
    flows: () => [],
    set: (name, value) => {
      if (value === undefined) kept.delete(name);
      else kept.set(name, value);
    },
  };
};
