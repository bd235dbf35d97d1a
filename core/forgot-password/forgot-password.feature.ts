import { filter, map } from 'rxjs';
import type { Feature } from '../app-core.ts';
import { users } from '../contract/users.ts';
import { createCommands } from '../flow/command.ts';
import { followSteps } from '../router/step-history.ts';
import { routes } from '../sign-in/routes.ts';
import { watch } from '../store/store.ts';
import { forgotPasswordSlice, transitioned } from './forgot-password.slice.ts';

/** Commands for requesting a password reset. */
export interface ForgotPasswordCommands {
  /** Mails a link; again for another mail. The answer is alike whether or not there is such an account. */
  request(input: { email: string }): Promise<void>;
  /** Goes back to the form, to enter another address. */
  startOver(): void;
}

/** Asking for a new password. Source: product.md#forgot-password. */
export const forgotPasswordFeature: Feature<ForgotPasswordCommands, 'forgotPassword'> = {
  name: 'forgotPassword',
  source: 'login-box',
  slice: forgotPasswordSlice,
  mount: (app) => {
    const { store, client } = app;
    const commands = createCommands(store, forgotPasswordSlice.actions);
    const away = routes(app).pipe(filter((route) => route !== 'forgetPasswordUrl'));
    const startOver = () => void store.dispatch(transitioned('startedOver'));
    app.begin(() => {
      const steps = watch(store, ({ forgotPassword }) => forgotPassword?.step ?? 'forgotPassword').pipe(
        map((step) => ({ step, isRoot: step === 'forgotPassword' })),
      );
      const effects = followSteps(app, 'forgetPasswordUrl', steps).subscribe(startOver);
      effects.add(away.subscribe(startOver));
      return effects;
    });

    return {
      request: ({ email }) =>
        commands.run(async () => {
          const result = await client.call(users.resetPassword, { body: { email: email.trim() } });
          if (result.ok) store.dispatch(transitioned('mailed'));
          return result;
        }, email.trim()),

      startOver,
    };
  },
};
