import type { Feature } from '../app-core.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';
import { type SignUpDraft, users } from '../contract/users.ts';
import { ok } from '../contract/failure.ts';
import { createCommands } from '../flow/command.ts';
import { redirectToChallenge } from '../sign-in/redirect-to-challenge.ts';
import { signUpEffects } from './sign-up.effects.ts';
import { contextChanged, resent, signUpSlice, transitioned } from './sign-up.slice.ts';
import { fetchPasswordConfig } from '../password/fetch-password-config.ts';

/** Input of the sign-up form; a phone number can be asked for but is never sent. Source: product.md#sign-up. */
export type SignUpInput = Omit<SignUpDraft, 'invitationToken' | 'recaptchaToken'> & { phoneNumber?: string };

/** Commands of sign-up. */
export interface SignUpCommands {
  submit(input: SignUpInput): Promise<void>;
  /** Sends the activation mail once more. */
  resend(): Promise<void>;
  /** Goes back to the form, to enter another address. */
  startOver(): void;
}

/** Opening an account. Source: product.md#sign-up. */
export const signUpFeature: Feature<SignUpCommands, 'signUp'> = {
  name: 'signUp',
  source: 'login-box',
  slice: signUpSlice,
  mount: (app) => {
    const { store, client, session, router, bus } = app;
    const commands = createCommands(store, signUpSlice.actions);
    app.begin(() => signUpEffects(app));
    // the form may be filled in before the rules are known
    void fetchPasswordConfig()
      .then(({ loadPasswordConfig }) => loadPasswordConfig(client))
      .then((passwordConfig) => store.dispatch(contextChanged({ passwordConfig })))
      .catch(() => undefined);

    return {
      submit: (input) => {
        const draft = { ...input };
        delete draft.phoneNumber;
        const email = draft.email.trim();
        return commands.run(
          async () => {
            const invitationToken = router.param('invitationToken');
            const body = { ...draft, email, ...(invitationToken ? { invitationToken } : {}) };
            const result = await withCaptcha(app, 'signup', (proof) =>
              client.call(users.signUp, { body: { ...body, ...proof } }),
            );
            if (!result.ok) return result;
            const { shouldActivate, userId, authResponse } = result.value;
            if (userId && !invitationToken) bus.next({ type: 'signUp.completed', userId, origin: 'PASSWORD' });
            store.dispatch(contextChanged({ shouldActivate }));
            const entered = authResponse && !shouldActivate ? await session.accept(authResponse) : undefined;
            // the account is there, whether or not its owner could be let in at once
            store.dispatch(transitioned('signedUp'));
            redirectToChallenge(app);
            return entered ?? ok(undefined);
          },
          { email },
        );
      },

      resend: () =>
        commands.run(async () => {
          const email = store.getState().signUp?.email ?? '';
          const result = await client.call(users.resetActivation, { body: { email } });
          if (result.ok) store.dispatch(resent());
          return result;
        }, {}),

      startOver: () => void store.dispatch(transitioned('startedOver')),
    };
  },
};
