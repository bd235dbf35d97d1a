import type { Feature } from '../app-core.ts';
import type { RouteName } from '../contract/paths.ts';
import { profile } from '../contract/profile.ts';
import { createCommands } from '../flow/command.ts';
import { type MailedLinkJourney, mailedLinkJourney } from '../sign-in/mailed-link.ts';
import type { EmailChangeEvent } from './email-change.flow.ts';
import { emailChangeSlice, linkRead, transitioned } from './email-change.slice.ts';

/** Commands of a link that was mailed about a change of an email address. */
export interface EmailChangeCommands {
  /** Reads the link, again if it was read before. Runs by itself when the route is entered. */
  open(): Promise<void>;
  /** Confirms the change for the address that the link was mailed to. */
  confirm(): Promise<void>;
  /** Takes the change back. */
  undo(): Promise<void>;
  /** Leaves the link for a route. */
  goTo(route: Extract<RouteName, 'loginUrl' | 'forgetPasswordUrl'>): void;
}

/** Change of an email address by its mailed links. Ours. Source: protocol/accounts.md#email-address. */
export const emailChangeFeature: Feature<EmailChangeCommands, 'emailChange'> = {
  name: 'emailChange',
  source: 'login-box',
  slice: emailChangeSlice,
  mount: (app) => {
    const { store, client } = app;
    const commands = createCommands(store, emailChangeSlice.actions);
    const askBy = (
      { ask }: Pick<MailedLinkJourney<EmailChangeEvent>, 'ask'>,
      call: typeof profile.readEmailLink | typeof profile.confirmEmail | typeof profile.undoEmailChange,
    ) =>
      ask(
        (body) => client.call(call, { body }),
        (read) => {
          store.dispatch(linkRead(read));
          store.dispatch(transitioned({ event: read.state }));
        },
      );
    const link = mailedLinkJourney(app, {
      route: 'emailChangeUrl',
      commands,
      transitioned,
      opened: (journey) => askBy(journey, profile.readEmailLink),
    });
    return {
      open: link.open,
      confirm: () => commands.run(() => askBy(link, profile.confirmEmail)),
      undo: () => commands.run(() => askBy(link, profile.undoEmailChange)),
      goTo: link.leave,
    };
  },
};
