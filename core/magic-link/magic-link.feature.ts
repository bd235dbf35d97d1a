import { EMPTY, filter, switchMap } from 'rxjs';
import type { Feature } from '../app-core.ts';
import { failed, type Failure, ok, type Result } from '../contract/failure.ts';
import { createCommands } from '../flow/command.ts';
import { timerOnce } from '../flow/live.ts';
import { isLinkFailure, LINK_INVALID } from '../router/link.ts';
import { redirectAfterLogin } from '../sign-in/redirect-after-login.ts';
import { signInPasswordless, wasRequestedHere } from '../sign-in/passwordless.ts';
import { routes } from '../sign-in/routes.ts';
import { watch } from '../store/store.ts';
import type { MagicLinkEvent } from './magic-link.flow.ts';
import { magicLinkSlice, transitioned } from './magic-link.slice.ts';

/** Time in milliseconds that the success screen is shown. Source: product.md#timing. */
export const SIGNED_IN_MS = 200;

/** Commands of a magic link. */
export interface MagicLinkCommands {
  /** Reads the link, and signs in by it in the browser that requested it. Runs by itself when the route is entered. */
  open(): Promise<void>;
  /** Signs in by the link in another browser than the one that requested it, or retries. */
  signIn(): Promise<void>;
  /** Goes to the request for another link. */
  startOver(): void;
}

const ROUTE = 'magicLinkCallbackUrl';

/** Signing in by a mailed link. Source: product.md#magic-link, protocol/sign-in.md#passwordless. */
export const magicLinkFeature: Feature<MagicLinkCommands, 'magicLink'> = {
  name: 'magicLink',
  source: 'login-box',
  slice: magicLinkSlice,
  mount: (app) => {
    const { store, links, router } = app;
    const commands = createCommands(store, magicLinkSlice.actions);

    const show = (event: MagicLinkEvent, refusal?: Failure): Result<undefined> => {
      store.dispatch(transitioned({ event, ...(refusal && { refusal }) }));
      return ok(undefined);
    };

    const refuse = (failure: Failure): Result<undefined> => {
      if (!isLinkFailure(failure)) return failed(failure);
      links.drop(ROUTE);
      return show('refused', failure);
    };

    const enter = async () => {
      const { token } = links.read(ROUTE);
      if (!token) return refuse(LINK_INVALID);
      const result = await signInPasswordless(app, 'MagicLink', token);
      if (!result.ok) return refuse(result.failure);
      links.use(ROUTE);
      return show('signedIn');
    };

    const open = () =>
      commands.run(async () => {
        links.take();
        show('opened');
        if (links.read(ROUTE).used) return show('signedIn');
        if (!links.read(ROUTE).token) return refuse(LINK_INVALID);
        // the current session is known by then; the user of the link replaces its user
        await app.ready();
        return wasRequestedHere(app) ? enter() : show('foundElsewhere');
      });

    app.begin(() => {
      const effects = routes(app)
        .pipe(filter((route) => route === ROUTE))
        .subscribe(() => void open());
      effects.add(
        watch(store, ({ magicLink }) => magicLink?.step)
          .pipe(switchMap((step) => (step === 'success' ? timerOnce(SIGNED_IN_MS) : EMPTY)))
          .subscribe(() => {
            links.drop(ROUTE);
            void redirectAfterLogin(app, [ROUTE]);
          }),
      );
      return effects;
    });

    return {
      open,
      signIn: () =>
        commands.run(() => {
          show('confirmed');
          return enter();
        }),
      startOver: () => {
        links.drop(ROUTE);
        router.go('loginUrl');
      },
    };
  },
};
