import { QueryClient } from '@tanstack/query-core';
import { filter, firstValueFrom, Subscription } from 'rxjs';
import type { AuthUser } from '../store/state.ts';
import type { Client } from '../client/calls.ts';
import type { Feature } from '../app-core.ts';
import { auth } from '../contract/auth.ts';
import type { Result } from '../contract/failure.ts';
import { vendor } from '../contract/vendor.ts';
import { watch } from '../store/store.ts';
import { followConnection } from './connection.ts';
import { keepPlace, type KeeperParts, type PlaceKeeper } from './keep-place.ts';
import { cut, type Expired, expired, isCutIn, portalSlice, viewerIn } from './portal.slice.ts';

/** What the portal's screens need of their app. */
export interface PortalCommands {
  /** Makes a call as the portal. */
  call: Client['call'];
  /** What the server said, as long as the same person acts in the same tenant. */
  readonly answers: QueryClient;
  /** Keeps where in the portal somebody is. */
  keepPlace(options: Omit<KeeperParts, 'address' | 'onRedirectTo'>): PlaceKeeper;
  /** Lets whoever looks at a preview in as an administrator of the demo company. Ours: the protocol only has it ask. */
  enterPreview(): Promise<void>;
  log(words: string): void;
  /**
   * A portal is open: should the session end by itself, its person is asked in again where they are; should the service not
   * be reached, that is known, and what is shown is asked for again once it is. Returns how it closes.
   */
  attend(): () => void;
  /** Whoever has come in again, by a session of this browser, is in here too. */
  regain(): Promise<void>;
  /** Nobody is asked in again any more. */
  giveUp(): void;
  /** Waits for whoever is asked in again; whether they are in. */
  regained(): Promise<boolean>;
  /** Tries whether the service can be reached again. */
  reach(): Promise<void>;
}

/** Whose answers are kept: nobody else's are ever shown with them. */
export const scopeOf = (viewer: Pick<AuthUser, 'id' | 'tenantId'> | undefined): string =>
  viewer ? `${viewer.id} ${viewer.tenantId}` : '';

/**
 * Fetched again when a screen that shows them opens and when the service can be reached again; never on focus.
 * Source: architecture.md#server-data.
 */
const answersOf = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

const comesThrough = (answer: Result<unknown>) => answer.ok || answer.failure.kind !== 'offline';

/** The portal: its calls, what they answered, and where somebody is in it. */
export const portalFeature: Feature<PortalCommands, 'portal'> = {
  name: 'portal',
  source: 'admin-portal',
  slice: portalSlice,
  mount: ({ store, client, page, options, session, begin }) => {
    const answers = answersOf();
    answers.mount();
    let open = 0;
    begin(() => {
      let last: Expired | undefined;
      const watching = watch(store, (state) => state.session).subscribe((now) => {
        if (now.status === 'signedIn') {
          // whoever else comes in sees nothing of who was in before
          if (last && scopeOf(last) !== scopeOf(now.user)) answers.clear();
          last = { ...now.user, accessToken: '', tenantName: now.activeTenant?.name };
          store.dispatch(expired(undefined));
        } else if (now.status === 'signedOut' && last) {
          if (open > 0 && session.expired) store.dispatch(expired(last));
          else answers.clear();
        }
      });
      watching.add(
        new Subscription(() => {
          answers.clear();
          answers.unmount();
        }),
      );
      return watching;
    });
    const awaited = () => store.getState().portal?.expired;
    const note = (isCut: boolean) => {
      if (open === 0 || isCutIn(store.getState()) === isCut) return;
      store.dispatch(cut(isCut));
      if (!isCut) void answers.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    };
    let reaching: Promise<void> | undefined;
    const ask = async () => {
      note(!comesThrough(await client.call(vendor.publicInfo, {})));
      reaching = undefined;
    };
    const reach = () => (reaching ??= ask());
    /** One call that does not come through says nothing of others: a light one is tried. */
    const noting = <Answer extends Result<unknown>>(answer: Answer): Answer => {
      if (!comesThrough(answer)) void (open > 0 && reach());
      else if (answer.ok || answer.failure.kind !== 'cancelled') note(false);
      return answer;
    };
    let followed: Subscription | undefined;
    const { onRedirectTo } = options;
    return {
      call: async (...asked) => noting(await client.call(...asked)),
      answers,
      keepPlace: (parts) =>
        keepPlace({
          ...parts,
          address: page.address,
          onRedirectTo: parts.routing === 'path' ? onRedirectTo : undefined,
        }),
      enterPreview: async () => {
        const { PREVIEW_PERSON } = await import('fe-elements/preview');
        const answer = await client.call(auth.login, { body: PREVIEW_PERSON });
        if (answer.ok) await session.accept(answer.value);
      },
      log: (words) => page.log('error', words),
      attend: () => {
        open += 1;
        if (open === 1) followed = followConnection({ cut: watch(store, isCutIn), reach, lose: () => note(true) });
        return () => {
          if (open === 1) {
            note(false);
            followed?.unsubscribe();
          }
          open -= 1;
        };
      },
      regain: async () => void (await session.renew()),
      giveUp: () => {
        answers.clear();
        store.dispatch(expired(undefined));
      },
      regained: async () => {
        const who = awaited()?.id;
        if (who === undefined) return false;
        await firstValueFrom(watch(store, awaited).pipe(filter((person) => person === undefined)));
        return viewerIn(store.getState())?.id === who;
      },
      reach,
    };
  },
};
