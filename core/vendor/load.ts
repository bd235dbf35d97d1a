import type { Client } from '../client/calls.ts';
import type { BrowserPage } from '../browser/page.ts';
import { publicConfigurations as configurations } from '../contract/public-configurations.ts';
import type { CustomSocialProvider, SocialProviderConfigurationV2 } from '../contract/entities/social.ts';
import type { FeatureFlags } from '../contract/entities/vendor.ts';
import type { Failure, Result } from '../contract/failure.ts';
import { flags } from '../contract/flags.ts';
import { metadata } from '../contract/metadata.ts';
import { social } from '../contract/social.ts';
import { vendor } from '../contract/vendor.ts';
import { type CoreStore, flagsKnown, metadataKnown } from '../store/store.ts';
import { vendorKnown, vendorLoaded } from '../store/vendor.slice.ts';

/** Dependencies for loading the operator's information. */
export interface LoadParts {
  client: Client;
  store: CoreStore;
  page: BrowserPage;
}

const logging =
  ({ page }: LoadParts, subject: string) =>
  (failure: Failure) =>
    page.log('error', `Failed to load ${subject}: ${failure.message}`);

/**
 * The operator's feature flags, under the host's own. A failure is logged and the app goes on without the operator's.
 * Source: protocol/README.md#texts.
 */
export const loadFlags = async (parts: LoadParts, own: FeatureFlags = {}): Promise<FeatureFlags> => {
  const result = await parts.client.call(flags.read, {});
  if (!result.ok) logging(parts, 'flags')(result.failure);
  const known = { ...(result.ok && result.value), ...own };
  parts.store.dispatch(flagsKnown(known));
  return known;
};

/**
 * The operator's looks, under the host's own. A failure is logged and the app goes on with what it had.
 * Source: protocol/operator.md#metadata, protocol/README.md#texts.
 */
export const loadMetadata = async (parts: LoadParts, own: Readonly<Record<string, unknown>> = {}): Promise<void> => {
  const result = await parts.client.call(metadata.read, { query: { entityName: 'adminBox' } });
  const row = result.ok ? result.value?.rows?.[0] : undefined;
  if (!row)
    logging(parts, 'metadata')(result.ok ? { kind: 'notFound', message: 'metadata not found' } : result.failure);
  // a service that cannot be asked has not changed its looks
  if (result.ok || result.failure.kind === 'notFound')
    parts.store.dispatch(metadataKnown({ ...row?.configuration, ...own }));
};

/** Provider of either list. */
type ListedProvider = { options: Partial<SocialProviderConfigurationV2['options']> } & Omit<
  SocialProviderConfigurationV2 & CustomSocialProvider,
  'type' | 'options'
> & { type: string };

/** Providers of a list; other services leave out parts of theirs. */
const listed = (list: unknown) => (Array.isArray(list) ? (list as readonly Partial<ListedProvider>[]) : []);

/**
 * Loads the providers of social sign-in, those known by name first. A failure is no one's to see: their buttons are left
 * out. Source: product.md#social-sign-in.
 */
const loadSocial = async ({ client, store }: LoadParts): Promise<void> => {
  const [named, custom] = await Promise.all([
    client.call(social.providers, {}),
    client.call(social.customProviders, {}),
  ]);
  const all = [...listed(named.ok && named.value), ...listed(custom.ok && custom.value?.providers)];
  const providers = all.flatMap(({ active, type, id = type, authorizationUrl: path, ...shown }) => {
    const name = shown.displayName ?? shown.options?.displayName ?? id;
    return active && id && name && path ? [{ id, name, path, logo: shown.ssoLogoUrl ?? '' }] : [];
  });
  if (named.ok || custom.ok) store.dispatch(vendorKnown({ social: providers }));
};

/**
 * Loads the public information about the operator; each part is stored as it arrives.
 * Source: product.md#initialisation.
 */
export const loadVendor = async (parts: LoadParts): Promise<void> => {
  const { client, store } = parts;
  const log = logging(parts, 'vendor information');
  const keep = <Value>(result: Result<Value>, known: (value: Value) => Parameters<typeof vendorKnown>[0]) => {
    if (result.ok) store.dispatch(vendorKnown(known(result.value)));
    else log(result.failure);
    return result.ok ? undefined : result.failure;
  };
  const [failures] = await Promise.all([
    Promise.all([
      client.call(configurations.public, {}).then((result) => keep(result, (config) => ({ config }))),
      client.call(configurations.publicStrategies, {}).then((result) => keep(result, (strategies) => ({ strategies }))),
      client.call(vendor.publicInfo, {}).then((result) => keep(result, (publicInfo) => ({ publicInfo }))),
    ]),
    loadSocial(parts),
  ]);
  store.dispatch(vendorLoaded(failures.find((failure) => failure)));
};
