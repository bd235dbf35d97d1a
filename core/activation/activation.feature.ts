import type { Feature } from '../app-types.ts';
import type { UserId } from '../contract/entities/ids.ts';
import type { Failure } from '../contract/failure.ts';
import { type ActivationDraft, users } from '../contract/users.ts';
import { createJourney } from '../flow/journey.ts';
import { isLinkFailure, LINK_INVALID } from '../router/link.ts';
import { redirectBrowser } from '../router/redirect.ts';
import { activationEffects } from './activation.effects.ts';
import { activationSlice, asked, moved, passwordConfigKnown, resent, settled } from './activation.slice.ts';

/** What a person chooses while activating an account: a password, and in another browser than that of the sign-up their names. */
export type Chosen = Pick<ActivationDraft, 'password' | 'name' | 'companyName' | 'recaptchaToken'>;

/** What a person can do while activating an account. */
export interface ActivationCommands {
  /** Tries the link, again if it was tried before. Runs by itself when the activation route is entered. */
  open(): Promise<void>;
  /** Activates with what the link asks for, on `activatingForm`. */
  submit(input: Chosen): Promise<void>;
  /** Sends a new link, on `resend`. */
  resend(input: { email: string }): Promise<void>;
}

/** Confirming an address by the link that was mailed. Source: SPEC §2, §4; reference "Activate". */
export const activationFeature: Feature<ActivationCommands> = {
  name: 'activation',
  source: 'login-box',
  mount: (app) => {
    const { store, client, session, links, bus, router, page } = app;
    const journey = createJourney();
    store.inject(activationSlice);

    const refuse = (failure: Failure) => {
      if (isLinkFailure(failure)) {
        links.drop('activateUrl');
        store.dispatch(moved({ event: 'refused', refusal: failure }));
        store.dispatch(settled());
      } else store.dispatch(settled(failure));
    };

    const activate = async (chosen: Chosen) => {
      const { userId, token } = links.read('activateUrl');
      if (!userId || !token) return refuse(LINK_INVALID);
      const result = await client.call(users.activate, { body: { userId, token, ...chosen } });
      if (!result.ok) return refuse(result.failure);
      links.use('activateUrl');
      // the link names the person who has just been verified
      bus.next({ type: 'user.verified', userId: userId as UserId, origin: 'ACTIVATION_LINK' });
      if (result.value.redirectLocation) {
        const stayed = await redirectBrowser(result.value.redirectLocation, router, page);
        if (stayed.kind !== 'cancelled') page.log('warn', 'The address to go on to was refused');
      }
      store.dispatch(moved({ event: 'activated' }));
      store.dispatch(settled());
    };

    const open = () =>
      journey.run(async () => {
        links.take();
        store.dispatch(moved({ event: 'opened' }));
        store.dispatch(asked());
        const { userId, token, used } = links.read('activateUrl');
        if (used) {
          store.dispatch(moved({ event: 'activated' }));
          return void store.dispatch(settled());
        }
        if (!userId || !token) return refuse(LINK_INVALID);
        await app.ready();
        // the link may be somebody else's: who is in signs out first
        if (store.getState().session.status === 'signedIn') await session.logout();
        const strategy = await client.call(users.activationStrategy, { query: { userId, token } });
        if (!strategy.ok) return refuse(strategy.failure);
        store.dispatch(moved({ event: 'strategyKnown', known: strategy.value }));
        if (store.getState().activation?.step !== 'activatingForm') return activate({});
        store.dispatch(settled());
        if (!strategy.value.shouldSetPassword) return;
        // the form may be submitted before the rules are known
        void import('../password/load-password-config.ts')
          .then(({ loadPasswordConfig }) => loadPasswordConfig(client, userId))
          .then((config) => store.dispatch(passwordConfigKnown(config)))
          .catch(() => undefined);
      });
    app.begin(() => activationEffects(app, open));

    return {
      open,
      submit: (chosen) =>
        journey.run(() => {
          store.dispatch(asked());
          return activate(chosen);
        }),
      resend: ({ email }) =>
        journey.run(async () => {
          store.dispatch(asked());
          const result = await client.call(users.resetActivation, { body: { email: email.trim() } });
          store.dispatch(settled(result.ok ? undefined : result.failure));
          if (result.ok) store.dispatch(resent(email.trim()));
        }),
    };
  },
};
