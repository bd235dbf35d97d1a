import type { Feature } from '../app-core.ts';
import { users } from '../contract/users.ts';
import { createCommands } from '../flow/command.ts';
import { mailedLinkJourney } from '../sign-in/mailed-link.ts';
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
    const { store, client } = app;
    const commands = createCommands(store, unlockSlice.actions);
    const link = mailedLinkJourney(app, {
      route: 'unlockUrl',
      commands,
      transitioned,
      opened: ({ useOnce }) => useOnce((body) => client.call(users.unlock, { body }), 'unlocked'),
    });
    return {
      open: link.open,
      resend: ({ email }) =>
        commands.run(async () => {
          const result = await client.call(users.resetUnlock, { body: { email: email.trim() } });
          if (result.ok) store.dispatch(resent(email.trim()));
          return result;
        }),
      signIn: () => link.leave('loginUrl'),
    };
  },
};
