import type { NavigationContext } from '../navigation.ts';
import { seeOther } from '../navigation.ts';
import { type Hosted, oauthError, overLimit } from './hosted.ts';
import { hintOf } from './id-token-hint.ts';
import { HINTED } from './hosted-provider.ts';
import { readFields } from '../../http/read-fields.ts';
import { presentedSession } from './hosted-session.ts';

/**
 * Parameters for oidc-provider: the person of an `id_token_hint` in its place, as the hint is signed with the keys of the
 * server, and an expired one counts.
 */
const withPerson = async (hosted: Hosted, given: URLSearchParams): Promise<URLSearchParams> => {
  const fields = new URLSearchParams(given);
  fields.delete(HINTED);
  // Ours: answers come in the query alone; oidc-provider refuses a mode that it does not know
  if ((fields.get('response_mode') ?? 'query') !== 'query') fields.set('response_mode', 'other');
  const hint = fields.get('id_token_hint');
  if (hint === null) return fields;
  fields.delete('id_token_hint');
  const { sub } = (await hintOf(hosted, hint)) ?? {};
  // one that is not ours is of no one who can be signed in here
  fields.set(HINTED, sub ?? 'unknown');
  return fields;
};

/** Authorization endpoint. Source: OpenID Connect Core 1.0 §3.1.2. */
export const authorize = async (hosted: Hosted, context: NavigationContext): Promise<Response> => {
  const refused = await overLimit(hosted, context);
  if (refused) return refused;
  const { request, cookies } = context;
  if (request.method === 'POST') {
    // a POST of another site comes without cookies: it becomes a GET, which has them
    const form = await readFields(request);
    if (!form) return oauthError(400, 'invalid_request', 'The body is no form');
    return seeOther(`${hosted.requests.prefix}/oauth/authorize?${form}`);
  }
  const query = await withPerson(hosted, new URL(request.url).searchParams);
  const session = await presentedSession(hosted.ports, cookies);
  return hosted.requests.forward(context, { method: 'GET', path: `/oauth/authorize?${query}`, session });
};

/** Goes on with an authorization after its interaction. */
export const resume = async (hosted: Hosted, context: NavigationContext): Promise<Response> => {
  const refused = await overLimit(hosted, context);
  if (refused) return refused;
  const session = await presentedSession(hosted.ports, context.cookies);
  const path = `/oauth/authorize/${encodeURIComponent(context.params['uid'] ?? '')}`;
  return hosted.requests.forward(context, { method: 'GET', path, session });
};

/** Endpoint for pushed authorization requests. Source: RFC 9126. */
export const push = async (hosted: Hosted, context: NavigationContext): Promise<Response> => {
  const refused = await overLimit(hosted, context);
  if (refused) return refused;
  const form = await readFields(context.request);
  if (!form) return oauthError(400, 'invalid_request', 'The body is no form');
  const authorization = context.request.headers.get('authorization') ?? undefined;
  const body = await withPerson(hosted, form);
  return hosted.requests.forward(context, { method: 'POST', path: '/oauth/par', body, authorization });
};
