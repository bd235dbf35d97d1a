import { filter } from 'rxjs';
import type { Feature } from '../app-types.ts';
import type { Failure } from '../contract/failure.ts';
import { users } from '../contract/users.ts';
import { createJourney } from '../flow/journey.ts';
import { loadPasswordConfig } from '../password/load-password-config.ts';
import { isLinkFailure, LINK_INVALID } from '../router/link.ts';
import { routes } from '../sign-in/routes.ts';
import { asked, moved, passwordConfigKnown, resetPasswordSlice, settled, waysRemoved } from './reset-password.slice.ts';

/** What a person can do with the link that was mailed. */
export interface ResetPasswordCommands {
  /** Looks at the link. Runs by itself when the reset route is entered. */
  open(): Promise<void>;
  submit(input: { password: string }): Promise<void>;
}

/** Choosing a new password by the link that was mailed. Source: SPEC §7 "passwords/reset/verify". */
export const resetPasswordFeature: Feature<ResetPasswordCommands> = {
  name: 'resetPassword',
  source: 'login-box',
  mount: (app) => {
    const { store, client, session, links } = app;
    const journey = createJourney();
    store.inject(resetPasswordSlice);

    const refuse = (failure: Failure) => {
      if (!isLinkFailure(failure)) return void store.dispatch(settled(failure));
      links.drop('resetPasswordUrl');
      store.dispatch(moved({ event: 'refused', refusal: failure }));
    };

    const open = async () => {
      links.take();
      store.dispatch(moved({ event: 'opened' }));
      const { userId, token, used } = links.read('resetPasswordUrl');
      if (used) return void store.dispatch(moved({ event: 'changed' }));
      if (!userId || !token) return refuse(LINK_INVALID);
      store.dispatch(passwordConfigKnown(await loadPasswordConfig(client, userId)));
    };
    const arrivals = routes(app).pipe(filter((route) => route === 'resetPasswordUrl'));
    app.begin(() => arrivals.subscribe(() => void open()));

    return {
      open,
      submit: ({ password }) =>
        journey.run(async () => {
          store.dispatch(asked());
          const { userId, token } = links.read('resetPasswordUrl');
          if (!userId || !token) return refuse(LINK_INVALID);
          const result = await client.call(users.verifyPasswordReset, { body: { userId, token, password } });
          if (!result.ok) return refuse(result.failure);
          links.use('resetPasswordUrl');
          store.dispatch(waysRemoved(result.value.removed ?? []));
          store.dispatch(moved({ event: 'changed' }));
          // the person's other sessions have ended, and this one may be among them
          if (store.getState().session.status === 'signedIn') void session.renew();
        }),
    };
  },
};
