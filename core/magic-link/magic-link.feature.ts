import { EMPTY, filter, switchMap } from 'rxjs';
import type { Feature } from '../app-types.ts';
import type { Failure } from '../contract/failure.ts';
import { createJourney } from '../flow/journey.ts';
import { after } from '../flow/live.ts';
import { isLinkFailure, LINK_INVALID } from '../router/link.ts';
import { leadAway } from '../sign-in/lead-away.ts';
import { enterByMail, wasAskedHere } from '../sign-in/mailed.ts';
import { routes } from '../sign-in/routes.ts';
import { watch } from '../store/store.ts';
import { asked, magicLinkSlice, moved, settled } from './magic-link.slice.ts';

/** How long a person sees that they are in, in milliseconds. Source: SPEC §9 "post-login redirect". */
export const SIGNED_IN_MS = 200;

/** What a person can do with the link that signs in. */
export interface MagicLinkCommands {
  /** Looks at the link, and tries it where it was asked for. Runs by itself when the route is entered. */
  open(): Promise<void>;
  /** Tries the link in another browser than it was asked for in, or once more. */
  signIn(): Promise<void>;
  /** On to ask for another link. */
  startOver(): void;
}

const ROUTE = 'magicLinkCallbackUrl';

/** Signing in by a mailed link. Source: SPEC §2 `magicLinkCallbackUrl`, §7 "passwordless"; UX "Magic-link page". */
export const magicLinkFeature: Feature<MagicLinkCommands> = {
  name: 'magicLink',
  source: 'login-box',
  mount: (app) => {
    const { store, links, router } = app;
    const journey = createJourney();
    store.inject(magicLinkSlice);

    const refuse = (failure: Failure) => {
      if (!isLinkFailure(failure)) return void store.dispatch(settled(failure));
      links.drop(ROUTE);
      store.dispatch(moved({ event: 'refused', refusal: failure }));
    };

    const enter = async () => {
      const { token } = links.read(ROUTE);
      if (!token) return refuse(LINK_INVALID);
      store.dispatch(asked());
      const result = await enterByMail(app, 'MagicLink', token);
      if (!result.ok) return refuse(result.failure);
      links.use(ROUTE);
      store.dispatch(moved({ event: 'signedIn' }));
    };

    const open = () =>
      journey.run(async () => {
        links.take();
        store.dispatch(moved({ event: 'opened' }));
        if (links.read(ROUTE).used) return void store.dispatch(moved({ event: 'signedIn' }));
        if (!links.read(ROUTE).token) return refuse(LINK_INVALID);
        store.dispatch(asked());
        // whoever is in already is known by then, and gives way to whom the link names
        await app.ready();
        if (!wasAskedHere(app)) return void store.dispatch(moved({ event: 'foundElsewhere' }));
        await enter();
      });

    app.begin(() => {
      const effects = routes(app)
        .pipe(filter((route) => route === ROUTE))
        .subscribe(() => void open());
      effects.add(
        watch(store, ({ magicLink }) => magicLink?.step)
          .pipe(switchMap((step) => (step === 'success' ? after(SIGNED_IN_MS) : EMPTY)))
          .subscribe(() => {
            links.drop(ROUTE);
            void leadAway(app, [ROUTE]);
          }),
      );
      return effects;
    });

    return {
      open,
      signIn: () =>
        journey.run(async () => {
          store.dispatch(moved({ event: 'confirmed' }));
          await enter();
        }),
      startOver: () => {
        links.drop(ROUTE);
        router.go('loginUrl');
      },
    };
  },
};
