import type { Feature } from '../app-core.ts';
import { ownAccount } from '../contract/own-account.ts';
import { createCommands } from '../flow/command.ts';
import { mailedLinkJourney } from '../sign-in/mailed-link.ts';
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
    const { store, client } = app;
    const link = mailedLinkJourney(app, {
      route: 'keepAccountUrl',
      commands: createCommands(store, keepAccountSlice.actions),
      transitioned,
      opened: ({ useOnce }) => useOnce((body) => client.call(ownAccount.undoDeletion, { body }), 'kept'),
    });
    return { open: link.open, signIn: () => link.leave('loginUrl') };
  },
};
