import type { WireRequest } from '../../core/transport.ts';

/** Simulated latency of a preview, in milliseconds. Source: product.md#timing. */
export const DELAY_MS = { read: 200, write: 500, prove: 1000 } as const;

/** Calls that check or hash a password, by the end of their path. */
const PROVING = /\/(user|signUp|activate|verify|change)$/;

/** Simulated latency of a call. Ours: the protocol gives the numbers without saying for what. */
export const delayOf = ({ method, url }: Pick<WireRequest, 'method' | 'url'>): number => {
  const { pathname } = new URL(url);
  if (method === 'GET' || pathname.endsWith('/token/refresh')) return DELAY_MS.read;
  return PROVING.test(pathname) ? DELAY_MS.prove : DELAY_MS.write;
};
