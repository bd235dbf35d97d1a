/** Rules for redirect targets after sign-in. */
export interface TargetRules {
  /** The page's address. */
  here: string;
  /** Only the page's own origin and the allowed ones. */
  sameSite: boolean;
  allowedOrigins: readonly string[];
}

/** Longest address that is followed, in characters. Ours. */
const LONGEST = 4096;

/** Control characters, white space and backslashes: browsers drop or turn them before they read an address. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const TRICKS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f]/;

/** A path as it reads once more of what is encoded in it has been decoded. */
const decodeOnce = (path: string): string =>
  path.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** A path as it reads once all that is encoded in it, however often, has been decoded. */
export const decoded = (path: string): string => {
  let read = path;
  for (let next = decodeOnce(read); next !== read; next = decodeOnce(read)) read = next;
  return read;
};

/**
 * Whether a path leads to another host once it is decoded further, or contains control characters that could split an
 * HTTP header.
 */
const isTwoFaced = (path: string): boolean => {
  for (let read = path; ; ) {
    // `/.//host` is read as `//host` once its dots are gone
    if (!URL.canParse(read, 'http://here') || !/^http:\/\/here\/(?!\/)/.test(new URL(read, 'http://here').href))
      return true;
    const next = decodeOnce(read);
    if (next === read) return CONTROLS.test(read);
    read = next;
  }
};

/**
 * The address to go to, or `undefined` where it is refused. Taken are paths from the root (`/team?tab=1`) and http(s)
 * addresses; never another scheme, `//host`, credentials or characters that browsers read otherwise than they look.
 * Ours: a path without a leading slash is refused, since it depends on where it is read.
 * Source: product.md#after-authentication.
 */
export const acceptTarget = (raw: string, { here, sameSite, allowedOrigins }: TargetRules): URL | undefined => {
  if (raw.length > LONGEST || TRICKS.test(raw) || !/^(\/(?!\/)|https?:\/\/[^/])/i.test(raw)) return undefined;
  if (!URL.canParse(raw, here)) return undefined;
  const page = new URL(here);
  const url = new URL(raw, page);
  const own = url.origin === page.origin;
  if (url.username || url.password || isTwoFaced(url.pathname)) return undefined;
  if (raw.startsWith('/')) return own ? url : undefined;
  return own ||
    !sameSite ||
    allowedOrigins.some((origin) => URL.canParse(origin) && new URL(origin).origin === url.origin)
    ? url
    : undefined;
};
