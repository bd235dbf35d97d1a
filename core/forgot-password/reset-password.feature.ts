import { filter } from 'rxjs';
import type { Feature } from '../app-core.ts';
import { failed, type Failure, ok, type Result } from '../contract/failure.ts';
import { users } from '../contract/users.ts';
import { createCommands } from '../flow/command.ts';
import { loadPasswordConfig } from '../password/load-password-config.ts';
import { isLinkFailure, LINK_INVALID } from '../router/link.ts';
import { routes } from '../sign-in/routes.ts';
import { leadToSignIn } from '../sign-in/sign-in-notice.ts';
import { answered, passwordConfigKnown, resetPasswordSlice, transitioned } from './reset-password.slice.ts';

/** Commands for setting a new password by a mailed link. */
export interface ResetPasswordCommands {
  /** Looks at the link. Runs by itself when the reset route is entered. */
  open(): Promise<void>;
  /** Changes the password, and leads to sign-in; where the change has removed methods, `success` tells of them first. */
  submit(input: { password: string }): Promise<void>;
  /** On to sign-in, which says that the password was changed. */
  signIn(): void;
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

    const signIn = () => {
      const email = store.getState().resetPassword?.email;
      links.drop('resetPasswordUrl');
      leadToSignIn(app, { notice: 'passwordChanged', ...(email && { email }) });
    };

    const open = async () => {
      links.take();
      store.dispatch(transitioned({ event: 'opened' }));
      const { userId, token, used } = links.read('resetPasswordUrl');
      if (used) return signIn();
      if (!userId || !token) return void refuse(LINK_INVALID);
      store.dispatch(passwordConfigKnown(await loadPasswordConfig(client, userId)));
    };
    const routeChanges = routes(app).pipe(filter((route) => route === 'resetPasswordUrl'));
    app.begin(() => routeChanges.subscribe(() => void open()));

    return {
      open,
      submit: ({ password }) =>
        commands.run(async () => {
          const { userId, token } = links.read('resetPasswordUrl');
          if (!userId || !token) return refuse(LINK_INVALID);
          const result = await client.call(users.verifyPasswordReset, { body: { userId, token, password } });
          if (!result.ok) return refuse(result.failure);
          const { removed = [], email } = result.value;
          links.use('resetPasswordUrl');
          store.dispatch(answered({ removed, ...(email && { email }) }));
          // the person's other sessions have ended, and this one may be among them
          if (store.getState().session.status === 'signedIn') await session.renew();
          if (removed.length > 0) store.dispatch(transitioned({ event: 'changed' }));
          else signIn();
          return result;
        }),

      signIn,
    };
  },
};
