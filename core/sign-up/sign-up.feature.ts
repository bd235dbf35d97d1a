import type { Feature } from '../app-types.ts';
import { asPerson } from '../captcha/as-person.ts';
import { type SignUpDraft, users } from '../contract/users.ts';
import { createJourney } from '../flow/journey.ts';
import { meetChallenge } from '../sign-in/meet-challenge.ts';
import { signUpEffects } from './sign-up.effects.ts';
import { asked, known, moved, resent, settled, signUpSlice } from './sign-up.slice.ts';

/** What a person fills in; a phone number may be asked for but is never sent. Source: reference "Sign-up". */
export type SignUpInput = Omit<SignUpDraft, 'invitationToken' | 'recaptchaToken'> & { phoneNumber?: string };

/** What a person can do while signing up. */
export interface SignUpCommands {
  submit(input: SignUpInput): Promise<void>;
  /** Sends the activation mail once more. */
  resend(): Promise<void>;
  /** Back to the form, to give another address. */
  startOver(): void;
}

/** Opening an account. Source: SPEC §2, §4. */
export const signUpFeature: Feature<SignUpCommands> = {
  name: 'signUp',
  source: 'login-box',
  mount: (app) => {
    const { store, client, session, router, bus } = app;
    const journey = createJourney();
    store.inject(signUpSlice);
    app.begin(() => signUpEffects(app));
    // the form may be filled in before the rules are known
    void import('../password/load-password-config.ts')
      .then(({ loadPasswordConfig }) => loadPasswordConfig(client))
      .then((passwordConfig) => store.dispatch(known({ passwordConfig })))
      .catch(() => undefined);

    return {
      submit: (input) =>
        journey.run(async () => {
          const draft = { ...input };
          delete draft.phoneNumber;
          const email = draft.email.trim();
          store.dispatch(asked({ email }));
          const invitationToken = router.param('invitationToken');
          const body = { ...draft, email, ...(invitationToken ? { invitationToken } : {}) };
          const result = await asPerson(app, 'signup', (proof) =>
            client.call(users.signUp, { body: { ...body, ...proof } }),
          );
          if (!result.ok) return void store.dispatch(settled(result.failure));
          const { shouldActivate, userId, authResponse } = result.value;
          if (userId && !invitationToken) bus.next({ type: 'signUp.completed', userId, origin: 'PASSWORD' });
          store.dispatch(known({ shouldActivate }));
          const entered = authResponse && !shouldActivate ? await session.accept(authResponse) : undefined;
          // the account is there, whether or not its owner could be let in at once
          store.dispatch(moved('signedUp'));
          if (entered && !entered.ok) store.dispatch(settled(entered.failure));
          meetChallenge(app);
        }),

      resend: () =>
        journey.run(async () => {
          store.dispatch(asked({}));
          const email = store.getState().signUp?.email ?? '';
          const result = await client.call(users.resetActivation, { body: { email } });
          store.dispatch(settled(result.ok ? undefined : result.failure));
          if (result.ok) store.dispatch(resent());
        }),

      startOver: () => void store.dispatch(moved('startedOver')),
    };
  },
};
