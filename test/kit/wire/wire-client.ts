import { CookieJar } from './cookie-jar.ts';

/** A call that was not answered with a success. Source: protocol/README.md#failures. */
export class WireError extends Error {
  override readonly name = 'WireError';
  constructor(
    message: string,
    readonly statusCode: number,
    readonly traceId: string | null,
  ) {
    super(message);
  }
}

/** Options of a call. */
export interface WireCall {
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** Sent verbatim, with no `Bearer` added. */
  jwt?: string;
}

const GENERIC = "We're facing some difficulties, Please try again";

const messageOf = (status: number, statusText: string, text: string): string => {
  if (status === 413) return 'Error request is too large';
  try {
    const body = JSON.parse(text) as unknown;
    if (typeof body === 'string') return body;
    const { errors } = body as { errors?: string[] };
    return errors ? errors.join(', ') : `Error ${status} - ${statusText}`;
  } catch {
    return GENERIC;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/**
 * Another client of the protocol: plain fetch and a cookie jar, written from protocol/README.md and sharing nothing with
 * ours, so that the wire is held to what was described and not to what we made of it.
 */
export class WireClient {
  readonly jar = new CookieJar();
  accessToken: string | undefined;

  constructor(
    readonly baseUrl: string,
    readonly urlPrefix = 'frontegg',
  ) {}

  #address(path: string, query: Readonly<Record<string, unknown>> = {}): string {
    const base = this.baseUrl.endsWith('/') ? this.baseUrl : `${this.baseUrl}/`;
    const prefixed = base.endsWith(`${this.urlPrefix}/`) ? base.slice(0, -1) : base + this.urlPrefix;
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query))
      search.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
    return `${prefixed}${path}${search.size > 0 ? `?${search}` : ''}`;
  }

  /** Makes a call; throws a `WireError` for everything but a success. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the wire has no types of its own
  async call(method: string, path: string, { query, body, jwt }: WireCall = {}): Promise<any> {
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      'frontegg-source': 'login-box',
      'x-frontegg-framework': 'vanillajs',
      'x-frontegg-sdk': 'tests@1',
      Origin: new URL(this.baseUrl).origin,
    };
    const authorization = jwt ?? (this.accessToken && `Bearer ${this.accessToken}`);
    if (authorization) headers['Authorization'] = authorization;
    if (this.jar.header) headers['Cookie'] = this.jar.header;
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(this.#address(path, query), { method, headers, redirect: 'manual', ...init });
    this.jar.keep(response);
    const text = await response.text();
    if (response.ok) return parsed(text);
    const traceId = response.headers.get('frontegg-trace-id');
    throw new WireError(messageOf(response.status, response.statusText, text), response.status, traceId);
  }

  get(path: string, query?: WireCall['query']) {
    return this.call('GET', path, query ? { query } : {});
  }
  post(path: string, body?: unknown) {
    return this.call('POST', path, { body });
  }
  delete(path: string) {
    return this.call('DELETE', path);
  }
}
