import { filter } from 'rxjs';
import type { Feature } from '../app-core.ts';
import { failed, type Failure, ok, type Result } from '../contract/failure.ts';
import { users } from '../contract/users.ts';
import { createCommands } from '../flow/command.ts';
import { isLinkFailure, LINK_INVALID } from '../router/link.ts';
import { routes } from '../sign-in/routes.ts';
import { resent, transitioned, unlockSlice } from './unlock.slice.ts';

/** Commands for unlocking an account. */
export interface UnlockCommands {
  /** Tries the link, again if it was tried before. Runs by itself when the unlock route is entered. */
  open(): Promise<void>;
  /** Sends a new link, on `resend`. The answer is alike whether or not there is such an account, locked or not. */
  resend(input: { email: string }): Promise<void>;
  /** Goes to sign-in. */
  signIn(): void;
}

/** Unlocking an account by the link that was mailed. Ours: the protocol has the lockout without a way out of it. */
export const unlockFeature: Feature<UnlockCommands, 'unlock'> = {
  name: 'unlock',
  source: 'login-box',
  slice: unlockSlice,
  mount: (app) => {
    const { store, client, links, router } = app;
    const commands = createCommands(store, unlockSlice.actions);

    const refuse = (failure: Failure): Result<undefined> => {
      if (!isLinkFailure(failure)) return failed(failure);
      links.drop('unlockUrl');
      store.dispatch(transitioned({ event: 'refused', refusal: failure }));
      return ok(undefined);
    };

    const open = () =>
      commands.run(async () => {
        links.take();
        store.dispatch(transitioned({ event: 'opened' }));
        const { userId, token, used } = links.read('unlockUrl');
        if (!used) {
          if (!userId || !token) return refuse(LINK_INVALID);
          const result = await client.call(users.unlock, { body: { userId, token } });
          if (!result.ok) return refuse(result.failure);
          links.use('unlockUrl');
        }
        store.dispatch(transitioned({ event: 'unlocked' }));
        return ok(undefined);
      });
    const routeChanges = routes(app).pipe(filter((route) => route === 'unlockUrl'));
    app.begin(() => routeChanges.subscribe(() => void open()));

    return {
      open,
      resend: ({ email }) =>
        commands.run(async () => {
          const result = await client.call(users.resetUnlock, { body: { email: email.trim() } });
          if (result.ok) store.dispatch(resent(email.trim()));
          return result;
        }),
      signIn: () => {
        links.drop('unlockUrl');
        router.go('loginUrl');
      },
    };
  },
};
