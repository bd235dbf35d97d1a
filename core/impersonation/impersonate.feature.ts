import { EMPTY, filter, switchMap } from 'rxjs';
import type { Feature } from '../app-core.ts';
import type { UserId } from '../contract/entities/ids.ts';
import { failed, ok } from '../contract/failure.ts';
import { impersonation } from '../contract/impersonation.ts';
import { members } from '../contract/members.ts';
import { createCommands } from '../flow/command.ts';
import { timerOnce } from '../flow/live.ts';
import { dropInterrupted, keepInterrupted } from '../router/interrupted.ts';
import { LINK_INVALID } from '../router/link.ts';
import { redirectAfterLogin } from '../sign-in/redirect-after-login.ts';
import { signInChanges } from '../sign-in/redirect-when-signed-in.ts';
import { routes } from '../sign-in/routes.ts';
import { watch } from '../store/store.ts';
import { impersonateSlice, transitioned } from './impersonate.slice.ts';

/** Time in milliseconds that the success screen is shown. Source: product.md#timing. */
export const IMPERSONATED_MS = 1000;

/** Commands of the impersonation route. */
export interface ImpersonateCommands {
  /** Reads whom the address names; runs by itself when the route is entered. A signed-out user signs in first. */
  open(): Promise<void>;
  /** Begins the impersonation. */
  confirm(): Promise<void>;
  /** Leaves the route without it. */
  decline(): void;
}

const ROUTE = 'impersonationUrl';

/**
 * Impersonation by an address that names the person: `?userId=…`, and `redirectUrl` to go on to. The server's own rules
 * decide as in the portal. Source: product.md#impersonation, protocol/impersonation.md#begin.
 */
export const impersonateFeature: Feature<ImpersonateCommands, 'impersonate'> = {
  name: 'impersonate',
  source: 'login-box',
  slice: impersonateSlice,
  mount: (app) => {
    const { store, client, router, session } = app;
    const commands = createCommands(store, impersonateSlice.actions);
    // the server knows which users there are
    const userId = () => router.param('userId') as UserId | undefined;

    /** Keeps the route for the sign-in, or the proof, that comes in between. */
    const interrupt = () => {
      const named = userId();
      keepInterrupted(app, { route: ROUTE, query: named ? { userId: named } : {} });
    };

    const open = () =>
      commands.run(async (signal) => {
        store.dispatch(transitioned({ event: 'opened' }));
        await app.ready();
        if (signal.aborted) return ok(undefined);
        const named = userId();
        if (!named) return failed(LINK_INVALID);
        if (store.getState().session.status === 'signedOut') {
          interrupt();
          router.go('loginUrl', { replace: true });
          return ok(undefined);
        }
        const person = await client.call(members.read, { params: { userId: named } }, { signal });
        // a user who may impersonate need not be one who may read
        if (!person.ok && person.failure.kind !== 'forbidden') return person;
        if (signal.aborted) return person;
        store.dispatch(transitioned({ event: 'personKnown', name: person.ok ? person.value.name : undefined }));
        return ok(undefined);
      });

    app.begin(() => {
      const effects = routes(app)
        .pipe(filter((route) => route === ROUTE))
        .subscribe(() => void open());
      effects.add(
        signInChanges(store)
          .pipe(filter((signedIn) => !signedIn && router.current() === ROUTE))
          .subscribe(() => {
            commands.leave();
            void open();
          }),
      );
      effects.add(
        watch(store, ({ impersonate }) => impersonate?.step)
          .pipe(switchMap((step) => (step === 'success' ? timerOnce(IMPERSONATED_MS) : EMPTY)))
          .subscribe(() => void redirectAfterLogin(app, [ROUTE])),
      );
      return effects;
    });

    return {
      open,
      confirm: () =>
        commands.run(async () => {
          const named = userId();
          if (!named) return failed(LINK_INVALID);
          const begun = await client.call(impersonation.begin, { body: { impersonatedUserId: named } });
          if (!begun.ok) {
            if (begun.failure.kind === 'stepUpRequired') interrupt();
            return begun;
          }
          // the cookie belongs to another user now
          await session.reload();
          store.dispatch(transitioned({ event: 'begun' }));
          return begun;
        }),
      decline: () => {
        commands.leave();
        dropInterrupted(app);
        void redirectAfterLogin(app, [ROUTE]);
      },
    };
  },
};
