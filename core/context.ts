import type { AppOptions, ContextOptions } from './options.ts';
import type { BrowserPage } from './browser/page.ts';
import { loginAliasIn } from './contract/login-alias.ts';
import { SDK_VERSION } from './client/sdk-version.ts';

/** Source: product.md#initialisation, protocol/README.md#texts. */
export const NO_CONTEXT = 'contextOptions must not be null or undefined';
export const NO_BASE_URL =
  'Edit <FronteggProvider/> options { ContextOptions: { baseUrl: "" } } in order to connect your application';
export const STORE_MISMATCH = 'Mismatch in store names';

/**
 * The calls' options with the shorthands laid under them, and the headers that name framework and version. Without a base URL the page is blanked with the protocol's message; a
 * preview needs none. Source: product.md#initialisation, protocol/README.md#texts.
 */
export const contextOf = (options: AppOptions, page: BrowserPage): ContextOptions => {
  const { contextOptions, clientId, previewMode, framework = 'vanillajs' } = options;
  const baseUrl =
    contextOptions?.baseUrl || options.baseUrl || (previewMode ? new URL(page.address.href()).origin : '');
  if (!contextOptions && !baseUrl) throw new Error(NO_CONTEXT);
  if (!baseUrl) {
    page.blank(NO_BASE_URL);
    throw new Error(NO_BASE_URL);
  }
  const metadataHeaders = { framework, fronteggSdkVersion: SDK_VERSION, ...contextOptions?.metadataHeaders };
  // a login address names its tenant, unless the host says in its own way
  const tenantResolver = () => ({ tenant: loginAliasIn(page.address.href()) ?? null });
  return { ...(clientId ? { clientId } : {}), tenantResolver, ...contextOptions, baseUrl, metadataHeaders };
};
