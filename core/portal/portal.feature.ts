import { QueryClient } from '@tanstack/query-core';
import { Subscription } from 'rxjs';
import type { AuthUser, Client, Feature } from '../app-types.ts';
import { auth } from '../contract/auth.ts';
import { watch } from '../store.ts';
import { keepPlace, type KeeperParts, type PlaceKeeper } from './keep-place.ts';
import { portalSlice } from './portal.slice.ts';

/** What the portal's screens need of their app. */
export interface PortalCommands {
  /** Makes a call as the portal. */
  call: Client['call'];
  /** What the server said, as long as the same person acts in the same tenant. */
  readonly answers: QueryClient;
  /** Keeps where in the portal somebody is. */
  keepPlace(options: Omit<KeeperParts, 'address' | 'onRedirectTo'>): PlaceKeeper;
  /** Lets whoever looks at a preview in as an administrator of the demo company. Ours: SPEC §4 only has it ask. */
  enterPreview(): Promise<void>;
  log(words: string): void;
}

/** Whose answers are kept: nobody else's are ever shown with them. */
export const scopeOf = (viewer: Pick<AuthUser, 'id' | 'tenantId'> | undefined): string =>
  viewer ? `${viewer.id} ${viewer.tenantId}` : '';

/** Fetched again when a screen that shows them opens and when the browser is back online; never on focus. Source: SPEC §9. */
const answersOf = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The portal: its calls, what they answered, and where somebody is in it. */
export const portalFeature: Feature<PortalCommands> = {
  name: 'portal',
  source: 'admin-portal',
  mount: ({ store, client, page, options, session, begin }) => {
    store.inject(portalSlice);
    const answers = answersOf();
    answers.mount();
    begin(() => {
      let scope = '';
      const watching = watch(store, ({ session }) => session).subscribe((session) => {
        // while it is not known who is there, nobody else can be
        if (session.status !== 'signedIn') return;
        const next = scopeOf(session.user);
        if (scope && next !== scope) answers.clear();
        scope = next;
      });
      watching.add(
        new Subscription(() => {
          answers.clear();
          answers.unmount();
        }),
      );
      return watching;
    });
    const { onRedirectTo } = options;
    return {
      call: client.call,
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
    };
  },
};
