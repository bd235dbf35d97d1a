import type { Feature } from '../app-core.ts';
import { auth } from '../contract/auth.ts';
import { createPortalHistory, type PortalHistoryOptions, type PortalHistory } from './portal-history.ts';

/** Commands of the portal, beside its queries. */
export interface PortalCommands {
  /** Creates the history of the portal's locations. */
  openHistory(options: Omit<PortalHistoryOptions, 'address' | 'onRedirectTo'>): PortalHistory;
  /**
   * Signs in the viewer of a preview as an administrator of the demo company. Ours: the protocol only has it ask.
   */
  enterPreview(): Promise<void>;
}

/** Portal: history of its locations, and the preview. */
export const portalFeature: Feature<PortalCommands> = {
  name: 'portal',
  source: 'admin-portal',
  mount: ({ client, page, options: { onRedirectTo }, session }) => ({
    openHistory: (parts) =>
      createPortalHistory({
        ...parts,
        address: page.address,
        onRedirectTo: parts.routing === 'path' ? onRedirectTo : undefined,
      }),
    enterPreview: async () => {
      const { PREVIEW_PERSON } = await import('fe-elements/preview');
      const answer = await client.call(auth.login, { body: PREVIEW_PERSON });
      if (answer.ok) await session.accept(answer.value);
    },
  }),
};
