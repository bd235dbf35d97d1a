import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useApp, useAppState } from './app-context.ts';

/**
 * Route guard: shows its children with a session, else redirects to the login route (replaces the history entry).
 * No redirect while a portal in the page asks to sign in again after the session has expired.
 * Source: product.md#host-shell.
 */
export const Protected = ({ children }: { children: ReactNode }): ReactElement | null => {
  const { router, loginWithRedirect } = useApp();
  const status = useAppState(({ session }) => session.status);
  const staying = useAppState(({ queries }) => queries?.expired !== undefined);
  useEffect(() => {
    if (status === 'signedOut' && !staying && !router.current()) loginWithRedirect({ replace: true });
  }, [status, staying, router, loginWithRedirect]);
  return status === 'signedIn' || staying ? <>{children}</> : null;
};
