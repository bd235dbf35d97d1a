import { filter, map, type Subscription, switchMap } from 'rxjs';
import type { AppCore } from '../app-core.ts';
import { lazyModule } from '../browser/lazy-module.ts';
import { timerOnce } from '../flow/live.ts';
import { followSteps } from '../router/step-history.ts';
import { signInChanges } from '../sign-in/redirect-when-signed-in.ts';
import { redirectAfterLogin } from '../sign-in/redirect-after-login.ts';
import { routes } from '../sign-in/routes.ts';
import { watch } from '../store/store.ts';
import { contextChanged, transitioned } from './sign-up.slice.ts';

/**
 * Time in milliseconds that the success screen is shown to a person whom sign-up signs in at once.
 * Source: product.md#timing.
 */
export const SIGNED_IN_MS = 200;

const fetchInvitation = lazyModule(() => import('./load-invitation.ts'));

// sign-up itself tells what is wrong then
const NOT_ASKED = { loadInvitation: () => ({ company: '' }) };

/**
 * Effects of sign-up: redirects a user who has signed in, resets the form when its route is left, and loads the company
 * of an invitation link.
 */
export const signUpEffects = (app: AppCore): Subscription => {
  const { store, router } = app;
  const effects = signInChanges(store)
    .pipe(
      filter((signedIn) => signedIn && router.current() === 'signUpUrl'),
      switchMap(() => timerOnce(SIGNED_IN_MS)),
    )
    .subscribe(() => {
      const isNew = store.getState().signUp?.stage === 'SignUpSuccess' && router.routes.signUpSuccessUrl;
      void redirectAfterLogin(app, ['signUpUrl'], isNew ? 'signUpSuccessUrl' : 'authenticatedUrl');
    });
  const steps = watch(store, ({ signUp }) => signUp?.stage === 'SignUpSuccess' && signUp.shouldActivate).pipe(
    map((waits) => ({ step: waits ? 'waiting' : 'form', isRoot: !waits })),
  );
  effects.add(followSteps(app, 'signUpUrl', steps).subscribe(() => store.dispatch(transitioned('startedOver'))));
  effects.add(
    routes(app)
      .pipe(filter((route) => route !== 'signUpUrl'))
      .subscribe(() => store.dispatch(transitioned('startedOver'))),
  );
  effects.add(
    routes(app)
      .pipe(filter((route) => route === 'signUpUrl' && router.query().has('invitationToken')))
      .subscribe(async () => {
        const { loadInvitation } = await fetchInvitation().catch(() => NOT_ASKED);
        store.dispatch(contextChanged(await loadInvitation(app)));
      }),
  );
  return effects;
};
