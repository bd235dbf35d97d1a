import type { VendorState } from '../app-types.ts';
import type { Shelf } from '../browser/storage.ts';

/** What a browser remembers of an operator, so that the next visit begins with it instead of with nothing. */
export interface Remembered extends Required<Pick<VendorState, 'config' | 'publicInfo' | 'strategies'>> {
  /** The operator's looks, as its metadata has them. */
  readonly themeV2?: unknown;
}

/** Ours: a longer record, for its logo is a large `data:` URL, is not kept. */
const LONGEST = 50_000;

type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const flag: Check = (value) => typeof value === 'boolean';
const like =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    // what is not of its own is nothing
    isObject(value) &&
    Object.entries(checks).every(([name, check]) => check(Object.hasOwn(value, name) && Reflect.get(value, name)));

const strategy = like(/^(EmailAndPassword|MagicLink|Code|SmsCode|NoLocalAuthentication)$/);
const picture: Check = (value) => value === null || like(/^(https?:\/\/|data:image\/|\.{0,2}\/)/)(value);

const isRemembered = shape({
  config: shape({
    allowSignups: flag,
    allowNotVerifiedUsersLogin: flag,
    apiTokensEnabled: flag,
    forcePermissions: flag,
    authStrategy: strategy,
    machineToMachineAuthStrategy: like(/^(ClientCredentials|AccessToken)$/),
  }),
  publicInfo: shape({ name: like(/^.{0,300}$/), logo: picture, icon: picture, whiteLabelMode: flag }),
  themeV2: (value) => value === false || isObject(value),
  strategies: shape({
    mainAuthStrategies: listOf(shape({ strategy })),
    secondaryAuthStrategies: listOf(
      shape({
        strategy: like(/^(WebAuthnPlatform|WebAuthnCrossPlatform|SmsCode|SmsCodeV2|Passkeys)$/),
        isActive: flag,
      }),
    ),
  }),
});

/** Where it is kept: by the service, the client and the app. */
export const rememberedAt = (name: string, baseUrl: string, clientId = ''): string =>
  `fe:vendor:${name}:${clientId}:${baseUrl}`;

/** What is remembered there, if it looks like something this code has written. */
export const recall = (shelf: Shelf, key: string): Remembered | undefined => {
  try {
    const found: unknown = JSON.parse(shelf.read(key) ?? '');
    // the check says so
    return isRemembered(found) ? (found as Remembered) : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps what is known by now; what it would not believe it does not keep. */
export const remember = (shelf: Shelf, key: string, known: { [Part in keyof Remembered]?: unknown }): void => {
  const text = JSON.stringify(known);
  if (isRemembered(known) && text.length < LONGEST) shelf.write(key, text);
};
