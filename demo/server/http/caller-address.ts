import ipaddr from 'ipaddr.js';
import type { Log } from '../ports.ts';
import { readHeader } from './read-header.ts';

/** Longest IP address in characters: IPv6 with IPv4 in it. Source: RFC 4291 §2.2, INET6_ADDRSTRLEN. */
const ADDRESS_CHARACTERS = 45;

/**
 * Where a request comes from: its last peer, or, behind so many proxies, what the outermost of them saw. What stands
 * further left in `X-Forwarded-For` is the caller's own claim and is not believed.
 */
export const callerAddress = (request: Request, peer: string | undefined, proxies: number): string | null => {
  const told = (readHeader(request, 'x-forwarded-for') ?? '').split(',').flatMap((part) => part.trim() || []);
  const hops = [...told, peer ?? ''];
  const address = hops[Math.max(0, hops.length - 1 - proxies)] ?? '';
  // an IPv4 address as a socket for both kinds tells it
  return address.slice(0, ADDRESS_CHARACTERS).replace(/^::ffff:(?=\d+\.)/, '') || null;
};

/**
 * Warns once where a proxy tells whom it speaks for and is not believed: everybody behind it then has one address, and
 * what is counted by address is counted of all of them together.
 */
export const warnOfUntrustedProxy = (log: Log, proxies: number): ((request: Request) => void) => {
  let told = proxies > 0;
  return (request) => {
    if (told || !request.headers.has('x-forwarded-for')) return;
    told = true;
    log.warn({}, 'X-Forwarded-For comes and is not believed: set TRUST_PROXY to the number of proxies in front');
  };
};

/** The network that one household or company has: an IPv4 address, or the first half of an IPv6 one. Source: RFC 6177. */
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
