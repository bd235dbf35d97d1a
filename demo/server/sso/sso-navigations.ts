import * as v from 'valibot';
import type { ErrorCode } from '../../../core/contract/failure.ts';
import { DEFAULT_PREFIX } from '../../../core/contract/paths.ts';
import { id, text } from '../checks/fields.ts';
import { beginFlow, endFlow } from '../federation/flows.ts';
import { type Navigation, type NavigationContext, seeOther } from '../federation/navigation.ts';
import { REPOSTED, repostPage } from '../federation/repost.ts';
import { returnAddress, returnOrigins, routeAddress } from '../federation/return-address.ts';
import { languageOf } from '../http/accept-language.ts';
import { readHeader } from '../http/read-header.ts';
import { digest, randomSecret } from '../keys/secrets.ts';
import { counting } from '../limits/limiting.ts';
import type { Ports } from '../ports.ts';
import type { SsoConfigurationRecord } from '../store/records.ts';
import { UniqueViolation } from '../store/store.ts';
import { protocolOf, START_PATH } from './connection.ts';
import { findSamlFlow, type OidcFlow, type SamlFlow } from './flow.ts';
import { answerKey, ANSWER_MINUTES } from './proven.ts';
import { ACS_PATH, METADATA_PATH, serviceProvider } from './service-provider.ts';

/** Largest form of an answer, in bytes: a response in base64, percent-encoded. Ours. */
const FORM_BYTES = 512 * 1024;
/** Most configurations that one issuer is tried with, where its portal begins a sign-in. Ours. */
const ISSUER_MAX = 10;

const startQuery = v.object({
  configuration: id(),
  redirect_uri: v.optional(text(2000)),
  login_hint: v.optional(text(300)),
});

/** Returns to the page of the box with a code of ours. */
const backWith = (address: URL | string, name: 'samlerrors' | 'error', code: ErrorCode): Response => {
  const url = new URL(address);
  url.searchParams.set(name, code);
  return seeOther(url.href);
};

const tooMany = (seconds: number | undefined): Response =>
  new Response(null, { status: 429, headers: { 'retry-after': String(seconds ?? 1) } });

const callbackOf = (ports: Ports, protocol: 'saml' | 'oidc'): URL =>
  routeAddress(ports, protocol === 'saml' ? 'samlCallbackUrl' : 'oidcRedirectUrl');

/**
 * Page that a flow returns to: that of `redirect_uri` at one of our origins, else our own. By OpenID Connect it is the
 * address that the provider answers to, and has to be the route for it.
 */
const pageOf = (ports: Ports, protocol: 'saml' | 'oidc', given: string | undefined): URL => {
  const own = callbackOf(ports, protocol);
  const wanted = given === undefined ? undefined : returnAddress(ports, given);
  return wanted && (protocol === 'saml' || wanted.pathname === own.pathname) ? wanted : own;
};

const startOidc = async (
  { ports, cookies }: NavigationContext,
  configuration: SsoConfigurationRecord,
  back: URL,
  loginHint: string | undefined,
): Promise<Response> => {
  const secret = configuration.sealedOidcSecret === null ? '' : await ports.sealer.open(configuration.sealedOidcSecret);
  const state = randomSecret();
  const ask = { redirectUri: back.href, state, ...(loginHint && { loginHint }) };
  const request = await ports.sso?.oidc.requestUrl({ ...configuration, secret }, ask);
  if (!request?.ok) {
    ports.log.warn({ configuration: configuration.id, reason: request?.failure }, 'A single sign-on cannot begin');
    return backWith(back, 'error', 'providerFailed');
  }
  const { url, nonce, verifier } = request.value;
  const flow: OidcFlow = { kind: 'oidc', configurationId: configuration.id, back: back.href, nonce, verifier };
  await beginFlow(ports, cookies, flow, state);
  return seeOther(url);
};

/** Begins a sign-in at a provider: a flow of this browser, and the redirect with the request. */
const start = async (context: NavigationContext): Promise<Response> => {
  const { ports, request, cookies, network } = context;
  const limit = await counting(ports, 'question', network).byAddress();
  if (!limit.ok) return tooMany(limit.failure.retryAfter);
  const query = v.safeParse(startQuery, Object.fromEntries(new URL(request.url).searchParams));
  const across = ports.store.scoped({ across: 'ssoFlows' });
  const configuration = query.success ? await across.ssoConfigurations.get(query.output.configuration) : undefined;
  if (!query.success || !configuration?.enabled || !ports.sso) {
    const given = query.success ? query.output.redirect_uri : undefined;
    return backWith(pageOf(ports, 'saml', given), 'samlerrors', 'ssoNotConfigured');
  }
  const protocol = protocolOf(configuration);
  const back = pageOf(ports, protocol, query.output.redirect_uri);
  if (protocol === 'oidc') return startOidc(context, configuration, back, query.output.login_hint);
  // an id of XML begins with no digit
  const requestId = `_${randomSecret()}`;
  const flow: SamlFlow = { kind: 'saml', configurationId: configuration.id, back: back.href, requestId };
  const relayState = await beginFlow(ports, cookies, flow);
  const at = serviceProvider(ports, configuration);
  return seeOther(await ports.sso.saml.requestUrl(configuration, at, { id: requestId, relayState }));
};

