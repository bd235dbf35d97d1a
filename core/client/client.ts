import type { CallOptions, Client } from './calls.ts';
import { lazyModule } from '../browser/lazy-module.ts';
import type { BrowserPage } from '../browser/page.ts';
import { auth } from '../contract/auth.ts';
import { type AnyEndpoint, pathOf } from '../contract/endpoint.ts';
import { failed, type Failure, ok, type Result } from '../contract/failure.ts';
import type { ContextOptions } from '../options.ts';
import { addressOf, queryOf } from './address.ts';
import { developerHints } from './hints.ts';
import { headersOf } from './headers.ts';
import { readAnswer, redirectionOf } from './read-answer.ts';
import type { Transport, WireAnswer, WireRequest } from '../transport.ts';

const fetchReader = lazyModule(() => import('./read-file.ts'));

/** Timeout of a call, in milliseconds. Ours: no screen waits without an end. */
export const ANSWER_MS = 30_000;

/** Dependencies of a client. */
export interface ClientParts {
  context: ContextOptions;
  transport: () => Promise<Transport>;
  token: () => string | undefined;
  /** Renews the session; whether there is a new access token. */
  renew: () => Promise<boolean>;
  /** Has the person show the second factor that their tenant asks for; whether they have. */
  prove: () => Promise<boolean>;
  /** Sends the browser away; settles only if it stays after all. */
  redirect: (url: string) => Promise<Failure>;
  page: Pick<BrowserPage, 'address' | 'log' | 'advise'>;
}

/** The calls that are about the session itself: a refusal of theirs is not mended by renewing it. */
const SESSION_CALLS: ReadonlySet<AnyEndpoint> = new Set([auth.login, auth.refresh, auth.logout]);

/** Rejects once the time is up or the caller has left, even where the transport does not care. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Form of a body whose fields are texts and files. */
const formOf = (body: unknown): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body))) form.append(name, value as Blob); // texts are taken too
  return form;
};

/** Makes calls by the protocol's rules (protocol/README.md). Nothing above it catches. */
export const createClient = ({ context, transport, token, renew, prove, redirect, page }: ClientParts): Client => {
  const hint = developerHints(page);
  const bearer = async () => {
    const resolved = (await context.tokenResolver?.()) ?? token();
    return resolved && `Bearer ${resolved}`;
  };

  const write = async (call: AnyEndpoint, input: Input, options: CallOptions, authorization: string | undefined) => {
    const { params, query, body } = input;
    const form = call.takes === 'form';
    const request: WireRequest = {
      method: call.method,
      url: addressOf(context, pathOf(call, params)) + queryOf(query, await context.additionalQueryParamsResolver?.()),
      headers: await headersOf(context, { authorization, source: options.source, form }),
      credentials: context.requestCredentials ?? 'include',
    };
    if (call.answers === 'file') request.answers = 'file';
    if (body !== undefined) request.body = form ? formOf(body) : JSON.stringify(body);
    return request;
  };

  const send = async (request: WireRequest, cancel: AbortSignal | undefined): Promise<Result<WireAnswer>> => {
    const signal = AbortSignal.any([AbortSignal.timeout(ANSWER_MS), ...(cancel ? [cancel] : [])]);
    try {
      const response = transport().then((carry) => carry({ ...request, signal }));
      return ok(await Promise.race([response, givenUp(signal)]));
    } catch (error) {
      const kind = cancel?.aborted ? 'cancelled' : 'offline';
      return failed({ kind, message: error instanceof Error ? error.message : String(error) });
    }
  };

  const report = (request: WireRequest, { status = 0, message }: Failure) => {
    const level = status >= 400 && status < 500 ? 'warn' : 'error';
    if (level === 'warn' ? context.logLevel === 'warn' : status === 500)
      page.log(level, `${request.method} ${request.url.split('?')[0]}: ${message}`);
  };

  const ask = async (call: AnyEndpoint, input: Input, options: CallOptions): Promise<Result<unknown>> => {
    const authorization = options.jwt ?? (await bearer());
    const request = await write(call, input, options, authorization);
    const answer = await send(request, options.signal);
    if (!answer.ok) {
      hint(request, answer.failure);
      return answer;
    }
    const away = redirectionOf(answer.value);
    if (away !== undefined) return failed(await redirect(away));
    const result = readAnswer(answer.value, call.answers);
    if (result.ok)
      return call.answers === 'file'
        ? ok((await fetchReader()).readFile(answer.value, input.query?.['outputFileName']))
        : result;
    report(request, result.failure);
    hint(request, result.failure);
    if (options.jwt !== undefined || !authorization || SESSION_CALLS.has(call)) return result;
    const { kind, tenantId } = result.failure;
    const mend = kind === 'unauthorized' || kind === 'sessionEnded' ? renew : tenantId && prove;
    if (!mend) return result;
    const mended = authorization !== (await bearer()) || (await mend());
    // verbatim, so that a second refusal stands
    return mended ? ask(call, input, { ...options, jwt: (await bearer()) ?? '' }) : result;
  };

  // the endpoint's types promise what the wire answers; they exist only for the compiler
  return {
    call: (call, input, options = {}) => ask(call, input as Input, options),
    addressOf: (path) => addressOf(context, path),
  } as Client;
};

interface Input {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}
