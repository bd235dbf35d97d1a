/** What decides whether an address may be gone to after signing in. */
export interface TargetRules {
  /** The page's address. */
  here: string;
  /** Only the page's own origin and the allowed ones. */
  sameSite: boolean;
  allowedOrigins: readonly string[];
}

/** Control characters, white space and backslashes: browsers drop or turn them before they read an address. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const TRICKS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

/**
 * The address to go to, or `undefined` where it is refused. Taken are paths from the root (`/team?tab=1`) and http(s)
 * addresses; never another scheme, `//host`, credentials or characters that browsers read otherwise than they look.
 * Ours: a path without a leading slash is refused, since it depends on where it is read. Source: SPEC §5 "Redirect after login".
 */
export const acceptTarget = (raw: string, { here, sameSite, allowedOrigins }: TargetRules): URL | undefined => {
  if (TRICKS.test(raw) || !/^(\/(?!\/)|https?:\/\/[^/])/i.test(raw) || !URL.canParse(raw, here)) return undefined;
  const page = new URL(here);
  const url = new URL(raw, page);
  const own = url.origin === page.origin;
  // `/.//host` is read as `//host` once its dots are gone
  if (url.username || url.password || url.pathname.startsWith('//')) return undefined;
  if (raw.startsWith('/')) return own ? url : undefined;
  return own ||
    !sameSite ||
    allowedOrigins.some((origin) => URL.canParse(origin) && new URL(origin).origin === url.origin)
    ? url
    : undefined;
};
