import { filter } from 'rxjs';
import type { Feature } from '../app-types.ts';
import { users } from '../contract/users.ts';
import { createJourney } from '../flow/journey.ts';
import { routes } from '../sign-in/routes.ts';
import { asked, forgotPasswordSlice, moved, settled } from './forgot-password.slice.ts';

/** What a person who has forgotten the password can do. */
export interface ForgotPasswordCommands {
  /** Mails a link; again for another mail. The answer is alike whether or not there is such an account. */
  request(input: { email: string }): Promise<void>;
  /** Back to the form, to give another address. */
  startOver(): void;
}

/** Asking for a new password. Source: SPEC §2 "Forgot password". */
export const forgotPasswordFeature: Feature<ForgotPasswordCommands> = {
  name: 'forgotPassword',
  source: 'login-box',
  mount: (app) => {
    const { store, client } = app;
    const journey = createJourney();
    store.inject(forgotPasswordSlice);
    const away = routes(app).pipe(filter((route) => route !== 'forgetPasswordUrl'));
    app.begin(() => away.subscribe(() => store.dispatch(moved('startedOver'))));

    return {
      request: ({ email }) =>
        journey.run(async () => {
          store.dispatch(asked(email.trim()));
          const result = await client.call(users.resetPassword, { body: { email: email.trim() } });
          store.dispatch(result.ok ? moved('mailed') : settled(result.failure));
        }),

      startOver: () => void store.dispatch(moved('startedOver')),
    };
  },
};
