import type { App, SessionState } from '../core/index.ts';
import { aboveBase } from './routed.ts';

/** Session of an app, once it is as wanted. */
export const sessionOnce = <Wanted extends SessionState>(
  { store }: App,
  isWanted: (session: SessionState) => session is Wanted,
): Promise<Wanted> =>
  new Promise((resolve) => {
    const look = () => {
      const { session } = store.getState();
      if (!isWanted(session)) return;
      stop();
      resolve(session);
    };
    const stop = store.subscribe(look);
    look();
  });

/** Whether it is known if a user is signed in: not while the session is loading or a tenant is switched. */
export const isKnown = (session: SessionState): session is Exclude<SessionState, { status: 'loading' }> =>
  session.status !== 'loading';

/** Whether a user is signed in, once that is known. */
export const isSignedIn = async (app: App): Promise<boolean> => (await sessionOnce(app, isKnown)).status === 'signedIn';

/** Leads to the login route, and after sign-in back to a path of the host's router. */
export const leadToLogin = (app: App, path: string): void =>
  app.loginWithRedirect({ redirectUrl: aboveBase(path, app.options.basename) });
