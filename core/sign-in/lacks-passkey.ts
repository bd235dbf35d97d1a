import type { AppCore } from '../app-core.ts';
import { supportsPasskeys } from '../browser/webauthn.ts';
import { passkeys } from '../contract/passkeys.ts';
import { LAST_METHOD_KEY } from './last-method.ts';
import { offersPasskeys } from './offers-passkeys.ts';

/** Storage key of "do not offer a passkey again". Source: product.md#storage-keys. */
export const NEVER_PROMPT_KEY = 'dont-show-again-prompt-passkeys';

/**
 * Whether to offer a passkey to a user who has just signed in. Source: product.md#passkey-prompt; five conditions; ours
 * besides them, that the browser can make one.
 */
export const lacksPasskey = async ({
  store,
  client,
  page,
}: Pick<AppCore, 'client' | 'page'> & { store: Pick<AppCore['store'], 'getState'> }): Promise<boolean> => {
  const { flags, vendor } = store.getState();
  if (flags['show-passkeys-new'] !== 'on' || !offersPasskeys(vendor) || !supportsPasskeys()) return false;
  if (page.local.read(LAST_METHOD_KEY) === 'Passkeys' || page.local.read(NEVER_PROMPT_KEY) === 'true') return false;
  const answer = await client.call(passkeys.list, {});
  return answer.ok && answer.value.devices.length === 0;
};
