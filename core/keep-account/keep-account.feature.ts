import { filter } from 'rxjs';
import type { Feature } from '../app-core.ts';
import { failed, type Failure, ok, type Result } from '../contract/failure.ts';
import { ownAccount } from '../contract/own-account.ts';
import { createCommands } from '../flow/command.ts';
import { isLinkFailure, LINK_INVALID } from '../router/link.ts';
import { routes } from '../sign-in/routes.ts';
import { keepAccountSlice, transitioned } from './keep-account.slice.ts';

/** Commands for keeping an account that is to be deleted. */
export interface KeepAccountCommands {
  /** Tries the link, again if it was tried before. Runs by itself when its route is entered. */
  open(): Promise<void>;
  /** Goes to sign-in. */
  signIn(): void;
}

/** Keeping an account by the link that was mailed. Ours. Source: product.md#keeping-an-account. */
export const keepAccountFeature: Feature<KeepAccountCommands, 'keepAccount'> = {
  name: 'keepAccount',
  source: 'login-box',
  slice: keepAccountSlice,
  mount: (app) => {
    const { store, client, links, router } = app;
    const commands = createCommands(store, keepAccountSlice.actions);

    const refuse = (failure: Failure): Result<undefined> => {
      if (!isLinkFailure(failure)) return failed(failure);
      links.drop('keepAccountUrl');
      store.dispatch(transitioned({ event: 'refused', refusal: failure }));
      return ok(undefined);
    };

    const open = () =>
      commands.run(async () => {
        links.take();
        store.dispatch(transitioned({ event: 'opened' }));
        const { userId, token, used } = links.read('keepAccountUrl');
        if (!used) {
          if (!userId || !token) return refuse(LINK_INVALID);
          const result = await client.call(ownAccount.undoDeletion, { body: { userId, token } });
          if (!result.ok) return refuse(result.failure);
          links.use('keepAccountUrl');
        }
        store.dispatch(transitioned({ event: 'kept' }));
        return ok(undefined);
      });
    const routeChanges = routes(app).pipe(filter((route) => route === 'keepAccountUrl'));
    app.begin(() => routeChanges.subscribe(() => void open()));

    return {
      open,
      signIn: () => {
        links.drop('keepAccountUrl');
        router.go('loginUrl');
      },
    };
  },
};
