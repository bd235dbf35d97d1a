import type { RouteName } from '../../../core/contract/paths.ts';
import { useApp } from '../../kit/use-app.ts';

/**
 * Navigates to another journey of the box. From a page of the host, its address is passed as `redirectUrl`, so that
 * sign-in returns there. Ours.
 */
export const useGoToRoute = (): ((to: RouteName) => void) => {
  const { router } = useApp();
  return (to) => {
    const { pathname, search, hash } = window.location;
    const away = router.current() === undefined && !router.isHost();
    // a page that keeps its routes behind the hash, and has none there, is come back to in any case
    const named = away && (hash.startsWith('#/') || !router.href(to)?.includes('#'));
    router.go(to, named ? { query: { redirectUrl: pathname + search + hash } } : {});
  };
};
