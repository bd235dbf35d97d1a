import { QueryClient } from '@tanstack/query-core';
import { filter, firstValueFrom, Subscription } from 'rxjs';
import type { AuthUser } from '../store/state.ts';
import type { Client } from '../client/calls.ts';
import type { Feature } from '../app-core.ts';
import type { Failure, Result } from '../contract/failure.ts';
import { vendor } from '../contract/vendor.ts';
import { watch } from '../store/store.ts';
import { followConnection, inPageNetwork } from './network-status.ts';
import { offline, type Expired, expired, selectIsOffline, queriesSlice, viewerIn } from './queries.slice.ts';

/** Makes a call, and once more where what it was refused for has been dealt with. */
export type Retry = <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>;

/** Calls of screens, and what they answered. */
export interface QueriesCommands {
  /** Makes a call, and updates the offline state by its outcome; after a logout that is in progress. */
  call: Client['call'];
  /** Runs a call; once more after a proof of identity, or after a new sign-in where the session has expired. */
  runWithRetry: Retry;
  /** Registers how calls get a proof of identity in place. Returns the function to call when its screen closes. */
  registerRetry(retry: Retry): () => void;
  /** Query cache, for as long as the same person acts in the same tenant. */
  readonly answers: QueryClient;
  /**
   * Registers open screens: when the session expires, the user is asked to sign in again in place; while the service
   * cannot be reached, the state is offline, and active queries are refetched once it can. Returns the function to call
   * when they close.
   */
  attend(): () => void;
  /** Refreshes the session after a new sign-in in this browser, so that it continues here. */
  regain(): Promise<void>;
  /** Stops asking for a new sign-in, and clears the query cache. */
  giveUp(): void;
  /** Waits for the new sign-in; resolves to whether the same person is signed in. */
  regained(): Promise<boolean>;
  /** Makes a light call to check whether the service can be reached. */
  reach(): Promise<void>;
}

/** Scope of the query cache: user and tenant. It is cleared when the scope changes. */
export const scopeOf = (viewer: Pick<AuthUser, 'id' | 'tenantId'> | undefined): string =>
  viewer ? `${viewer.id} ${viewer.tenantId}` : '';

/**
 * Fetched again when a screen that shows them opens and when the service can be reached again; never on focus.
 * Source: architecture.md#server-data.
 */
const createQueryClient = (): QueryClient =>
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

const isSessionOver = ({ kind }: Failure) => kind === 'unauthorized' || kind === 'sessionEnded';

const reachesService = (answer: Result<unknown>) => answer.ok || answer.failure.kind !== 'offline';

/** Server data of screens: calls, what they answered, and whether the service can be reached. */
export const queriesFeature: Feature<QueriesCommands, 'queries'> = {
  name: 'queries',
  source: 'admin-portal',
  slice: queriesSlice,
  mount: ({ store, client, session, begin, options }) => {
    const answers = createQueryClient();
    answers.mount();
    let open = 0;
    begin(() => {
      let last: Expired | undefined;
      const watching = watch(store, (state) => state.session).subscribe((now) => {
        if (now.status === 'signedIn') {
          // another user or tenant starts with an empty cache
          if (last && scopeOf(last) !== scopeOf(now.user)) answers.clear();
          last = { ...now.user, accessToken: '', tenantName: now.activeTenant?.name };
          store.dispatch(expired(undefined));
        } else if (now.status === 'signedOut' && last) {
          if (open > 0 && session.expired) store.dispatch(expired(last));
          else answers.clear();
        }
      });
      // the server would refuse what it reads after the logout
      watching.add(session.leavings.subscribe(() => void answers.cancelQueries()));
      watching.add(
        new Subscription(() => {
          answers.clear();
          answers.unmount();
        }),
      );
      return watching;
    });
    const awaited = () => store.getState().queries?.expired;
    const note = (isOffline: boolean) => {
      if (open === 0 || selectIsOffline(store.getState()) === isOffline) return;
      store.dispatch(offline(isOffline));
      if (!isOffline) void answers.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    };
    let reaching: Promise<void> | undefined;
    const ask = async () => {
      note(!reachesService(await client.call(vendor.publicInfo, {})));
      reaching = undefined;
    };
    const reach = () => (reaching ??= ask());
    /**
     * Updates the offline state by the outcome of a call: one failure is not an outage, so a light call is tried first.
     */
    const trackNetwork = <Answer extends Result<unknown>>(answer: Answer): Answer => {
      if (!reachesService(answer)) void (open > 0 && reach());
      else if (answer.ok || answer.failure.kind !== 'cancelled') note(false);
      return answer;
    };
    let followed: Subscription | undefined;
    const retries = new Set<Retry>();
    const run: Retry = (call) => {
      const [retry] = retries;
      return retry ? retry(call) : call();
    };
    const regained = async () => {
      const expectedId = awaited()?.id;
      if (expectedId === undefined) return false;
      await firstValueFrom(watch(store, awaited).pipe(filter((person) => person === undefined)));
      return viewerIn(store.getState())?.id === expectedId;
    };
    return {
      call: async (...request) => {
        if (session.leaving) await session.leaving;
        return trackNetwork(await client.call(...request));
      },
      runWithRetry: async (call) => {
        const first = await run(call);
        return first.ok || !isSessionOver(first.failure) || !(await regained()) ? first : run(call);
      },
      registerRetry: (retry) => {
        retries.add(retry);
        return () => void retries.delete(retry);
      },
      answers,
      attend: () => {
        open += 1;
        if (open === 1)
          followed = followConnection({
            offline: watch(store, selectIsOffline),
            reach,
            lose: () => note(true),
            ...(options.previewMode && { network: inPageNetwork }),
          });
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
      regained,
      reach,
    };
  },
};
