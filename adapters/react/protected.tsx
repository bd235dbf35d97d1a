import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useApp, useAppState } from './app-context.ts';

/**
 * Route guard: shows its children with a session, else redirects to the login route (replaces the history entry).
 * No redirect while a portal in the page asks to sign in again after the session has expired.
 * Ours: the way back travels as `redirectUrl`, so that each tab has its own and a reload keeps it.
 * Source: product.md#host-shell.
 */
export const Protected = ({ children }: { children: ReactNode }): ReactElement | null => {
  const { router } = useApp();
  const status = useAppState(({ session }) => session.status);
  const staying = useAppState(({ queries }) => queries?.expired !== undefined);
  useEffect(() => {
    if (status !== 'signedOut' || staying || router.current() !== undefined) return;
    const { pathname, search, hash } = window.location;
    const here = pathname + search + hash;
    const home = here === router.href('authenticatedUrl');
    router.go('loginUrl', { replace: true, ...(home ? {} : { query: { redirectUrl: here } }) });
  }, [status, staying, router]);
  return status === 'signedIn' || staying ? <>{children}</> : null;
};
