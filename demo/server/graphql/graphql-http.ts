import { Hono } from 'hono';
import { LIST_BODY_BYTES } from '../../../core/contract/limits.ts';
import { readBody } from '../http/body.ts';
import type { CorsPolicy } from '../http/cors-policy.ts';
import { readHeader } from '../http/read-header.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { failed, type Result } from '../../../core/contract/failure.ts';
import { DEFAULT_LANGUAGE } from '../../../elements/i18n/languages.ts';
import { withoutControls } from '../checks/characters.ts';
import type { Ports } from '../ports.ts';
import { invalidField, type Refusal, refuse } from '../refusal.ts';
import type { RequestOrigin } from '../rules.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { graphqlError, refusalError } from './failures.ts';
import { GRAPHQL_PATH, type GraphqlServer } from './graphql-server.ts';
import { credentialsOf } from './principal.ts';

/** Peer of a request. */
interface From {
  ip?: string | null;
  network?: string | null;
}

/** Origin of a request, for audit entries. */
export const originOf = (ip: string | null, userAgent: string | null): RequestOrigin => ({
  ip,
  userAgent: withoutControls(userAgent?.slice(0, 512) ?? '') || null,
  language: DEFAULT_LANGUAGE,
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const answer = ({ failure }: { failure: Refusal }): Response => {
  const { status, retryAfter } = failure;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return Response.json({ errors: [refusalError(failure)] }, { status, headers });
};

/**
 * GraphQL over HTTP: POST with a JSON body, one operation. Ours: no GET, whose address is logged, and no batches.
 * Source: protocol/graphql.md#http.
 */
export const graphqlHttp = (ports: Ports, policy: CorsPolicy, server: GraphqlServer) => {
  const { log, publicUrl } = ports;

  const run = async (
    request: Request,
    body: unknown,
    { ip = null, network = ip }: From,
  ): Promise<Result<Response, Refusal>> => {
    if (!isObject(body) || typeof body['query'] !== 'string') return invalidField('query', 'required');
    const principal = await server.enter(
      credentialsOf((name) => readHeader(request, name)),
      network,
    );
    if (!principal.ok) return principal;
    const counted = await server.count(principal.value);
    if (!counted.ok) return counted;
    // the body has been read within its limit; the endpoint needs no other header
    const accept = 'application/graphql-response+json, application/json;q=0.9';
    const inner = new Request(request.url, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: body['query'],
        ...(isObject(body['variables']) && { variables: body['variables'] }),
        ...(typeof body['operationName'] === 'string' && { operationName: body['operationName'] }),
      }),
    });
    const origin = originOf(ip, request.headers.get('user-agent'));
    const response = await server.yoga.fetch(inner, server.operation(principal.value, origin, true));
    return { ok: true, value: new Response(response.body, { status: response.status, headers: response.headers }) };
  };

  const app = new Hono<{ Bindings: From }>()
    .use(securityHeaders({ secure: publicUrl.startsWith('https:') }), policy.cors)
    .use(async (context, next) => {
      if (!policy.isCrossSiteWrite(context.req.raw)) return next();
      const refused = refuse('originNotAllowed');
      return refused.ok ? next() : answer(refused);
    })
    .post(GRAPHQL_PATH, async (context) => {
      const body = await readBody(context, LIST_BODY_BYTES);
      const result = body.ok ? await run(context.req.raw, body.value, context.env) : failed(body.failure);
      return result.ok ? result.value : answer(result);
    })
    .all(GRAPHQL_PATH, () =>
      Response.json({ errors: [{ message: 'Use POST' }] }, { status: 405, headers: { allow: 'POST' } }),
    )
    .onError((error) => {
      const isDown = error instanceof StoreUnavailable;
      if (isDown) log.warn({ error: error.message }, 'no answer to give');
      else log.error({ error: error.stack }, 'a call broke');
      const told = graphqlError(isDown ? 'unavailable' : 'internal');
      return Response.json({ errors: [told] }, { status: isDown ? 503 : 500 });
    });
  return async (request: Request, from: From = {}): Promise<Response> => app.fetch(request, from);
};
