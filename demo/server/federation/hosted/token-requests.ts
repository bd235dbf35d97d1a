import { is } from 'valibot';
import type { TenantId } from '../../../../core/contract/entities/ids.ts';
import { id } from '../../checks/fields.ts';
import { digest, randomSecret } from '../../keys/secrets.ts';
import { expiryOf, sessionRuleOf } from '../../sign-in/session-rule.ts';
import type { OauthRecord } from '../../store/records.ts';
import type { NavigationContext } from '../navigation.ts';
import { audit, type Hosted, oauthError, overLimit, scopeOf } from './hosted.ts';
import { readFields } from '../../http/read-fields.ts';
import { type HostedSession, liveSession, presentedSession } from './hosted-session.ts';

/**
 * Runs a request of an application, which counts against the limit of its address only where it fails: a server asks for
 * all people of its application from one address.
 */
const countingFailures = async (
  { ports: { limiter, config } }: Hosted,
  { network }: NavigationContext,
  ask: () => Promise<Response>,
): Promise<Response> => {
  const key = `question:oauth:${network}`;
  const { perAddress } = config.limits.question;
  const wait = network === null ? 0 : await limiter.take(key, perAddress);
  if (wait > 0) return oauthError(429, 'slow_down', 'Too many failed requests', wait);
  const response = await ask();
  if (response.ok && network !== null) await limiter.giveBack(key, perAddress);
  return response;
};

const isTenant = (value: unknown): value is TenantId => is(id(), value);

const unreadable = () => oauthError(400, 'invalid_request', 'The body is no form and no JSON object of texts');

/** Row of the code or refresh token that a request shows. */
const shownRow = async ({ rows }: Hosted, fields: URLSearchParams): Promise<OauthRecord | undefined> => {
  const code = fields.get('code');
  const token = fields.get('refresh_token');
  if (code !== null) return rows.find('AuthorizationCode', code);
  return token === null ? undefined : rows.find('RefreshToken', token);
};

/** Extends the session as a refresh of its own does; one of an impersonator keeps its end. */
const extendSession = async (hosted: Hosted, context: NavigationContext, live: HostedSession): Promise<void> => {
  const { session, tenantIds } = live;
  if (session.actor) return;
  const { config, clock } = hosted.ports;
  await context.write(
    scopeOf(live),
    async (rows) => {
      const expires = expiryOf(clock.now(), session, config, await sessionRuleOf(rows, config, tenantIds));
      await rows.sessions.update({ id: session.id, endedAt: null }, { expires });
    },
    'read committed',
  );
};

/** Audits a code or refresh token that was used twice, by which oidc-provider has ended all that came of it. */
const auditReuse = async (hosted: Hosted, context: NavigationContext, row: OauthRecord): Promise<void> => {
  const { userId } = row;
  const across = hosted.ports.store.scoped({ across: 'hostedLogin' });
  const user = userId === null ? undefined : await across.users.get(userId);
  if (!user) return;
  const { id: person, tenantId, email } = user;
  const client = hosted.clientOf(row.details['clientId']);
  const scope = { tenantId, userId: person, email };
  await audit(context, scope, { action: 'Application token reused', severity: 'Warning', client });
};

/** Answer of oidc-provider with `errors`, as all other answers have them. */
const withErrors = async (response: Response): Promise<Response> => {
  if (response.ok) return response;
  const body = (await response.json()) as { error: string; error_description?: string }; // of oidc-provider
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const { error, error_description: description = error } = body;
  return Response.json({ ...body, errors: [description] }, { status: response.status, headers });
};

/** Exchanges a code or a refresh token. */
const exchange = async (hosted: Hosted, context: NavigationContext, fields: URLSearchParams): Promise<Response> => {
  const row = await shownRow(hosted, fields);
  const authorization = context.request.headers.get('authorization') ?? undefined;
  // Ours: a public application need not name itself, because its code and its token do
  const clientId = row?.details['clientId'];
  if (!fields.has('client_id') && authorization === undefined && typeof clientId === 'string')
    fields.set('client_id', clientId);
  const wanted = fields.get('tenantId');
  fields.delete('tenantId');
  if (wanted !== null && !isTenant(wanted)) return oauthError(400, 'invalid_request', 'tenantId is no id');
  const response = await hosted.requests.forward(context, {
    method: 'POST',
    path: '/oauth/token',
    body: fields,
    authorization,
    passed: { ...(wanted !== null && { tenantId: wanted }) },
  });
  if (!response.ok) {
    const isGone = row && (row.consumedAt !== null || !(await shownRow(hosted, fields)));
    if (isGone) await auditReuse(hosted, context, row);
    return withErrors(response);
  }
  const live = await liveSession(hosted.ports, row?.details['sessionUid'], wanted ?? undefined);
  const client = hosted.clientOf(clientId);
  if (live && row?.kind === 'RefreshToken') await extendSession(hosted, context, live);
  else if (live) await audit(context, scopeOf(live), { action: 'Application signed in', client });
  return response;
};

