import { useEffect } from 'react';
import { useApp } from '../kit/use-app.ts';
import { watchImpersonation } from './watch-impersonation.ts';

/** Automatic bar of the element's app, while the element's screen is mounted. */
export const useAutomaticBar = (): void => {
  const app = useApp();
  useEffect(() => watchImpersonation(app), [app]);
};
