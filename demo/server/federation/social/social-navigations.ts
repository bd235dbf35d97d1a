import * as v from 'valibot';
import type { ErrorCode } from '../../../../core/contract/failure.ts';
import { text } from '../../checks/fields.ts';
import { digest } from '../../keys/secrets.ts';
import { languageOf } from '../../http/accept-language.ts';
import { readHeader } from '../../http/read-header.ts';
import { counting } from '../../limits/limiting.ts';
import { invalidField, notFound, type Refusal } from '../../refusal.ts';
import { endFlow, keepFlow } from '../flows.ts';
import { type Navigation, type NavigationContext, seeOther } from '../navigation.ts';
import { REPOSTED, repostPage } from '../repost.ts';
import { returnAddress, redirectSources, routeAddress } from '../return-address.ts';
import { beginSocialFlow, findSocialFlow, PROMPTS } from './social-flow.ts';
import { activeProvider, CALLBACK_PATH, PRELOGIN_PATH } from './social-providers.ts';

const refusalPage = ({ status, body, retryAfter }: Refusal): Response =>
  Response.json(body, { status, ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }) });

const preloginQuery = v.object({
  redirectUri: v.optional(text(2000)),
  prompt: v.optional(v.picklist(PROMPTS)),
});

const backTo = (address: URL, provider: string, more: Readonly<Record<string, string>>): Response => {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ ...more, provider, customised: 'false' }))
    url.searchParams.set(name, value);
  return seeOther(url.href);
};

const start = async ({ ports, request, params, cookies, network }: NavigationContext): Promise<Response> => {
  const provider = params['provider'] ?? '';
  const limit = await counting(ports, 'question', network).byAddress();
  if (!limit.ok) return refusalPage(limit.failure);
  if (!activeProvider(ports.config, provider)) {
    const missing = notFound('Provider');
    if (!missing.ok) return refusalPage(missing.failure);
  }
  const query = v.safeParse(preloginQuery, Object.fromEntries(new URL(request.url).searchParams));
  const given = query.success ? query.output.redirectUri : undefined;
  const returnTo = given === undefined ? routeAddress(ports, 'socialLoginCallbackUrl') : returnAddress(ports, given);
  if (!query.success || !returnTo) {
    const wrong = invalidField(query.success ? 'redirectUri' : 'prompt', 'malformed');
    return wrong.ok ? Response.json({}) : refusalPage(wrong.failure);
  }
  const { prompt } = query.output;
  const address = await beginSocialFlow(ports, cookies, { provider, returnTo, ...(prompt && { prompt }) });
  return address.ok
    ? seeOther(address.value)
    : backTo(returnTo, provider, { error: 'providerFailed', action: 'login' });
};

/** Fields of an answer, each once and of a bounded length. */
const answerFields = v.object({
  state: v.string(),
  code: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(4096))),
  error: v.optional(v.pipe(v.string(), v.maxLength(200))),
  iss: v.optional(v.pipe(v.string(), v.maxLength(500))),
  user: v.optional(v.pipe(v.string(), v.maxLength(2000))),
});

const FORM_BYTES = 16 * 1024;

const formFields = async (request: Request): Promise<Record<string, string>> => {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return {};
  if (Number(request.headers.get('content-length') ?? FORM_BYTES) > FORM_BYTES) return {};
  const body = await request.text();
  return body.length > FORM_BYTES ? {} : Object.fromEntries(new URLSearchParams(body));
};

const denied: readonly string[] = ['access_denied', 'user_cancelled_authorize', 'user_cancelled_login', 'user_denied'];

/**
 * Keeps the answer of a provider in its flow, and returns to the page. Any site can send a browser to this address, so it
 * signs no one in and links nothing: the page's own POST does.
 */
const receive = async (context: NavigationContext, fields: Readonly<Record<string, string>>): Promise<Response> => {
  const { ports, params, cookies } = context;
  const provider = params['provider'] ?? '';
  const checked = v.safeParse(answerFields, fields);
  const flow = checked.success ? await findSocialFlow(ports, cookies, checked.output.state) : undefined;
  const fallback = routeAddress(ports, 'socialLoginCallbackUrl');
  if (!checked.success || !flow || flow.details.provider !== provider)
    return backTo(fallback, provider, { error: 'flowExpired', action: 'login' });
  const { details, id, begun } = flow;
  const { action } = details;
  const { code, error, iss, user, state } = checked.output;
  const returnTo = returnAddress(ports, details.returnTo) ?? fallback;
  if (code === undefined) {
    await endFlow(ports, cookies, id);
    ports.log.warn({ provider, error: error ?? 'no code' }, 'A provider refused a social sign-in');
    const reason: ErrorCode = denied.includes(error ?? '') ? 'providerDenied' : 'providerFailed';
    return backTo(returnTo, provider, { error: reason, action });
  }
  const answer = { code: await digest(code), ...(iss !== undefined && { iss }), ...(user !== undefined && { user }) };
  await keepFlow(ports, cookies, { id, begun, details: { ...details, answer } });
  return backTo(returnTo, provider, { code, state, action });
};

const receivePost = async (context: NavigationContext): Promise<Response> => {
  const { ports, request, params, cookies, network } = context;
  const limit = await counting(ports, 'question', network).byAddress();
  if (!limit.ok) return refusalPage(limit.failure);
  const fields = await formFields(request);
  const flow = await findSocialFlow(ports, cookies, fields['state'] ?? '');
  // a cross-site POST comes without cookies
  if (flow || fields[REPOSTED] !== undefined || !activeProvider(ports.config, params['provider'] ?? ''))
    return receive(context, fields);
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(answerFields.entries, name));
  return repostPage({
    action: new URL(request.url).pathname,
    fields: Object.fromEntries(known),
    targets: redirectSources(ports),
    language: languageOf(readHeader(request, 'accept-language')),
  });
};

/** Navigations of social sign-in: to a provider, and back. Source: protocol/social.md#sign-in. */
export const socialNavigations: readonly Navigation[] = [
  { method: 'GET', path: PRELOGIN_PATH, handle: start },
  {
    method: 'GET',
    path: CALLBACK_PATH,
    handle: (context) => receive(context, Object.fromEntries(new URL(context.request.url).searchParams)),
  },
  { method: 'POST', path: CALLBACK_PATH, crossSite: true, handle: receivePost },
];
