import type { BrowserPage } from '../browser/page.ts';
import type { Client } from '../client/calls.ts';
import type { RouteName } from '../contract/paths.ts';
import type { AppOptions } from '../options.ts';
import { customLoginOf } from '../store/custom-login.ts';
import type { AppStore } from '../store/state.ts';
import { dropInterrupted, interruptedJourney } from './interrupted.ts';
import type { MailedLinks } from './link.ts';
import { matchRoute } from './match.ts';
import { fromOrigin, hashUrlFormat, pathUrlFormat } from './url-format.ts';
import type { CoreRouter } from './router.ts';
import { acceptTarget, decoded } from './target.ts';

/** Storage key of the address to return to after sign-in, written by the host. Source: product.md#storage-keys. */
export const AFTER_AUTH_KEY = 'FRONTEGG_AFTER_AUTH_REDIRECT_URL';

/**
 * More landings than this within the time, and the page stays where it is: two pages are sending it to and fro. Ours.
 */
const LANDINGS = { most: 5, withinMs: 10_000, key: 'fe.landings' };

/** Parts of an app that a navigation needs. */
interface Navigation {
  readonly name: string;
  readonly options: AppOptions;
  readonly page: BrowserPage;
  readonly router: CoreRouter;
  readonly links: MailedLinks;
  readonly store: AppStore;
  readonly client: Pick<Client, 'addressOf'>;
}

/** Whether the service itself answers at an address, as where it completes a sign-in of hosted login. */
const isOfService = ({ client, page }: Navigation, { href }: URL): boolean =>
  href.startsWith(new URL(client.addressOf('/oauth/'), page.address.href()).href);

const isRedirectLoop = ({ page }: Navigation): boolean => {
  const now = Date.now();
  const recent = (page.tab.read(LANDINGS.key) ?? '')
    .split(' ')
    // a wall clock that was set back would make them recent for long
    .filter((time) => Math.abs(now - Number(time)) < LANDINGS.withinMs);
  page.tab.write(LANDINGS.key, [...recent, now].join(' '));
  return recent.length >= LANDINGS.most;
};

/** Auth route of a same-origin address; undefined if it is none. */
const routeAt = ({ options, router }: Navigation, url: URL): RouteName | undefined => {
  const at = { href: () => url.href };
  const places = [
    pathUrlFormat(at, options.basename),
    ...(router.strategy === 'hash' ? [hashUrlFormat(at, options.basename)] : []),
  ];
  return places.map((place) => matchRoute(router.routes, decoded(place.read().path))).find((route) => route);
};

/**
 * Query parameters that are not taken along: the redirect itself, and credentials from a mailed link or a provider.
 * Ours.
 */
const EXCLUDED_PARAMETERS: readonly string[] = [
  'redirectUrl',
  'token',
  'userId',
  'code',
  'state',
  'id_token',
  'invitationToken',
];

/**
 * Appends the page's query to the address; parameters that the address has itself win.
 * Source: product.md#after-authentication.
 */
const carryQuery = ({ router }: Navigation, url: URL): void => {
  const excluded = new Set([...EXCLUDED_PARAMETERS, ...url.searchParams.keys()]);
  for (const [key, value] of router.query()) if (!excluded.has(key)) url.searchParams.append(key, value);
};

/**
 * Target after sign-in: `redirectUrl`, else the stored address, else `fallback`. Refused addresses are skipped with a
 * warning. Ours: no auth route is ever the target, which prevents redirect loops.
 * Source: product.md#after-authentication.
 */
const chooseTarget = (app: Navigation, fallback: RouteName): { url: URL; requested: boolean } => {
  const { options, page, router } = app;
  const here = page.address.href();
  const {
    enforceRedirectToSameSite = true,
    allowedRedirectOrigins = [],
    includeQueryParam,
  } = options.authOptions ?? {};
  const rules = { here, sameSite: enforceRedirectToSameSite, allowedOrigins: allowedRedirectOrigins };
  const stored = page.local.read(AFTER_AUTH_KEY);
  page.local.remove(AFTER_AUTH_KEY);

  for (const raw of [router.param('redirectUrl'), stored]) {
    if (!raw) continue;
    const accepted = acceptTarget(raw, rules);
    const inHash = accepted && router.strategy === 'hash' && raw.startsWith('/') && !raw.includes('#');
    const { pathname, origin } = new URL(here);
    const url = inHash ? new URL(fromOrigin({ pathname, search: '', hash: `#${raw}` }), here) : accepted;
    const own = url?.origin === origin;
    if (url && !(own && routeAt(app, url))) {
      if (raw === stored && own && includeQueryParam) carryQuery(app, url);
      return { url, requested: true };
    }
    page.log('warn', 'The address to return to was refused');
  }
  const url = new URL(router.address(fallback), here);
  if (includeQueryParam) carryQuery(app, url);
  return { url, requested: false };
};

/**
 * Query of the invitation to accept before the redirect: of a user who signed in to join, or who is signed in and opens
 * a link to sign up with; undefined without one. Ours.
 */
const invitationFirst = ({ links, router, store }: Navigation): Record<string, string> | undefined => {
  if (links.read('acceptInvitationUrl').awaited) return {};
  const token = router.current() === 'signUpUrl' && router.query().get('invitationToken');
  return token && store.getState().signUp?.stage !== 'SignUpSuccess' ? { invitationToken: token } : undefined;
};

/** Goes where a signed-in person belongs. In memory the box gives way in place unless an address was asked for. */
export const navigateAfterAuth = (app: Navigation, fallback: RouteName = 'authenticatedUrl'): void => {
  const { page, router } = app;
  const invitation = invitationFirst(app);
  if (invitation) return router.go('acceptInvitationUrl', { replace: true, query: invitation });
  const interrupted = interruptedJourney(app);
  if (interrupted) {
    dropInterrupted(app);
    return router.go(interrupted.route, { replace: true, query: interrupted.query });
  }
  const isCustom = fallback === 'authenticatedUrl' && router.routes.customLoginAuthenticatedUrl !== undefined;
  const start = isCustom && customLoginOf(app.store.getState()) ? 'customLoginAuthenticatedUrl' : fallback;
  const { url, requested } = chooseTarget(app, start);
  if (router.strategy === 'memory') router.stay();
  if (router.strategy === 'memory' && !requested) return;
  if (url.href === page.address.href()) return;
  if (isRedirectLoop(app)) return page.log('warn', 'Sent back too often');
  router.leave(url, { replace: true, load: isOfService(app, url) });
};
