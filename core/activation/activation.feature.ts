import type { Feature } from '../app-core.ts';
import type { UserId } from '../contract/entities/ids.ts';
import { failed, type Failure, ok, type Result } from '../contract/failure.ts';
import { type ActivationDraft, users } from '../contract/users.ts';
import { createCommands } from '../flow/command.ts';
import { isLinkFailure, LINK_INVALID } from '../router/link.ts';
import { redirectBrowser } from '../router/redirect.ts';
import { redirectToChallenge } from '../sign-in/redirect-to-challenge.ts';
import { activationEffects } from './activation.effects.ts';
import { activationSlice, emailKnown, passwordConfigKnown, resent, transitioned } from './activation.slice.ts';
import { fetchPasswordConfig } from '../password/fetch-password-config.ts';

/**
 * Input of the activation form: a password, and the names where it is opened in another browser than that of the
 * sign-up.
 */
export type ActivationInput = Pick<ActivationDraft, 'password' | 'name' | 'companyName' | 'recaptchaToken'>;

/** Commands of activation. */
export interface ActivationCommands {
  /** Tries the link, again if it was tried before. Runs by itself when the activation route is entered. */
  open(): Promise<void>;
  /** Activates with what the link asks for, on `activatingForm`. */
  submit(input: ActivationInput): Promise<void>;
  /** Sends a new link, on `resend`. */
  resend(input: { email: string }): Promise<void>;
}

/** Confirming an address by the link that was mailed. Source: product.md#activation. */
export const activationFeature: Feature<ActivationCommands, 'activation'> = {
  name: 'activation',
  source: 'login-box',
  slice: activationSlice,
  mount: (app) => {
    const { store, client, session, links, bus, router, page } = app;
    const commands = createCommands(store, activationSlice.actions);

    const refuse = (failure: Failure): Result<undefined> => {
      if (!isLinkFailure(failure)) return failed(failure);
      links.drop('activateUrl');
      store.dispatch(transitioned({ event: 'refused', refusal: failure }));
      return ok(undefined);
    };

    const show = (email?: string): Result<undefined> => {
      if (email) store.dispatch(emailKnown(email));
      store.dispatch(transitioned({ event: 'activated' }));
      return ok(undefined);
    };

    const activate = async (chosen: ActivationInput) => {
      const { userId, token } = links.read('activateUrl');
      if (!userId || !token) return refuse(LINK_INVALID);
      const result = await client.call(users.activate, { body: { userId, token, ...chosen } });
      if (!result.ok) return refuse(result.failure);
      links.use('activateUrl');
      // the link names the person who has just been verified
      bus.next({ type: 'user.verified', userId: userId as UserId, origin: 'ACTIVATION_LINK' });
      const answer = result.value;
      if (answer.accessToken || answer.mfaRequired) {
        await session.accept(answer);
        // a session that could not be opened is asked for by sign-in
        redirectToChallenge(app);
        return show(answer.email);
      }
      if ('redirectLocation' in answer && answer.redirectLocation) {
        const stayed = await redirectBrowser(answer.redirectLocation, router, page);
        if (stayed.kind !== 'cancelled') page.log('warn', 'The address to go on to was refused');
      }
      return show(answer.email);
    };

    const open = () =>
      commands.run(async () => {
        links.take();
        store.dispatch(transitioned({ event: 'opened' }));
        const { userId, token, used } = links.read('activateUrl');
        if (used) return show();
        if (!userId || !token) return refuse(LINK_INVALID);
        await app.ready();
        // the link can belong to another account: the signed-in user is signed out first
        if (store.getState().session.status === 'signedIn') await session.logout();
        const strategy = await client.call(users.activationStrategy, { query: { userId, token } });
        if (!strategy.ok) return refuse(strategy.failure);
        store.dispatch(transitioned({ event: 'strategyKnown', known: strategy.value }));
        if (store.getState().activation?.step !== 'activatingForm') return activate({});
        // the form may be submitted before the rules are known
        if (strategy.value.shouldSetPassword)
          void fetchPasswordConfig()
            .then(({ loadPasswordConfig }) => loadPasswordConfig(client, userId))
            .then((config) => store.dispatch(passwordConfigKnown(config)))
            .catch(() => undefined);
        return ok(undefined);
      });
    app.begin(() => activationEffects(app, open));

    return {
      open,
      submit: (chosen) => commands.run(() => activate(chosen)),
      resend: ({ email }) =>
        commands.run(async () => {
          const result = await client.call(users.resetActivation, { body: { email: email.trim() } });
          if (result.ok) store.dispatch(resent(email.trim()));
          return result;
        }),
    };
  },
};
