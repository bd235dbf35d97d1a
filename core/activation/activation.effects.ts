import { EMPTY, filter, map, type Subscription, switchMap } from 'rxjs';
import type { AppCore } from '../app-core.ts';
import { timerOnce } from '../flow/live.ts';
import { followSteps } from '../router/step-history.ts';
import { redirectAfterLogin } from '../sign-in/redirect-after-login.ts';
import { routes } from '../sign-in/routes.ts';
import { leadToSignIn } from '../sign-in/sign-in-notice.ts';
import { watch } from '../store/store.ts';
import { resendLeft } from './activation.slice.ts';

/** Time in milliseconds that the success screen is shown. Source: product.md#timing. */
export const ACTIVATED_MS = 1000;

/** Effects of activation: opens the link when its route is entered, and redirects once the account is active. */
export const activationEffects = (app: AppCore, open: () => Promise<void>): Subscription => {
  const { store, router, links } = app;
  const effects = routes(app)
    .pipe(filter((route) => route === 'activateUrl'))
    .subscribe(() => void open());
  effects.add(
    watch(store, ({ activation }) => activation?.step)
      .pipe(switchMap((step) => (step === 'success' ? timerOnce(ACTIVATED_MS) : EMPTY)))
      .subscribe(() => {
        links.drop('activateUrl');
        if (router.current() !== 'activateUrl') return;
        const { session, activation } = store.getState();
        // Ours: a person who is not in yet signs in, and the address to return to waits until then
        if (session.status === 'signedIn') void redirectAfterLogin(app, ['activateUrl']);
        else leadToSignIn(app, { notice: 'emailConfirmed', ...(activation?.email && { email: activation.email }) });
      }),
  );
  const steps = watch(store, ({ activation }) => activation?.resentTo !== undefined).pipe(
    map((sent) => ({ step: sent ? 'sent' : 'link', isRoot: !sent })),
  );
  effects.add(followSteps(app, 'activateUrl', steps).subscribe(() => store.dispatch(resendLeft())));
  return effects;
};
