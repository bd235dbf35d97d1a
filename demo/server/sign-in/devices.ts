import { base64url } from 'jose';
import type { Ports } from '../ports.ts';
import type { Cookies } from '../rules.ts';
import { digest } from '../keys/secrets.ts';

/** Lifetime of a known browser after its last sign-in, in days: as long as browsers keep a cookie. Source: RFC 6265bis. */
export const DEVICE_DAYS = 400;

/** Maximum of accounts that a browser is known for; the least recently used one is dropped. Ours. */
const ACCOUNTS = 8;
const DAY_MS = 86_400_000;
const FORM = /^([\w-]{22})\.([\w-]{22}(?:~[\w-]{22})*)\.([\w-]{22})$/;

/** Browser in which a person has signed in before, by its device cookie. Source: OWASP "Slow Down Online Guessing Attacks with Device Cookies". */
export interface KnownBrowser {
  readonly id: string;
  /** Marks of the accounts that have signed in. */
  readonly accounts: readonly string[];
}

/** Hash that identifies an account in a cookie, without its address. */
const markOf = async (email: string) => (await digest(`device ${email}`)).slice(0, 22);

/** Reads the device cookie; undefined where its stamp is invalid. */
const readDevice = async ({ stamper }: Pick<Ports, 'stamper'>, cookies: Cookies): Promise<KnownBrowser | undefined> => {
  const [, id = '', accounts = '', stamp = ''] = FORM.exec(cookies.get('device') ?? '') ?? [];
  if (!id || !(await stamper.isOurs('device', `${id}.${accounts}`, stamp))) return undefined;
  return { id, accounts: accounts.split('~') };
};

/** Id of the browser, or a new one. */
export const deviceId = async (ports: Pick<Ports, 'stamper'>, cookies: Cookies): Promise<string> =>
  (await readDevice(ports, cookies))?.id ?? base64url.encode(crypto.getRandomValues(new Uint8Array(16)));

/** Hash of a browser's id that its sessions store. */
export const browserMark = async (id: string): Promise<string> => (await digest(`browser ${id}`)).slice(0, 22);

/**
 * Mark of the browser from its device cookie; empty without one. The stamp is not verified, as the mark is only
 * compared: its key can have been removed.
 */
export const shownMark = async (cookies: Cookies): Promise<string> => {
  const [, id] = FORM.exec(cookies.get('device') ?? '') ?? [];
  return id ? browserMark(id) : '';
};

/** Id of the browser, if this account has signed in with it before. */
export const knownDevice = async (
  ports: Pick<Ports, 'stamper'>,
  cookies: Cookies,
  email: string,
): Promise<string | undefined> => {
  const device = await readDevice(ports, cookies);
  return device?.accounts.includes(await markOf(email)) ? device.id : undefined;
};

/** Sets the device cookie, so that the browser is known at the account's next sign-in; `given` is the id of its new session's browser. */
export const rememberDevice = async (
  { stamper, clock }: Pick<Ports, 'stamper' | 'clock'>,
  cookies: Cookies,
  email: string,
  given?: string,
): Promise<void> => {
  const before = await readDevice({ stamper }, cookies);
  const id = given ?? (await deviceId({ stamper }, cookies));
  const mark = await markOf(email);
  const others = (before?.accounts ?? []).filter((account) => account !== mark);
  const text = `${id}.${[mark, ...others].slice(0, ACCOUNTS).join('~')}`;
  const expires = new Date(clock.now().getTime() + DEVICE_DAYS * DAY_MS);
  cookies.set('device', `${text}.${await stamper.stamp('device', text)}`, expires);
};
