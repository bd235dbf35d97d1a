import { filter } from 'rxjs';
import type { Feature } from '../app-types.ts';
import type { Failure } from '../contract/failure.ts';
import { users } from '../contract/users.ts';
import { createJourney } from '../flow/journey.ts';
import { isLinkFailure, LINK_INVALID } from '../router/link.ts';
import { routes } from '../sign-in/routes.ts';
import { asked, moved, resent, settled, unlockSlice } from './unlock.slice.ts';

/** What a person can do whose account is locked. */
export interface UnlockCommands {
  /** Tries the link, again if it was tried before. Runs by itself when the unlock route is entered. */
  open(): Promise<void>;
  /** Sends a new link, on `resend`. The answer is alike whether or not there is such an account, locked or not. */
  resend(input: { email: string }): Promise<void>;
  /** On to signing in. */
  signIn(): void;
}

/** Unlocking an account by the link that was mailed. Ours: SPEC §3 has the lockout without a way out of it. */
export const unlockFeature: Feature<UnlockCommands> = {
  name: 'unlock',
  source: 'login-box',
  mount: (app) => {
    const { store, client, links, router } = app;
    const journey = createJourney();
    store.inject(unlockSlice);

    const refuse = (failure: Failure) => {
      if (!isLinkFailure(failure)) return void store.dispatch(settled(failure));
      links.drop('unlockUrl');
      store.dispatch(moved({ event: 'refused', refusal: failure }));
    };

    const open = () =>
      journey.run(async () => {
        links.take();
        store.dispatch(moved({ event: 'opened' }));
        store.dispatch(asked());
        const { userId, token, used } = links.read('unlockUrl');
        if (used) return void store.dispatch(moved({ event: 'unlocked' }));
        if (!userId || !token) return refuse(LINK_INVALID);
        const result = await client.call(users.unlock, { body: { userId, token } });
        if (!result.ok) return refuse(result.failure);
        links.use('unlockUrl');
        store.dispatch(moved({ event: 'unlocked' }));
      });
    const arrivals = routes(app).pipe(filter((route) => route === 'unlockUrl'));
    app.begin(() => arrivals.subscribe(() => void open()));

    return {
      open,
      resend: ({ email }) =>
        journey.run(async () => {
          store.dispatch(asked());
          const result = await client.call(users.resetUnlock, { body: { email: email.trim() } });
          store.dispatch(result.ok ? resent(email.trim()) : settled(result.failure));
        }),
      signIn: () => {
        links.drop('unlockUrl');
        router.go('loginUrl');
      },
    };
  },
};
