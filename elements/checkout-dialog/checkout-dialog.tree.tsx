import { useCallback, useEffect, useMemo } from 'react';
import { checkoutFeature } from '../../core/checkout/checkout.feature.ts';
import { useAutomaticBar } from '../acting-bar/use-automatic-bar.ts';
import { useAttributeValues, useHost } from '../kit/host-context.ts';
import { lazyScreen } from '../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../kit/loading-boundary.tsx';
import { useAppState, useFeature } from '../kit/use-app.ts';
import { callbacksOf, forgetCallbacks } from './callbacks.ts';
import type { checkoutDialogAttributes } from './checkout-dialog.attributes.ts';
import type { CheckoutOutcome } from './checkout.tsx';
import type { CheckoutPurpose } from './use-checkout-data.ts';

const Checkout = lazyScreen(() => import('./checkout.tsx'), 'checkout', 'ui', 'ui-more');
const SignedOut = lazyScreen(() => import('./signed-out.tsx'), 'checkout', 'ui', 'ui-more');

/** Checkout while the element is open; also one that a reload has interrupted. */
export const Tree = () => {
  useAutomaticBar();
  const host = useHost();
  const { element } = host;
  const { plan, open } = useAttributeValues<typeof checkoutDialogAttributes>();
  const { interrupted } = useFeature(checkoutFeature);
  const session = useAppState((state) => state.session.status);
  const isSignedIn = session === 'signedIn';

  // a payment of this tab whose outcome is unknown goes on where it was
  useEffect(() => {
    if (isSignedIn && interrupted()) element.setAttribute('open', '');
  }, [element, interrupted, isSignedIn]);
  const purpose = useMemo<CheckoutPurpose>(() => {
    const order = open && isSignedIn ? interrupted() : undefined;
    if (!order) return { mode: 'buy', plan: plan ?? '' };
    return order.mode === 'buy' ? { mode: 'buy', plan: order.planId } : { mode: order.mode };
  }, [interrupted, isSignedIn, open, plan]);

  const close = useCallback(() => {
    element.removeAttribute('open');
    callbacksOf(element).onClose?.();
    forgetCallbacks(element);
    host.emit('fe-closed', null);
  }, [element, host]);
  const succeed = useCallback(
    (outcome: CheckoutOutcome) => {
      callbacksOf(element).onSuccess?.(outcome);
      host.emit('fe-checkout-succeeded', outcome);
    },
    [element, host],
  );
  const fail = useCallback(
    (message: string) => {
      callbacksOf(element).onError?.(message);
      host.emit('fe-checkout-failed', { message });
    },
    [element, host],
  );

  if (!open || session === 'loading') return null;
  return (
    <LoadingBoundary>
      {session === 'signedOut' ? (
        <SignedOut onClose={close} />
      ) : (
        <Checkout for={purpose} onClose={close} onSuccess={succeed} onError={fail} />
      )}
    </LoadingBoundary>
  );
};
