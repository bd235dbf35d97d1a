import type { Feature } from '../app-core.ts';
import { failed, ok, type Result } from '../contract/failure.ts';
import { socialLinks } from '../contract/social.ts';
import { keepReturnAddress } from '../sign-in/return-address.ts';
import { forgetLinkOutcome, keptLinkOutcome, type LinkOutcome } from './link-outcome.ts';

/** Commands of a signed-in user for their accounts at providers. */
export interface OwnLinksCommands {
  /** Goes to a provider to link an account there; comes back to this page. A screen goes through `useTask`. */
  link(provider: string): Promise<Result<undefined>>;
  /** Outcome of the link that this tab has come back from, until `forgetOutcome()`. */
  outcome(): LinkOutcome | undefined;
  /** Forgets the outcome; a screen calls it once it is mounted, because a render that reads it can be discarded. */
  forgetOutcome(): void;
}

/** The caller's own accounts at providers. Source: product.md#privacy-tab, protocol/social.md#links. */
export const ownLinksFeature: Feature<OwnLinksCommands> = {
  name: 'ownLinks',
  source: 'admin-portal',
  mount: (app) => ({
    link: async (provider) => {
      const { client, router, page } = app;
      const redirectUri = new URL(router.address('socialLoginCallbackUrl'), page.address.href()).href;
      const begun = await client.call(socialLinks.authorize, { body: { provider, redirectUri } });
      if (!begun.ok) return begun;
      const { address } = begun.value;
      if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
        return failed({ kind: 'providerFailed', message: 'The address of the provider is not one' });
      keepReturnAddress(app);
      return router.leave(new URL(address), { load: true })
        ? ok(undefined)
        : failed({ kind: 'cancelled', message: '' });
    },
    outcome: () => keptLinkOutcome(app),
    forgetOutcome: () => forgetLinkOutcome(app),
  }),
};
