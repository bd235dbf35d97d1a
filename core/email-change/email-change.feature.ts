import { filter } from 'rxjs';
import type { Feature } from '../app-core.ts';
import type { RouteName } from '../contract/paths.ts';
import { failed, type Failure, ok, type Result } from '../contract/failure.ts';
import { profile } from '../contract/profile.ts';
import { createCommands } from '../flow/command.ts';
import { isLinkFailure, LINK_INVALID } from '../router/link.ts';
import { routes } from '../sign-in/routes.ts';
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

const ROUTE = 'emailChangeUrl';

/** Change of an email address by its mailed links. Ours. Source: protocol/accounts.md#email-address. */
export const emailChangeFeature: Feature<EmailChangeCommands, 'emailChange'> = {
  name: 'emailChange',
  source: 'login-box',
  slice: emailChangeSlice,
  mount: (app) => {
    const { store, client, links, router } = app;
    const commands = createCommands(store, emailChangeSlice.actions);

    const refuse = (failure: Failure): Result<undefined> => {
      if (!isLinkFailure(failure)) return failed(failure);
      links.drop(ROUTE);
      store.dispatch(transitioned({ event: 'refused', refusal: failure }));
      return ok(undefined);
    };

    const ask = async (
      call: typeof profile.readEmailLink | typeof profile.confirmEmail | typeof profile.undoEmailChange,
    ) => {
      const { userId, token } = links.read(ROUTE);
      if (!userId || !token) return refuse(LINK_INVALID);
      const result = await client.call(call, { body: { userId, token } });
      if (!result.ok) return refuse(result.failure);
      store.dispatch(linkRead(result.value));
      store.dispatch(transitioned({ event: result.value.state }));
      return ok(undefined);
    };

    const open = () =>
      commands.run(() => {
        links.take();
        store.dispatch(transitioned({ event: 'opened' }));
        return ask(profile.readEmailLink);
      });
    const routeChanges = routes(app).pipe(filter((route) => route === ROUTE));
    app.begin(() => routeChanges.subscribe(() => void open()));

    return {
      open,
      confirm: () => commands.run(() => ask(profile.confirmEmail)),
      undo: () => commands.run(() => ask(profile.undoEmailChange)),
      goTo: (route) => {
        links.drop(ROUTE);
        router.go(route);
      },
    };
  },
};
