import type { VendorState } from '../store/state.ts';
import type { SafeStorage } from '../browser/storage.ts';

/** What a browser remembers of an operator, so that the next visit begins with it instead of with nothing. */
export interface RememberedVendorRecord extends Required<Pick<VendorState, 'config' | 'publicInfo' | 'strategies'>> {
  /** The operator's looks, as its metadata has them. */
  readonly themeV2?: unknown;
}

/** A picture's address, or none. */
const PICTURE = /^((https?:\/\/|data:image\/|\.{0,2}\/).*)?$/;

/** What a part of the record looks like: a pattern stands for a text, `true` for a flag, one of a list for all of them. */
export type RecordShape = RegExp | true | readonly RecordShape[] | { readonly [part: string]: RecordShape };

/** What the looks of a first paint need. */
export const APPEARANCE_SHAPE = {
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

/** Where it is kept: by the service, the client and the app. */
export const rememberedAt = (name: string, baseUrl: string, clientId = ''): string =>
  `fe:vendor:${name}:${clientId}:${baseUrl}`;

/** What is remembered there, if it looks like something this code has written. */
export const recall = <Known = Pick<RememberedVendorRecord, 'publicInfo' | 'themeV2'>>(
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
