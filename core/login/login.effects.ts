import { EMPTY, filter, map, type Observable, pairwise, type Subscription, switchMap } from 'rxjs';
import type { AppCore } from '../app-core.ts';
import { timerOnce } from '../flow/live.ts';
import { followSteps, leaveSteps } from '../router/step-history.ts';
import { signInChanges } from '../sign-in/redirect-when-signed-in.ts';
import { onPageRestore } from '../session/page-resume.ts';
import { REGISTER_QUICK_LOGIN_KEY } from '../sign-in/register-quick-login-key.ts';
import { mayAskForTenant, redirectAfterLogin } from '../sign-in/redirect-after-login.ts';
import { routes } from '../sign-in/routes.ts';
import { dropSignInArrival, keepSignInArrival, signInArrival, SSO_NOTICES } from '../sign-in/sign-in-notice.ts';
import { watch } from '../store/store.ts';
import { type LoginStep, STEP_PLACES } from './login.flow.ts';
import { contextChanged, ssoRefused, transitioned } from './login.slice.ts';
import { isSsoCallback, redirectToSso, SSO_CALLBACKS } from './sso.ts';

/** Time in milliseconds after which a step ends by itself. Source: product.md#timing. */
export const DWELL_MS: Partial<Record<LoginStep, number>> = {
  redirectToSSO: 2000,
  loginWithSSOFailed: 1000,
  success: 200,
};

/** The steps whose time has run out. Leaving a step early cancels its timer. */
export const expiredSteps = (steps: Observable<LoginStep>): Observable<LoginStep> =>
  steps.pipe(
    switchMap((step) => {
      const dwell = DWELL_MS[step];
      return dwell === undefined ? EMPTY : timerOnce(dwell).pipe(map(() => step));
    }),
  );

/** Navigation when a step's time has run out. */
const leaveStep = (app: AppCore, step: LoginStep): void => {
  if (step === 'redirectToSSO') redirectToSso(app);
  if (step === 'loginWithSSOFailed') {
    const cause = app.store.getState().login?.ssoFailure;
    const notice = SSO_NOTICES.find((known) => known === cause);
    app.store.dispatch(transitioned('wentBack'));
    // a second is short to read: sign-in says it again, where the page leads there
    if (notice) keepSignInArrival(app, { notice });
    app.router.home();
  }
  // a sign-in from another route leaves the user there
  const route = app.router.current();
  if (step === 'success' && (route === 'loginUrl' || isSsoCallback(route)))
    leaveSteps(app).subscribe(() => void redirectAfterLogin(app, ['loginUrl', ...SSO_CALLBACKS]));
};

/** Effects of the login. `giveUp` cancels the pending call. */
export const loginEffects = (app: AppCore, giveUp: () => void): Subscription => {
  const { store, page, session } = app;
  const steps = watch(store, (state) => state.login?.step ?? 'preLogin');
  const places = steps.pipe(map((step) => ({ step, isRoot: STEP_PLACES[step] === 'edge' })));
  const returned = onPageRestore(page).pipe(filter(() => store.getState().login?.step === 'redirectToSSO'));

  const effects = expiredSteps(steps).subscribe((step) => leaveStep(app, step));
  const goBack = () => {
    giveUp();
    store.dispatch(transitioned('wentBack'));
  };
  effects.add(
    followSteps(app, 'loginUrl', places).subscribe((backTo) => {
      giveUp();
      store.dispatch(contextChanged({ backTo }));
      store.dispatch(transitioned('steppedBack'));
    }),
  );
  effects.add(returned.subscribe(goBack));
  effects.add(
    signInChanges(store).subscribe(async (signedIn) => {
      const { flags, login } = store.getState();
      const hasOffers =
        flags['show-passkeys-new'] === 'on' ||
        login?.method === 'SmsCode' ||
        page.local.read(REGISTER_QUICK_LOGIN_KEY) !== undefined ||
        mayAskForTenant(app);
      if (signedIn && hasOffers) {
        const { offersAfterLogin } = await import('./login.lazy-commands.ts').catch(() => ({
          offersAfterLogin: () => ({}),
        }));
        const offers = await offersAfterLogin(app);
        // the user can have signed out in between
        if (store.getState().session.status !== 'signedIn') return;
        store.dispatch(contextChanged(offers));
      }
      store.dispatch(transitioned(signedIn ? 'signedIn' : 'signedOut'));
    }),
  );
  const challenge = () => {
    const asks = session.challenge;
    if (!asks) return;
    store.dispatch(contextChanged({ email: asks.email, enrolledInMfa: asks.mfaEnrolled }));
    store.dispatch(transitioned('mfaRequired'));
  };
  effects.add(session.challenges.subscribe(challenge));
  challenge();
  effects.add(
    routes(app)
      .pipe(filter(isSsoCallback))
      .subscribe(() => {
        store.dispatch(transitioned('ssoReturned'));
        import('./complete-sso.ts').then(
          ({ completeSso }) => completeSso(app),
          () => store.dispatch(ssoRefused('offline')),
        );
      }),
  );
  const routeChanges = routes(app).pipe(filter((route) => route === 'loginUrl'));
  effects.add(
    routeChanges.subscribe(() => {
      const arrival = signInArrival(app);
      if (!arrival) return;
      // Enter was pressed before this began: the person has gone on
      if (store.getState().login?.pending) return dropSignInArrival(app);
      goBack();
      store.dispatch(contextChanged(arrival));
      if (!arrival.notice) dropSignInArrival(app);
    }),
  );
  const notices = watch(store, ({ login }) => login?.notice).pipe(pairwise());
  effects.add(notices.subscribe(([before, now]) => before && !now && dropSignInArrival(app)));
  return effects;
};
