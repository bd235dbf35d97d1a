import type { Address } from '../browser/location.ts';

/** Location of a route: a path without the base path, and a query. */
export interface RouteLocation {
  path: string;
  query: URLSearchParams;
}

/** Format of an app's paths in the page's address: path or hash. Source: product.md#url-strategy, product.md#routes. */
export interface UrlFormat {
  read(): RouteLocation;
  /** Whether the address names a route; in hash format, not without a `#/`. */
  isNamed(): boolean;
  /** Address of a location, without the origin. */
  href(path: string, query?: URLSearchParams): string;
}

const withQuery = (path: string, query?: URLSearchParams) => {
  const text = query?.toString();
  return text ? `${path}?${text}` : path;
};

/** Same-origin address without the origin. A path of two slashes would be read as another host. */
export const fromOrigin = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  `${pathname.startsWith('//') ? '/.' : ''}${pathname}${search}${hash}`;

/** `/app/` and `app` alike are `/app`; none is empty. */
const trimmed = (basename = '') => basename.replace(/^\/*(.*?)\/*$/, '/$1').replace(/^\/$/, '');

/** In the path, below the base path. */
export const pathUrlFormat = (address: Pick<Address, 'href'>, basename?: string): UrlFormat => {
  const base = trimmed(basename);
  return {
    read: () => {
      const { pathname, searchParams } = new URL(address.href());
      const inside = pathname === base || pathname.startsWith(`${base}/`);
      return { path: inside ? pathname.slice(base.length) || '/' : '', query: searchParams };
    },
    isNamed: () => true,
    href: (path, query) => withQuery(base + path, query),
  };
};

/** Behind the `#`, so that one file serves every route. */
export const hashUrlFormat = (address: Pick<Address, 'href'>, basename?: string): UrlFormat => {
  const inner = pathUrlFormat(
    { href: () => new URL(new URL(address.href()).hash.slice(1) || '/', 'http://hash').href },
    basename,
  );
  return {
    read: inner.read,
    isNamed: () => new URL(address.href()).hash.startsWith('#/'),
    href: (path, query) => {
      const { pathname, search } = new URL(address.href());
      return fromOrigin({ pathname, search, hash: `#${inner.href(path, query)}` });
    },
  };
};
