import { EMPTY, filter, map, type Subscription, switchMap } from 'rxjs';
import type { AppCore } from '../app-core.ts';
import { timerOnce } from '../flow/live.ts';
import { followSteps } from '../router/step-history.ts';
import { redirectAfterLogin } from '../sign-in/redirect-after-login.ts';
import { routes } from '../sign-in/routes.ts';
import { watch } from '../store/store.ts';
import { resendLeft } from './invitation.slice.ts';

/** Time in milliseconds that the success screen is shown. Source: product.md#timing. */
export const JOINED_MS = 1000;

const ROUTE = 'acceptInvitationUrl';

/**
 * Effects of an invitation: opens it when its route is entered, and takes a signed-in user to the company that they
 * have joined.
 */
export const invitationEffects = (
  app: AppCore,
  open: () => Promise<void>,
  enter: () => Promise<unknown>,
): Subscription => {
  const { store, router, links } = app;
  const effects = routes(app)
    .pipe(filter((route) => route === ROUTE))
    .subscribe(() => void open());
  const joined = watch(
    store,
    ({ invitation, session }) => invitation?.step === 'success' && session.status === 'signedIn',
  );
  effects.add(
    joined
      .pipe(
        switchMap((isIn) => (isIn ? timerOnce(JOINED_MS) : EMPTY)),
        filter(() => router.current() === ROUTE),
      )
      .subscribe(async () => {
        links.drop(ROUTE);
        await enter();
        await redirectAfterLogin(app, [ROUTE]);
      }),
  );
  const steps = watch(store, ({ invitation }) => invitation?.resentTo !== undefined).pipe(
    map((sent) => ({ step: sent ? 'sent' : 'link', isRoot: !sent })),
  );
  effects.add(followSteps(app, ROUTE, steps).subscribe(() => store.dispatch(resendLeft())));
  return effects;
};
