import ipaddr from 'ipaddr.js';
import type { Log } from '../ports.ts';
import { readHeader } from './read-header.ts';

/** Longest IP address in characters: IPv6 with IPv4 in it. Source: RFC 4291 §2.2, INET6_ADDRSTRLEN. */
const ADDRESS_CHARACTERS = 45;

/**
 * Client IP address of a request: its peer or, behind `proxies` trusted proxies, the address that the outermost of them
 * saw. Entries further left in `X-Forwarded-For` are the caller's own claim and are ignored.
 */
export const callerAddress = (request: Request, peer: string | undefined, proxies: number): string | null => {
  const forwarded = (readHeader(request, 'x-forwarded-for') ?? '').split(',').flatMap((part) => part.trim() || []);
  const hops = [...forwarded, peer ?? ''];
  const address = hops[Math.max(0, hops.length - 1 - proxies)] ?? '';
  // an IPv4-mapped address, as a dual-stack socket reports it
  return address.slice(0, ADDRESS_CHARACTERS).replace(/^::ffff:(?=\d+\.)/, '') || null;
};

/**
 * Warns once of an `X-Forwarded-For` header from an untrusted proxy: all callers behind it share one address, and with it
 * their rate limits by address.
 */
export const warnOfUntrustedProxy = (log: Log, proxies: number): ((request: Request) => void) => {
  let warned = proxies > 0;
  return (request) => {
    if (warned || !request.headers.has('x-forwarded-for')) return;
    warned = true;
    log.warn({}, 'X-Forwarded-For comes and is not believed: set TRUST_PROXY to the number of proxies in front');
  };
};

/** Network prefix of a household or company: the IPv4 address, or the first half of the IPv6 one. Source: RFC 6177. */
export const networkOf = (address: string | null): string | null => {
  if (!address || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString();
};
