import type { Address } from '../browser/location.ts';

/** A spot inside the host's address space: a path without the base path, and a query. */
export interface RouteLocation {
  path: string;
  query: URLSearchParams;
}

/** How an app's paths are kept in the page's address. Source: product.md#url-strategy, product.md#routes. */
export interface UrlFormat {
  read(): RouteLocation;
  /** Whether the address says where it is; without a `#/` it says nothing of what would stand behind it. */
  isNamed(): boolean;
  /** The address of a spot, from the origin on. */
  href(path: string, query?: URLSearchParams): string;
}

const withQuery = (path: string, query?: URLSearchParams) => {
  const text = query?.toString();
  return text ? `${path}?${text}` : path;
};

/** An address of the page's own origin, from the origin on. A path of two slashes would be read as another host. */
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
