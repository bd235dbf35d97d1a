import type { App } from '../core/index.ts';

/** Whether a user is signed in, once that is known: not while the session is loading or a tenant is switched. */
export const isSignedIn = ({ store }: App): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      const { status } = store.getState().session;
      if (status === 'loading') return;
      stop();
      resolve(status === 'signedIn');
    };
    const stop = store.subscribe(look);
    look();
  });

/** Leads to the login route, and after sign-in back to a path of the host's router. */
export const leadToLogin = (app: App, path: string): void =>
  app.loginWithRedirect({ redirectUrl: (app.options.basename ?? '') + path });
