import { useSyncExternalStore } from 'react';
import type { RouteName } from '../../../core/contract/paths.ts';
import { useApp } from '../../kit/use-app.ts';

/** Current auth route; `undefined` on the page's own content. */
export const useRoute = (): RouteName | undefined => {
  const { router } = useApp();
  return useSyncExternalStore(router.subscribe, router.current);
};
