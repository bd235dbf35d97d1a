import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import type { Fetch, FetchFailure, FetchOptions } from '../ports.ts';

/** Checks whether an IP address is public (SSRF guard): not private, local, shared, reserved or translated. */
export const isPublic = (address: string): boolean =>
  // an IPv4 address inside an IPv6 one is looked at as what it is
  isIP(address) > 0 && ipaddr.process(address).range() === 'unicast';

/** DNS lookup: all addresses of a host name. */
export type ResolveHost = (hostname: string) => Promise<readonly { address: string; family: number }[]>;

interface Setting {
  /** Private hosts of the operator's network that are allowed: `idp.internal`, `10.0.0.5:8443`. */
  privateHosts?: readonly string[];
  resolve?: ResolveHost;
}

const DEFAULTS = { method: 'GET', redirects: 3, timeoutMs: 10_000, maxBytes: 1024 * 1024 } as const;

/** Ports of web servers, not of mail servers, databases and the like. Ours. */
const isWebPort = (port: number) => port === 80 || port === 443 || port > 1023;

const portOf = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80));

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Error that carries a refused connection through Node's sockets. */
class Declined extends Error {
  constructor(readonly failure: FetchFailure) {
    super(failure);
  }
}

const resolveAll: ResolveHost = (hostname) => lookup(hostname, { all: true, verbatim: true });

/** Addresses that a request can connect to, resolved once and checked (DNS rebinding, SSRF). */
const addressesOf = async (url: URL, { privateHosts = [], resolve = resolveAll }: Setting) => {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || !isWebPort(portOf(url)))
    throw new Declined('forbidden');
  const hostname = bare(url.hostname);
  const found = isIP(hostname)
    ? [{ address: hostname, family: isIP(hostname) }]
    : await resolve(hostname).catch(() => []);
  if (found.length === 0) throw new Declined('unreachable');
  const known = privateHosts.includes(hostname) || privateHosts.includes(`${hostname}:${portOf(url)}`);
  if (!known && !found.every(({ address }) => isPublic(address))) throw new Declined('forbidden');
  return found;
};

/** Lookup that returns the checked addresses, against DNS rebinding. */
const pinned =
  (addresses: Awaited<ReturnType<typeof addressesOf>>): LookupFunction =>
  (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };

const send = (
  url: URL,
  asking: FetchOptions,
  lookupPinned: LookupFunction,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? overHttps : overHttp;
    const { method = DEFAULTS.method, headers = {}, body } = asking;
    const sent = { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) };
    const call = start(url, { method, headers: sent, lookup: lookupPinned, signal, agent: false }, resolve);
    call.on('error', reject);
    call.end(body);
  });

const read = async (answer: IncomingMessage, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) {
      answer.destroy();
      throw new Declined('tooLarge');
    }
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/** Request that follows a redirect. Credentials are dropped for another origin. Source: Fetch standard. */
const following = (from: URL, to: URL, status: number, asking: FetchOptions): FetchOptions => {
  const { body: _, method = DEFAULTS.method, ...rest } = asking;
  const headers = Object.fromEntries(
    Object.entries(asking.headers ?? {}).filter(
      ([name]) => from.origin === to.origin || !/^(authorization|cookie)$/i.test(name),
    ),
  );
  const keeps = status === 307 || status === 308 || method === 'GET' || method === 'HEAD';
  return keeps ? { ...asking, headers } : { ...rest, method: 'GET', headers };
};

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/**
 * HTTP client for untrusted addresses (SSRF guard): a name is resolved once, every address is checked, and the socket
 * connects to the checked ones; each redirect is checked alike. Never throws.
 */
export const guardedFetch = (setting: Setting = {}): Fetch => {
  const go = async (url: URL, asking: FetchOptions, left: number, signal: AbortSignal): Promise<Response> => {
    const addresses = await addressesOf(url, setting);
    const answer = await send(url, asking, pinned(addresses), signal);
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (isRedirect(status) && location !== undefined) {
      answer.destroy();
      if (left === 0) throw new Declined('redirected');
      if (!URL.canParse(location, url)) throw new Declined('unreachable');
      const next = new URL(location, url);
      if (url.protocol === 'https:' && next.protocol !== 'https:') throw new Declined('forbidden');
      return go(next, following(url, next, status, asking), left - 1, signal);
    }
    const body = await read(answer, asking.maxBytes ?? DEFAULTS.maxBytes);
    const headers = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    );
    return new Response([204, 205, 304].includes(status) ? null : body, { status, headers });
  };

  return async (address, asking = {}): Promise<Result<Response, FetchFailure>> => {
    if (!URL.canParse(address)) return failed('forbidden');
    const signal = AbortSignal.timeout(asking.timeoutMs ?? DEFAULTS.timeoutMs);
    try {
      return ok(await go(new URL(address), asking, asking.redirects ?? DEFAULTS.redirects, signal));
    } catch (cause) {
      if (cause instanceof Declined) return failed(cause.failure);
      return failed(signal.aborted ? 'timeout' : 'unreachable');
    }
  };
};
