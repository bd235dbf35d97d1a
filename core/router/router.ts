import type { BrowserPage } from '../browser/page.ts';
import type { Bus } from '../bus/bus.ts';
import { LOGIN_ALIAS_PARAMETER } from '../contract/login-alias.ts';
import { DEFAULT_ROUTES, type RouteName, type Routes } from '../contract/paths.ts';
import type { AppOptions } from '../options.ts';
import { isHostRoute, matchRoute } from './match.ts';
import { fromOrigin, hashUrlFormat, pathUrlFormat } from './url-format.ts';

/** Router of the auth routes, in the page's address or in memory. */
export interface Router {
  /** The auth route shown now; `undefined` where the host's own content is shown. */
  current(): RouteName | undefined;
  /**
   * Whether only the host's own content belongs here: at `authenticatedUrl` and `signUpSuccessUrl`, and in memory once
   * the journey is over. Ours: an address without `#/` names no route behind the hash.
   */
  isHost(): boolean;
  query(): URLSearchParams;
  /** Goes to a route of the app; keeps a history entry unless `replace`. */
  go(route: RouteName, options?: { query?: Readonly<Record<string, string>>; replace?: boolean }): void;
  /** The address of a route, for links: `/account/sign-up`, `#/account/sign-up`, or `undefined` in memory. */
  href(route: RouteName): string | undefined;
  subscribe(listener: () => void): () => void;
  /** Looks at the address again. For hosts that move it by `pushState` in browsers without the Navigation API. */
  sync(): void;
  readonly routes: Routes;
}

/** Storage of the journey's route: path, hash or memory. Source: product.md#url-strategy; `memory` ours. */
export type UrlStrategy = NonNullable<AppOptions['urlStrategy']>;

/** Router as features see it: it can also navigate the page to other addresses. */
export interface CoreRouter extends Router {
  readonly strategy: UrlStrategy;
  /** A value of the journey's query, or else of the page's own. */
  param(key: string): string | undefined;
  /** The address of a route; in memory the one it would have in the path. */
  address(route: RouteName): string;
  /** Navigates the page to an address, unless the host cancels that. Returns whether it did. */
  leave(url: URL, options?: { replace?: boolean; load?: boolean }): boolean;
  /** Goes to the start of the host's own content; does nothing in memory. */
  home(): void;
  /** Replaces the query of the current route without navigating. */
  rewrite(query: URLSearchParams): void;
  /** Shows the host's own content without changing the address. Only in memory. */
  stay(): void;
  close(): void;
}

/** Dependencies of a router. */
export interface RouterParts {
  options: AppOptions;
  page: BrowserPage;
  bus: Bus;
}

const REDIRECT_PARAMETER = 'redirectUrl';
/** Query parameters that are carried from one auth route to the next: redirect after sign-in, and tenant of the login address. */
const CARRIED = [REDIRECT_PARAMETER, LOGIN_ALIAS_PARAMETER];

/**
 * Creates the router. Ours: without `urlStrategy`, the address is used only where the page is at an auth route; a box
 * in any other page keeps its journey in memory.
 * Source: product.md#routes, product.md#url-strategy.
 */
export const createRouter = ({ options, page, bus }: RouterParts): CoreRouter => {
  const { basename, onRedirectTo, urlStrategy } = options;
  const { address } = page;
  const routes: Routes = { ...DEFAULT_ROUTES, ...options.authOptions?.routes };
  const listeners = new Set<() => void>();
  const place = urlStrategy === 'hash' ? hashUrlFormat(address, basename) : pathUrlFormat(address, basename);
  const strategy = urlStrategy ?? (matchRoute(routes, place.read().path) ? 'path' : 'memory');
  const inMemory = strategy === 'memory';
  let kept: { route: RouteName | undefined; query: URLSearchParams } = {
    route: 'loginUrl',
    query: new URLSearchParams(),
  };

  const current = () => (inMemory ? kept.route : matchRoute(routes, place.read().path));
  const query = () => (inMemory ? new URLSearchParams(kept.query) : place.read().query);
  const pathOf = (route: RouteName) => routes[route] ?? routes.authenticatedUrl;

  let last = current();
  // the query of the sign-up route when it was left, put back on return
  let signUpQuery: URLSearchParams | undefined;
  let lastQuery = query();

  const sync = () => {
    const route = current();
    if (route !== last && last === 'signUpUrl') signUpQuery = lastQuery;
    const returning = route !== last && route === 'signUpUrl' && signUpQuery;
    last = route;
    lastQuery = query();
    if (returning) tidySignUp(returning);
    for (const listener of listeners) listener();
  };

  const announced = () => {
    const before = last;
    sync();
    if (last !== before) bus.next({ type: 'route.changed', route: last });
  };

  const rewrite = (wanted: URLSearchParams) => {
    lastQuery = wanted;
    if (inMemory) kept = { ...kept, query: wanted };
    else address.replace(place.href(place.read().path, wanted));
  };

  /** Back on sign-up: its earlier query returns, `redirectUrl` does not. Source: product.md#routes. */
  const tidySignUp = (earlier: URLSearchParams) => {
    let wanted = new URLSearchParams(lastQuery);
    wanted.delete(REDIRECT_PARAMETER);
    if (wanted.size === 0) wanted = new URLSearchParams(earlier);
    wanted.delete(REDIRECT_PARAMETER);
    rewrite(wanted);
  };

  const unlisten = inMemory ? () => undefined : address.onMove(announced);

  const move = (href: string, { replace = false, refresh = false }) => {
    // a host's router may move later than it returns
    if (onRedirectTo) void Promise.resolve(onRedirectTo(href, { replace, refresh })).then(announced);
    else if (refresh) address.load(href, replace);
    else if (replace) address.replace(href, {});
    else address.push(href);
    announced();
  };

  const leave: CoreRouter['leave'] = (url, { replace = false, load = false } = {}) => {
    let cancelled = false;
    bus.next({ type: 'redirect.requested', url: url.href, cancel: () => (cancelled = true) });
    if (cancelled) return false;
    const own = url.origin === new URL(address.href()).origin;
    // a page that did not say it can show its other routes without loading is reloaded
    const soft = own && !load && !inMemory && (onRedirectTo || urlStrategy);
    move(own ? fromOrigin(url) : url.href, { replace, refresh: !soft });
    return true;
  };

  return {
    routes,
    strategy,
    rewrite,
    current,
    isHost: () => (inMemory ? !kept.route : place.isNamed() && isHostRoute(routes, place.read().path)),
    query,
    param: (key) => query().get(key) ?? new URL(address.href()).searchParams.get(key) ?? undefined,
    sync: announced,
    close: unlisten,
    address: (route) => place.href(pathOf(route)),
    href: (route) => (inMemory ? undefined : place.href(pathOf(route))),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go: (route, { query: wanted = {}, replace = false } = {}) => {
      const next = new URLSearchParams(wanted);
      for (const name of CARRIED) {
        const carried = query().get(name);
        if (carried && !next.has(name)) next.set(name, carried);
      }
      if (inMemory) {
        kept = { route: matchRoute(routes, pathOf(route)), query: next };
        return announced();
      }
      move(place.href(pathOf(route), next), { replace });
    },
    stay: () => {
      kept = { route: undefined, query: new URLSearchParams() };
      announced();
    },
    leave,
    home: () => {
      if (!inMemory) leave(new URL(place.href(routes.authenticatedUrl), address.href()), { replace: true });
    },
  };
};
