import { filter } from 'rxjs';
import type { Feature } from '../app-core.ts';
import { failed, type Failure, ok, type Result } from '../contract/failure.ts';
import { users } from '../contract/users.ts';
import { createCommands } from '../flow/command.ts';
import { loadPasswordConfig } from '../password/load-password-config.ts';
import { isLinkFailure, LINK_INVALID } from '../router/link.ts';
import { routes } from '../sign-in/routes.ts';
import { passwordConfigKnown, resetPasswordSlice, transitioned, waysRemoved } from './reset-password.slice.ts';

/** Commands for setting a new password by a mailed link. */
export interface ResetPasswordCommands {
  /** Looks at the link. Runs by itself when the reset route is entered. */
  open(): Promise<void>;
  submit(input: { password: string }): Promise<void>;
}

/** Choosing a new password by the link that was mailed. Source: protocol/accounts.md#passwords. */
export const resetPasswordFeature: Feature<ResetPasswordCommands, 'resetPassword'> = {
  name: 'resetPassword',
  source: 'login-box',
  slice: resetPasswordSlice,
  mount: (app) => {
    const { store, client, session, links } = app;
    const commands = createCommands(store, resetPasswordSlice.actions);

    const refuse = (failure: Failure): Result<undefined> => {
      if (!isLinkFailure(failure)) return failed(failure);
      links.drop('resetPasswordUrl');
      store.dispatch(transitioned({ event: 'refused', refusal: failure }));
      return ok(undefined);
    };

    const open = async () => {
      links.take();
      store.dispatch(transitioned({ event: 'opened' }));
      const { userId, token, used } = links.read('resetPasswordUrl');
      if (used) return void store.dispatch(transitioned({ event: 'changed' }));
      if (!userId || !token) return void refuse(LINK_INVALID);
      store.dispatch(passwordConfigKnown(await loadPasswordConfig(client, userId)));
    };
    const arrivals = routes(app).pipe(filter((route) => route === 'resetPasswordUrl'));
    app.begin(() => arrivals.subscribe(() => void open()));

    return {
      open,
      submit: ({ password }) =>
        commands.run(async () => {
          const { userId, token } = links.read('resetPasswordUrl');
          if (!userId || !token) return refuse(LINK_INVALID);
          const result = await client.call(users.verifyPasswordReset, { body: { userId, token, password } });
          if (!result.ok) return refuse(result.failure);
          links.use('resetPasswordUrl');
          store.dispatch(waysRemoved(result.value.removed ?? []));
          store.dispatch(transitioned({ event: 'changed' }));
          // the person's other sessions have ended, and this one may be among them
          if (store.getState().session.status === 'signedIn') void session.renew();
          return result;
        }),
    };
  },
};
