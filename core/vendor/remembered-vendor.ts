import type { SafeStorage } from '../browser/storage.ts';
import { metadataKnown } from '../store/store.ts';
import type { LoadParts } from './load.ts';
import { has, APPEARANCE_SHAPE, PICTURE, recall, type RememberedVendorRecord, WORD } from './remembered.ts';
import { vendorKnown } from '../store/vendor.slice.ts';

/** Ours: a longer record, for its logo is a large `data:` URL, is not kept. */
const LONGEST = 50_000;

const RECORD = {
  ...APPEARANCE_SHAPE,
  config: {
    allowSignups: true,
    allowNotVerifiedUsersLogin: true,
    apiTokensEnabled: true,
    forcePermissions: true,
    authStrategy: WORD,
    machineToMachineAuthStrategy: WORD,
  },
  social: [{ id: /^[\w-]{1,100}$/, name: /^.{1,200}$/, path: /^(\/(?!\/)|https?:\/\/).{1,2000}$/, logo: PICTURE }],
} as const;

/** All that is remembered there, if it looks like something this code has written. */
export const recallAll = (shelf: SafeStorage, key: string) => recall<RememberedVendorRecord>(shelf, key, RECORD);

/** Keeps what is known by now; what it would not believe it does not keep. */
export const remember = (
  shelf: SafeStorage,
  key: string,
  known: { [Part in keyof RememberedVendorRecord]?: unknown },
): void => {
  const text = JSON.stringify(known);
  if (has(known, RECORD) && text.length < LONGEST) shelf.write(key, text);
};

/**
 * Begins with what the browser remembers of the operator, and of the tenant at its login address. Returns how to remember
 * what is known later; an address that names no tenant leaves no record.
 */
export const restoreVendor = (
  { store, page }: LoadParts,
  key: string,
  own: Readonly<Record<string, unknown>> = {},
  alias?: string,
): (() => void) => {
  const { themeV2, customLogin, ...known } = recallAll(page.local, key) ?? {};
  store.dispatch(vendorKnown(known));
  store.dispatch(metadataKnown({ ...(themeV2 ? { themeV2 } : {}), ...(customLogin ? { customLogin } : {}), ...own }));
  return () => {
    const { vendor, metadata } = store.getState();
    const { config, publicInfo, strategies, social = [], failure } = vendor;
    const { themeV2, customLogin } = metadata;
    if (failure || (alias && !customLogin)) return;
    remember(page.local, key, { config, publicInfo, strategies, social, themeV2, ...(alias && { customLogin }) });
  };
};
