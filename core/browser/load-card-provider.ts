import type { CreateCardProvider } from './card-provider.ts';

/** Makes addresses of scripts that a page under Trusted Types takes; TypeScript's own types know none yet. */
interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface ScriptPolicies {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Timeout for the provider's script, in milliseconds. Ours: no screen waits without an end. */
const LOAD_MS = 15_000;

/** Trusted Types policy of the script. A page that lists its policies adds this name. */
const POLICY = 'fe-payments';

let policy: ScriptPolicy | undefined;
const scripts = new Map<string, { node: HTMLScriptElement; loaded: Promise<void> }>();

/** The address comes from the service, never from markup; nothing but https and this computer's own servers is loaded. */
const isSafe = (address: string): boolean => {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  return (
    url?.protocol === 'https:' ||
    url?.origin === location.origin ||
    /^(localhost|127\.0\.0\.1)$/.test(url?.hostname ?? '')
  );
};

const createScriptURL = (address: string): string => (isSafe(address) ? address : '');

const addressOf = (address: string): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies }; // absent in some browsers
  policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL });
  return policy?.createScriptURL(address) ?? createScriptURL(address);
};

const load = (address: string): Promise<void> => {
  const known = scripts.get(address);
  if (known) return known.loaded;
  const node = document.createElement('script');
  node.src = addressOf(address);
  // a page that lets scripts in by a nonce lets in what its own scripts bring
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) node.nonce = nonce;
  const loaded = new Promise<void>((resolve, reject) => {
    node.addEventListener('load', () => resolve());
    node.addEventListener('error', () => reject(new Error(`${address} did not load`)));
    AbortSignal.timeout(LOAD_MS).addEventListener('abort', () => reject(new Error(`${address} did not answer`)));
  });
  scripts.set(address, { node, loaded });
  document.head.append(node);
  return loaded;
};

const defined = (): CreateCardProvider | undefined => {
  const { Stripe } = globalThis as { Stripe?: CreateCardProvider }; // defined by the script
  return typeof Stripe === 'function' ? Stripe : undefined;
};

const isLoadedByPage = (address: string): boolean =>
  [...document.scripts].some(({ src }) => src === new URL(address, location.href).href);

/**
 * Loads the provider's script from its address, which a page's own script may have done before. Rejects where a content
 * blocker, the page's policy or the network keeps it away; the next call loads it again.
 */
export const loadCardProvider = async (address: string): Promise<CreateCardProvider> => {
  const early = isLoadedByPage(address) ? defined() : undefined;
  if (early) return early;
  try {
    await load(address);
    const create = defined();
    if (!create) throw new Error(`${address} is not the script of a card provider`);
    return create;
  } catch (error) {
    scripts.get(address)?.node.remove();
    scripts.delete(address);
    throw error;
  }
};
