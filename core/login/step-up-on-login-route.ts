import { filter, firstValueFrom, merge } from 'rxjs';
import type { AppCore } from '../app-core.ts';
import { stepUp } from '../contract/step-up.ts';
import { STEP_PLACES } from './login.flow.ts';
import { transitioned } from './login.slice.ts';
import type { StepUpOptions } from '../session/stepped-up.ts';
import { goToLogin } from '../sign-in/go-to-login.ts';
import { redirectAfterLogin } from '../sign-in/redirect-after-login.ts';
import { routes } from '../sign-in/routes.ts';
import { watch } from '../store/store.ts';

/**
 * Ends the session and asks to sign in again as a whole. Resolves to whether the same person has; to false once they leave
 * the auth routes.
 */
const signInAgain = async (app: AppCore): Promise<boolean> => {
  const { session, store, router } = app;
  const current = () => {
    const now = store.getState().session;
    return now.status === 'signedIn' ? now.user.id : undefined;
  };
  const before = current();
  // the login route sends back a person who is signed in
  await session.logout();
  if (app.hosted) {
    goToLogin(app, { prompt: 'login' });
    return false;
  }
  if (router.current() !== 'loginUrl') goToLogin(app);
  let arrived = false;
  const isOver = () => {
    const left = arrived && !router.current();
    arrived ||= router.current() !== undefined;
    return left || current() !== undefined;
  };
  await firstValueFrom(
    merge(
      watch(store, (state) => state),
      routes(app),
    ).pipe(filter(isOver)),
  );
  return current() === before;
};

/**
 * Step-up for a page of the host's own: the login route asks for the second factor, and leads back once it is proved or
 * declined. Resolves to whether it is proved; nothing is asked where the last proof is strong and recent enough. A person
 * without a factor whose sign-in is not recent signs in again as a whole. With hosted login the page is left for a new
 * sign-in.
 */
export const stepUpOnLoginRoute = async (app: AppCore, { maxAge }: StepUpOptions): Promise<boolean> => {
  const { client, session, store, router } = app;
  const answer = await client.call(stepUp.generate, { body: maxAge === undefined ? {} : { maxAge } });
  if (!answer.ok) return answer.failure.kind === 'challengeExpired' && signInAgain(app);
  if (answer.value.mfaRequired !== true) return (await session.accept(answer.value)).ok;
  if (app.hosted) {
    goToLogin(app, { prompt: 'login' });
    return false;
  }
  const { mfaToken } = answer.value;
  session.challenge = answer.value;
  goToLogin(app);
  session.challenges.next();

  const isProved = () => session.challenge?.mfaToken !== mfaToken;
  // a host's router may take its time, and the box has to load
  let arrived = false;
  let asked = false;
  const isOver = () => {
    const { login } = store.getState();
    const atLogin = router.current() === 'loginUrl';
    const asks = login !== undefined && STEP_PLACES[login.step] === 'secondFactor';
    const left = (arrived && !atLogin) || (asked && !asks);
    arrived ||= atLogin;
    asked ||= asks;
    return isProved() || left;
  };
  await firstValueFrom(
    merge(
      watch(store, (state) => state),
      routes(app),
    ).pipe(filter(isOver)),
  );
  const proved = isProved() && store.getState().session.status === 'signedIn';
  if (!isProved()) session.challenge = undefined;
  store.dispatch(transitioned(proved ? 'signedIn' : 'wentBack'));
  if (!proved) void redirectAfterLogin(app, ['loginUrl']);
  return proved;
};
