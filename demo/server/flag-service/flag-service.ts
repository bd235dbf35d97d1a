import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import { LIST_BODY_BYTES } from '../../../core/contract/limits.ts';
import { listOf, rawText } from '../checks/fields.ts';
import { readBody } from '../http/body.ts';
import { check } from '../http/checking.ts';
import type { CorsPolicy } from '../http/cors-policy.ts';
import { readHeader } from '../http/read-header.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Ports } from '../ports.ts';
import { broken, notFound, type Refusal, rateLimited, refuse, unauthorized, unavailable } from '../refusal.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { evaluateFlags, type FlagDocument, flagDocuments, type Traits } from './flag-document.ts';

/** Base of the service, as the SDK's `api` option names it. Source: protocol/flags.md. */
export const FLAGS_BASE = '/flags/api/v1/';

/** Limits of an identity. Ours: a trait holds the ids of about 430 tenants. */
const IDENTIFIER_MAX = 2000;
const TRAITS_MAX = 50;
const TRAIT_KEY_MAX = 200;
const TRAIT_MAX = 16_000;

/** Requests of one network in a minute on one node. Ours: of a hundred pages that listen every second. */
const NETWORK_MAX = 6_000;
const MINUTE_MS = 60_000;

const trait = v.object({
  trait_key: rawText(TRAIT_KEY_MAX, 1),
  trait_value: v.nullable(v.union([rawText(TRAIT_MAX), v.number(), v.boolean()])),
  transient: v.nullish(v.boolean()),
});
const identityInput = v.object({
  identifier: rawText(IDENTIFIER_MAX, 1),
  traits: v.nullish(listOf(trait, TRAITS_MAX), []),
  transient: v.nullish(v.boolean()),
});
const identifierQuery = v.object({ identifier: rawText(IDENTIFIER_MAX, 1) });

/** Peer of a request. */
interface From {
  network?: string | null;
}

const answer = (result: Result<Response, Refusal>): Response => {
  if (result.ok) return result.value;
  const { status, body, retryAfter } = result.failure;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return Response.json({ ...body, detail: body.errors.join('; ') }, { status, headers });
};

const json = (value: unknown, { updatedAt }: FlagDocument): Response =>
  Response.json(value, { headers: { 'x-flagsmith-document-updated-at': String(Date.parse(updatedAt) / 1000) } });

/** Counter of requests by network, on this node alone. */
const networkLimit = () => {
  const counts = new LRUCache<string, { requests: number }>({ max: 10_000, ttl: MINUTE_MS });
  return (network: string | null | undefined): Result<undefined, Refusal> => {
    if (!network) return ok(undefined);
    const count = counts.get(network) ?? { requests: 0 };
    count.requests += 1;
    // the window begins with the first request
    if (count.requests === 1) counts.set(network, count);
    return count.requests > NETWORK_MAX ? rateLimited(MINUTE_MS / 1000) : ok(undefined);
  };
};

const ofIdentity = (
  document: FlagDocument,
  identifier: string,
  given: v.InferOutput<typeof identityInput>['traits'],
) => {
  const traits: Traits = Object.fromEntries((given ?? []).map((one) => [one.trait_key, one.trait_value]));
  return json({ identifier, flags: evaluateFlags(document, { identifier, traits }), traits: given ?? [] }, document);
};

/**
 * Flags for the SDK of Flagsmith: of an environment, or of an identity with its traits. Ours: traits are not stored, for
 * anyone who knows the environment's key, which is public, could store any for anyone.
 * Source: protocol/flags.md.
 */
export const flagService = (ports: Ports, policy: CorsPolicy) => {
  const { log, publicUrl } = ports;
  const documents = flagDocuments(ports);
  const count = networkLimit();

  const documentFor = async (request: Request, { network }: From): Promise<Result<FlagDocument, Refusal>> => {
    const counted = count(network);
    if (!counted.ok) return counted;
    const key = readHeader(request, 'x-environment-key') ?? '';
    const document = key.length > 0 && key.length <= 100 ? await documents.read(key) : undefined;
    return document ? ok(document) : unauthorized();
  };

  const app = new Hono<{ Bindings: From }>()
    .basePath(FLAGS_BASE.slice(0, -1))
    .use(securityHeaders({ secure: publicUrl.startsWith('https:') }), policy.cors)
    .use(async ({ req }, next) =>
      policy.isCrossSiteWrite(req.raw) ? answer(refuse('originNotAllowed') as Result<never, Refusal>) : next(),
    )
    .get('/flags/', async ({ req, env }) => {
      const document = await documentFor(req.raw, env);
      return answer(document.ok ? ok(json(evaluateFlags(document.value), document.value)) : document);
    })
    .get('/identities/', async ({ req, env }) => {
      const document = await documentFor(req.raw, env);
      if (!document.ok) return answer(document);
      const asked = check(identifierQuery, { identifier: req.query('identifier') }, 'query');
      return answer(asked.ok ? ok(ofIdentity(document.value, asked.value.identifier, [])) : asked);
    })
    .post('/identities/', async (context) => {
      const document = await documentFor(context.req.raw, context.env);
      if (!document.ok) return answer(document);
      const body = await readBody(context, LIST_BODY_BYTES);
      const asked = body.ok ? check(identityInput, body.value, 'body') : failed(body.failure);
      return answer(asked.ok ? ok(ofIdentity(document.value, asked.value.identifier, asked.value.traits)) : asked);
    })
    // Ours: what pages ask of flags is not kept
    .post('/analytics/flags/', async ({ req, env }) => {
      const document = await documentFor(req.raw, env);
      await req.raw.body?.cancel().catch(() => undefined);
      return answer(document.ok ? ok(Response.json({})) : document);
    })
    .notFound(() => answer(notFound('Route')))
    .onError((error) => {
      const isDown = error instanceof StoreUnavailable;
      if (isDown) log.warn({ error: error.message }, 'no answer to give');
      else log.error({ error: error.stack }, 'a call broke');
      return answer(isDown ? unavailable() : broken());
    });
  return {
    fetch: async (request: Request, from: From = {}): Promise<Response> => app.fetch(request, from),
    forget: documents.forget,
  };
};