/** Token endpoint, for forms and JSON. Source: RFC 6749 §3.2; JSON is that of the protocol's clients. */
export const token = (hosted: Hosted, context: NavigationContext): Promise<Response> =>
  countingFailures(hosted, context, async () => {
    const fields = await readFields(context.request);
    return fields ? exchange(hosted, context, fields) : unreadable();
  });

/** Origins of the pages of an application. */
const originsOf = (redirectUris: readonly string[]): string[] => redirectUris.map((uri) => new URL(uri).origin);

/**
 * Tokens for a page of a first-party application by the session of its browser: a request without interaction, and the
 * exchange of its code, in one call.
 */
export const silent = async (hosted: Hosted, context: NavigationContext): Promise<Response> => {
  const refused = await overLimit(hosted, context);
  if (refused) return refused;
  const { ports, secrets } = hosted;
  const fields = await readFields(context.request);
  if (!fields) return unreadable();
  const client = hosted.clientOf(fields.get('client_id') ?? ports.config.clientIds[0]);
  const [redirectUri] = client?.redirectUris ?? [];
  if (!client?.firstParty || redirectUri === undefined)
    return oauthError(403, 'unauthorized_client', 'Only a first-party application can ask silently');
  const origin = context.request.headers.get('origin');
  const known = [new URL(ports.publicUrl).origin, ...originsOf(client.redirectUris)];
  if (origin !== null && !known.includes(origin))
    return oauthError(403, 'unauthorized_client', 'This page is none of the application');
  const session = await presentedSession(ports, context.cookies);
  if (!session) return oauthError(401, 'login_required', 'No one is signed in');
  const verifier = randomSecret();
  const tenantId = fields.get('tenantId');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await digest(verifier),
    code_challenge_method: 'S256',
    prompt: 'none',
    ...(tenantId !== null && { tenantId }),
  });
  const authorized = await hosted.requests.forward(context, {
    method: 'GET',
    path: `/oauth/authorize?${query}`,
    session,
  });
  const back = authorized.headers.get('location');
  const answer = back === null ? undefined : new URL(back).searchParams;
  const code = answer?.get('code');
  if (!code)
    return oauthError(
      401,
      answer?.get('error') ?? 'login_required',
      answer?.get('error_description') ?? 'Not possible',
    );
  const secret = secrets[client.clientId];
  const grant = { grant_type: 'authorization_code', client_id: client.clientId, redirect_uri: redirectUri };
  const body = new URLSearchParams({
    ...grant,
    code,
    code_verifier: verifier,
    ...(secret && { client_secret: secret }),
  });
  return exchange(hosted, { ...context, request: new Request(context.request.url) }, body);
};

/** Opaque value of an access token of ours, which oidc-provider knows it by; undefined for one that is not valid. */
const opaqueOf = async ({ ports: { keys } }: Hosted, shown: string): Promise<string | undefined> => {
  if (!shown.includes('.')) return shown;
  const claims = await keys.verify(shown);
  return typeof claims?.['jti'] === 'string' ? claims['jti'] : undefined;
};

/** Value that no token has. */
const NONE = 'none';

/** Access token of a request, in its header or its form; `twice` where it is in both. Source: RFC 6750 §2. */
const accessTokenOf = async (request: Request): Promise<{ shown: string; twice: boolean }> => {
  const inHeader = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const fields = request.method === 'POST' ? await readFields(request) : undefined;
  const inForm = fields?.get('access_token') ?? undefined;
  return { shown: inHeader ?? inForm ?? '', twice: inHeader !== undefined && inForm !== undefined };
};

/** Claims about the person of an access token. Source: OpenID Connect Core 1.0 §5.3. */
export const userinfo = (hosted: Hosted, context: NavigationContext): Promise<Response> =>
  countingFailures(hosted, context, async () => {
    const { shown, twice } = await accessTokenOf(context.request);
    if (twice) return oauthError(400, 'invalid_request', 'The access token is in the header and in the body');
    const authorization = `Bearer ${(await opaqueOf(hosted, shown)) ?? NONE}`;
    return hosted.requests.forward(context, { method: 'GET', path: '/oauth/userinfo', authorization });
  });

/** Revokes a token, and with a refresh token all that came of its code. Source: RFC 7009. */
export const revoke = (hosted: Hosted, context: NavigationContext): Promise<Response> =>
  countingFailures(hosted, context, async () => {
    const fields = await readFields(context.request);
    if (!fields) return unreadable();
    const shown = fields.get('token');
    if (shown !== null) fields.set('token', (await opaqueOf(hosted, shown)) ?? NONE);
    const value = fields.get('token') ?? '';
    const row = await hosted.rows.find('RefreshToken', value);
    const authorization = context.request.headers.get('authorization') ?? undefined;
    const path = '/oauth/revoke';
    const response = await hosted.requests.forward(context, { method: 'POST', path, body: fields, authorization });
    const live = row && (await liveSession(hosted.ports, row.details['sessionUid']));
    const isGone = live && !(await hosted.rows.find('RefreshToken', value));
    const client = hosted.clientOf(row?.details['clientId']);
    if (live && isGone) await audit(context, scopeOf(live), { action: 'Application signed out', client });
    return withErrors(response);
  });
