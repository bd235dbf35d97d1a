import type { Feature } from '../app-core.ts';
import { createCredential } from '../browser/create-credential.ts';
import { lazyModule } from '../browser/lazy-module.ts';
import type { Result } from '../contract/failure.ts';
import { passkeys } from '../contract/passkeys.ts';
import { createCommands } from '../flow/command.ts';
import { NEVER_PROMPT_KEY } from '../sign-in/lacks-passkey.ts';
import { passkeysSlice } from './passkeys.slice.ts';

/** Commands of a signed-in user for their own passkeys. */
export interface OwnPasskeysCommands {
  /** Makes one on this device; whether it is kept. */
  create(): Promise<boolean>;
  /** Makes one on this device or another; a screen goes through `stepUp.run`, as for `remove`. */
  add(): Promise<Result<{ id: string }>>;
  /** Never asks in this browser whether to make one. */
  neverPrompt(): void;
  /**
   * Takes one away, on the server and from what authenticators offer. It asks for a fresh proof: a screen goes through
   * `stepUp.run`.
   */
  remove(deviceId: string): Promise<Result<unknown>>;
}

const fetchSignals = lazyModule(() => import('../browser/signal-passkeys.ts'));

/** The caller's own passkeys. Source: product.md#passkey-prompt, protocol/passkeys.md#devices, product.md#passkeys. */
export const ownPasskeysFeature: Feature<OwnPasskeysCommands, 'passkeys'> = {
  name: 'ownPasskeys',
  slice: passkeysSlice,
  mount: ({ store, client, page }) => {
    const commands = createCommands(store, passkeysSlice.actions);

    const make = async (signal?: AbortSignal): Promise<Result<{ id: string }>> => {
      const more = signal ? { signal } : {};
      const options = await client.call(passkeys.create, {}, more);
      if (!options.ok) return options;
      const key = await createCredential(options.value, signal);
      return key.ok ? client.call(passkeys.verify, { body: key.value }, more) : key;
    };
    return {
      create: async () => {
        let kept = false;
        await commands.run(async (signal) => {
          const result = await make(signal);
          kept = result.ok;
          return result;
        });
        return kept;
      },
      add: () => make(),
      neverPrompt: () => page.local.write(NEVER_PROMPT_KEY, 'true'),
      remove: async (deviceId) => {
        const answer = await client.call(passkeys.remove, { params: { deviceId } });
        if (!answer.ok) return answer;
        return fetchSignals().then(
          async ({ signalPasskeys }) => {
            await signalPasskeys(answer.value);
            return answer;
          },
          // it is gone here; that a device may still offer it is told when it is tried
          () => answer,
        );
      },
    };
  },
};
