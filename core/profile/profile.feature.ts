import type { Feature } from '../app-core.ts';

/** Commands for the profile of the signed-in user. */
export interface ProfileCommands {
  /** Loads the user again after a change, here and in the other tabs. */
  reload(): Promise<void>;
}

/** Profile of the signed-in user. Source: product.md#profile-tab. */
export const profileFeature: Feature<ProfileCommands> = {
  name: 'profile',
  source: 'admin-portal',
  mount: ({ session, bus, store }) => ({
    reload: async () => {
      await session.reloadUser();
      const { session: now } = store.getState();
      if (now.status === 'signedIn') bus.next({ type: 'user.changed', userId: now.user.id });
    },
  }),
};
