import { useSyncExternalStore } from 'react';
import type { RouteName } from '../../../core/contract/paths.ts';
import { useApp } from '../../kit/use-app.ts';

/** The auth route shown now; `undefined` where the page's own content is. */
export const useRoute = (): RouteName | undefined => {
  const { router } = useApp();
  return useSyncExternalStore(router.subscribe, router.current);
};
