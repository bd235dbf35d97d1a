import type { RouteName } from '../../../core/contract/paths.ts';
import { useApp } from '../../kit/use-app.ts';

/**
 * Navigates to another journey of the box. From a page with inline sign-in, its address is passed as `redirectUrl`, so that
 * sign-in returns there. Ours.
 */
export const useGoToRoute = (): ((to: RouteName) => void) => {
  const { router } = useApp();
  return (to) => {
    const { pathname, search, hash } = window.location;
    const away = router.current() === undefined && !router.isHost();
    // with hash routing, a page without a route in the hash is returned to anyway
    const named = away && (hash.startsWith('#/') || !router.href(to)?.includes('#'));
    router.go(to, named ? { query: { redirectUrl: pathname + search + hash } } : {});
  };
};
