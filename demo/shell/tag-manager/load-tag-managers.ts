import type { ShellConfiguration } from '../configuration/shell-configuration.ts';
import { containersOf, TAG_MANAGER_ORIGIN, TAG_MANAGER_POLICY } from './tag-managers.ts';

/** Address of a script, as a page with Trusted Types takes it. */
type ScriptAddress = string;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): ScriptAddress;
  };
}

/** Page that tag manager is loaded into. */
type TaggedPage = Window & {
  trustedTypes?: TrustedTypes;
  dataLayer?: object[];
  /** Hook of the elements for events of an account. Source: product.md#host-events. */
  onFronteggEvent?: (action: string, payload: object) => void;
};

/** Events of an account that are reported, without whom they are of. Source: product.md#host-events. */
const REPORTED = new Set(['signup_completed', 'user_verified']);

/** Trusted addresses of containers, where the browser asks for them. */
const addressesFor = ({ trustedTypes }: TaggedPage): ((address: string) => ScriptAddress) => {
  const policy = trustedTypes?.createPolicy(TAG_MANAGER_POLICY, { createScriptURL: (address) => address });
  return (address) => policy?.createScriptURL(address) ?? address;
};

/**
 * Loads the configured containers of Google Tag Manager and reports events of accounts to them. Nothing is done without a
 * container. Ours: the payload's ids stay in the page, only the origin of a sign-up is reported.
 * Source: product.md#host-shell.
 */
export const loadTagManagers = (window: TaggedPage, tagManagers: ShellConfiguration['tagManagers']): void => {
  const { document, location } = window;
  const containers = containersOf(tagManagers, location.hostname);
  if (containers.length === 0) return;
  const dataLayer = (window.dataLayer ??= []);
  const report = window.onFronteggEvent;
  window.onFronteggEvent = (action, payload) => {
    if (REPORTED.has(action)) dataLayer.push({ event: action, ...('origin' in payload && { origin: payload.origin }) });
    report?.(action, payload);
  };
  const addressOf = addressesFor(window);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  for (const id of containers) {
    dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.async = true;
    if (nonce) script.nonce = nonce;
    script.src = addressOf(`${TAG_MANAGER_ORIGIN}/gtm.js?id=${id}`);
    document.head.append(script);
  }
};
