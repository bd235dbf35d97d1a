import type { VendorState } from '../store/state.ts';
import type { SafeStorage } from '../browser/storage.ts';

/** Cached information about the operator, in `localStorage`, for the first paint of the next visit. */
export interface RememberedVendorRecord extends Required<Pick<VendorState, 'config' | 'publicInfo' | 'strategies'>> {
  readonly social: NonNullable<VendorState['social']>;
  /** The operator's looks, as its metadata has them. */
  readonly themeV2?: unknown;
  /** The look of a tenant's login address, in its record alone. */
  readonly customLogin?: unknown;
}

/** A picture's address, or none. */
export const PICTURE = /^((https?:\/\/|data:image\/|\.{0,2}\/).*)?$/;

/**
 * Schema of a part of the record: a pattern for a string, `true` for a boolean, a list with one item for an array of
 * such items.
 */
export type RecordShape = RegExp | true | readonly RecordShape[] | { readonly [part: string]: RecordShape };

/** Names of the wire. Inherited properties of objects begin with a small letter. */
export const WORD = /^[A-Z]\w{1,40}$/;

/** Schema of the parts that a first paint needs. */
export const APPEARANCE_SHAPE = {
  strategies: {
    mainAuthStrategies: [{ strategy: WORD }],
    secondaryAuthStrategies: [{ strategy: WORD, isActive: true }],
  },
  publicInfo: { name: /^.{0,300}$/, logo: PICTURE, icon: PICTURE, whiteLabelMode: true },
} as const;

/** Whether a value looks like that. */
export const has = (value: unknown, shape: RecordShape): boolean => {
  if (shape === true) return typeof value === 'boolean';
  if (shape instanceof RegExp) return typeof (value ?? '') === 'string' && shape.test(String(value ?? ''));
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((one) => has(one, shape[0]));
  const own: object = Object(value);
  // what is not of its own is nothing; of the shapes only this one is left
  return Object.entries(shape as Readonly<Record<string, RecordShape>>).every(
    ([name, part]) => Object.hasOwn(own, name) && has(Reflect.get(own, name), part),
  );
};

/** Storage key of the cached record: by service, client, app, and tenant of a login address. */
export const rememberedAt = (name: string, baseUrl: string, clientId = '', alias?: string): string =>
  `fe:vendor:${name}:${clientId}:${baseUrl}${alias ? `?${alias}` : ''}`;

/** Reads the cached record; undefined unless it matches the schema. */
export const recall = <Known = Pick<RememberedVendorRecord, 'publicInfo' | 'strategies' | 'themeV2' | 'customLogin'>>(
  shelf: SafeStorage,
  key: string,
  shape: RecordShape = APPEARANCE_SHAPE,
): Known | undefined => {
  const text = shelf.read(key);
  // a first visit would pay for the error
  if (!text) return undefined;
  try {
    const found: unknown = JSON.parse(text);
    // the check says so
    return has(found, shape) ? (found as Known) : undefined;
  } catch {
    return undefined;
  }
};
