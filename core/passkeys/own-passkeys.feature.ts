import type { Feature } from '../app-types.ts';
import { makeKey } from '../browser/make-key.ts';
import type { Result } from '../contract/failure.ts';
import { passkeys } from '../contract/passkeys.ts';
import { createJourney } from '../flow/journey.ts';
import { NEVER_PROMPT_KEY } from '../sign-in/lacks-passkey.ts';
import { asked, passkeysSlice, settled } from './passkeys.slice.ts';

/** What a person who is in can do with their passkeys. */
export interface OwnPasskeysCommands {
  /** Makes one on this device; whether it is kept. */
  create(): Promise<boolean>;
  /** Never asks in this browser whether to make one. */
  neverPrompt(): void;
  /** Takes one away, on the server and from what authenticators offer. It asks for a fresh proof: a screen goes through `stepUp.run`. */
  remove(deviceId: string): Promise<Result<unknown>>;
}

/** The caller's own passkeys. Source: SPEC §4 "Passkey prompt", §7 "WebAuthn devices"; UX "Passkeys". */
export const ownPasskeysFeature: Feature<OwnPasskeysCommands> = {
  name: 'ownPasskeys',
  mount: ({ store, client, page }) => {
    const journey = createJourney();
    store.inject(passkeysSlice);

    const make = async (signal: AbortSignal): Promise<Result<unknown>> => {
      const options = await client.call(passkeys.create, {}, { signal });
      if (!options.ok) return options;
      const key = await makeKey(options.value, signal);
      return key.ok ? client.call(passkeys.verify, { body: key.value }, { signal }) : key;
    };
    return {
      create: async () => {
        let kept = false;
        await journey.run(async (signal) => {
          store.dispatch(asked());
          const result = await make(signal);
          kept = result.ok;
          store.dispatch(settled(result.ok ? undefined : result.failure));
        });
        return kept;
      },
      neverPrompt: () => page.local.write(NEVER_PROMPT_KEY, 'true'),
      remove: async (deviceId) => {
        const gone = await client.call(passkeys.remove, { params: { deviceId } });
        if (!gone.ok) return gone;
        return import('../browser/signal-passkeys.ts').then(
          async ({ signalPasskeys }) => {
            await signalPasskeys(gone.value);
            return gone;
          },
          // it is gone here; that a device may still offer it is told when it is tried
          () => gone,
        );
      },
    };
  },
};
