import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LoginStep } from '../../../core/login/login.flow.ts';
import { useApp, useAppState } from '../../kit/use-app.ts';

/** Whether a sign-in is under way at a step: at each after the first and before the last. */
const isUnderWay = (step: LoginStep): boolean => step !== 'preLogin' && step !== 'success';

/**
 * Whether the box is shown at an address that is no auth route: on any page that the host's routes do not claim, until
 * the user has signed in and completed the steps after that.
 * Source: product.md#host-shell.
 */
export const useIsInlineLogin = (): boolean => {
  const { router } = useApp();
  const isHost = useSyncExternalStore(router.subscribe, router.isHost);
  const status = useAppState(({ session }) => session.status);
  const asks = useAppState(({ login }) => login !== undefined && isUnderWay(login.step));
  // `loading` during a switch of tenants does not show the box
  const [known, setKnown] = useState(status);
  if (status !== known && status !== 'loading') setKnown(status);
  useReason(isHost && status === 'signedOut');
  return !isHost && (known !== 'signedIn' || asks);
};

/** Logs once to the console why the box is hidden from a signed-out user. */
const useReason = (hidden: boolean): void => {
  const { router } = useApp();
  const login = router.href('loginUrl');
  useEffect(() => {
    if (!hidden || login === undefined) return;
    const { pathname, hash } = window.location;
    // oxlint-disable-next-line no-console -- an empty page has no other hint
    console.info(
      `<fe-login-box> is hidden at ${pathname}${hash}: your routes name that address for the page's own content. ` +
        `People sign in at ${login}, or here if you leave out url-strategy.`,
    );
  }, [hidden, login]);
};