/** Fields of a form up to a size; undefined where it is larger, or no form. */
const readForm = async (request: Request): Promise<Record<string, string> | undefined> => {
  if (!(request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded')) return undefined;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > FORM_BYTES) {
      await reader?.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
};

/** Configurations that an answer can be of: that of the flow; without one, those whose portal may begin a sign-in. */
const candidatesFor = async (
  ports: Ports,
  flow: Awaited<ReturnType<typeof findSamlFlow>>,
  response: string,
): Promise<SsoConfigurationRecord[]> => {
  const across = ports.store.scoped({ across: 'ssoFlows' });
  if (flow) {
    const own = await across.ssoConfigurations.get(flow.details.configurationId);
    return own?.enabled ? [own] : [];
  }
  const seen = ports.sso?.saml.peek(response);
  if (!seen || seen.inResponseTo !== undefined) return [];
  const where = { idpEntityId: seen.issuer, idpInitiated: true, enabled: true };
  return across.ssoConfigurations.find({ where, limit: ISSUER_MAX });
};

/**
 * Takes the answer of a provider: verified, its assertion and the flow are used up in one transaction, and the person waits
 * for the page that has begun the flow. No session begins here.
 */
const receive = async (
  { ports, cookies }: NavigationContext,
  response: string,
  relayState: string,
): Promise<Response> => {
  const flow = await findSamlFlow(ports, cookies, relayState);
  const page = flow ? flow.details.back : callbackOf(ports, 'saml');
  const candidates = await candidatesFor(ports, flow, response);
  if (candidates.length === 0 || !ports.sso)
    return backWith(page, 'samlerrors', flow ? 'ssoNotConfigured' : 'flowExpired');
  const now = ports.clock.now();
  const faults: unknown[] = [];
  for (const configuration of candidates) {
    const at = serviceProvider(ports, configuration);
    const answer = { response, requestId: flow?.details.requestId, now };
    const verified = await ports.sso.saml.verify(configuration, at, answer);
    if (!verified.ok) {
      faults.push({ configuration: configuration.id, reason: verified.failure });
      continue;
    }
    const { person, assertionId, expires } = verified.value;
    const { id: configurationId, tenantId } = configuration;
    const state = flow
      ? flow.id
      : await beginFlow(ports, cookies, { kind: 'saml', configurationId, back: page, requestId: '' });
    const kept = { tenantId, configurationId, createdAt: now.toISOString(), usedAt: null };
    const until = new Date(now.getTime() + ANSWER_MINUTES * 60_000).toISOString();
    const used = await digest(`assertion\n${person.issuer}\n${assertionId}`);
    const sealed = await ports.sealer.seal(JSON.stringify(person));
    const key = await answerKey(state);
    try {
      await ports.store.scoped({ tenantId }).transaction(async (rows) => {
        await rows.ssoFlows.insert({
          ...kept,
          id: crypto.randomUUID(),
          key: used,
          sealed: '',
          expires: expires.toISOString(),
        });
        await rows.ssoFlows.insert({ ...kept, id: crypto.randomUUID(), key, sealed, expires: until });
      });
    } catch (cause) {
      if (!(cause instanceof UniqueViolation)) throw cause;
      ports.log.warn({ configuration: configurationId }, 'An answer of a provider was used before');
      return backWith(page, 'samlerrors', 'flowExpired');
    }
    const url = new URL(page);
    url.searchParams.set('RelayState', state);
    return seeOther(url.href);
  }
  ports.log.warn({ faults }, 'A single sign-on was refused');
  // the flow has had its answer
  if (flow) await endFlow(ports, cookies, flow.id);
  return backWith(
    page,
    'samlerrors',
    String(JSON.stringify(faults)).includes('status ') ? 'providerDenied' : 'providerFailed',
  );
};

const receivePost = async (context: NavigationContext): Promise<Response> => {
  const { ports, request, cookies, network } = context;
  const limit = await counting(ports, 'question', network).byAddress();
  if (!limit.ok) return tooMany(limit.failure.retryAfter);
  const fields = await readForm(request);
  const { SAMLResponse: response = '', RelayState: relayState = '', [REPOSTED]: reposted } = fields ?? {};
  if (!fields || !response) return backWith(callbackOf(ports, 'saml'), 'samlerrors', 'providerFailed');
  // a cross-site POST comes without cookies: it is posted once more, by our own page
  const isKnown = (await findSamlFlow(ports, cookies, relayState)) !== undefined;
  if (!isKnown && reposted === undefined)
    return repostPage({
      action: `/${DEFAULT_PREFIX}${ACS_PATH}`,
      fields: { SAMLResponse: response, RelayState: relayState },
      targets: returnOrigins(ports),
      language: languageOf(readHeader(request, 'accept-language')),
    });
  return receive(context, response, relayState);
};

/** Navigations of single sign-on: to a provider, its answer by SAML, and our metadata. Source: protocol/sso.md#sign-in. */
export const ssoNavigations: readonly Navigation[] = [
  { method: 'GET', path: START_PATH, handle: start },
  { method: 'POST', path: ACS_PATH, crossSite: true, handle: receivePost },
  {
    method: 'GET',
    path: METADATA_PATH,
    handle: async ({ ports }) =>
      ports.sso
        ? new Response(await ports.sso.saml.metadata(serviceProvider(ports)), {
            headers: { 'content-type': 'application/samlmetadata+xml' },
          })
        : new Response(null, { status: 404 }),
  },
];
