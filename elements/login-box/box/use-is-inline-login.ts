import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LoginStep } from '../../../core/login/login.flow.ts';
import { useApp, useAppState } from '../../kit/use-app.ts';

/** Whether a sign-in is under way at a step: at each after the first and before the last. */
const isUnderWay = (step: LoginStep): boolean => step !== 'preLogin' && step !== 'success';

/**
 * Whether people sign in where the box is, though its address is no auth route: on any page that is not the host's own by
 * its routes, until they are in and have answered what is asked of them after that. Source: product.md#host-shell.
 */
export const useIsInlineLogin = (): boolean => {
  const { router } = useApp();
  const isHost = useSyncExternalStore(router.subscribe, router.isHost);
  const status = useAppState(({ session }) => session.status);
  const asks = useAppState(({ login }) => login !== undefined && isUnderWay(login.step));
  // a switch of tenants is under way, and asks nobody in
  const [known, setKnown] = useState(status);
  if (status !== known && status !== 'loading') setKnown(status);
  useReason(isHost && status === 'signedOut');
  return !isHost && (known !== 'signedIn' || asks);
};

/** Tells a developer once why the box is not there, where somebody signed out might look for it. */
const useReason = (hidden: boolean): void => {
  const { router } = useApp();
  const login = router.href('loginUrl');
  useEffect(() => {
    if (!hidden || login === undefined) return;
    const { pathname, hash } = window.location;
    // oxlint-disable-next-line no-console -- a page that stays empty says nothing else
    console.info(
      `<fe-login-box> is hidden at ${pathname}${hash}: your routes name that address for the page's own content. ` +
        `People sign in at ${login}, or here if you leave out url-strategy.`,
    );
  }, [hidden, login]);
};
