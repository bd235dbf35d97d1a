import type { Client } from '../client/calls.ts';
import type { BrowserPage } from '../browser/page.ts';
import { publicConfigurations as configurations } from '../contract/public-configurations.ts';
import type { FeatureFlags } from '../contract/entities/vendor.ts';
import type { Failure, Result } from '../contract/failure.ts';
import { flags } from '../contract/flags.ts';
import { metadata } from '../contract/metadata.ts';
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
  const failures = await Promise.all([
    client.call(configurations.public, {}).then((result) => keep(result, (config) => ({ config }))),
    client.call(configurations.publicStrategies, {}).then((result) => keep(result, (strategies) => ({ strategies }))),
    client.call(vendor.publicInfo, {}).then((result) => keep(result, (publicInfo) => ({ publicInfo }))),
  ]);
  store.dispatch(vendorLoaded(failures.find((failure) => failure)));
};
