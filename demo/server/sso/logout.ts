import * as v from 'valibot';
import { DEFAULT_PREFIX } from '../../../core/contract/paths.ts';
import { beginFlow, endFlow, findFlow } from '../federation/flows.ts';
import { type Navigation, type NavigationContext, seeOther } from '../federation/navigation.ts';
import { routeAddress } from '../federation/return-address.ts';
import { randomSecret } from '../keys/secrets.ts';
import { counting } from '../limits/limiting.ts';
import type { Ports } from '../ports.ts';
import type { Cookies } from '../rules.ts';
import { endSessions } from '../sign-in/sessions.ts';
import type { SessionRecord, SsoConfigurationRecord, SsoIdentityRecord } from '../store/records.ts';
import { protocolOf } from './connection.ts';
import { providerSession } from './proven.ts';
import { serviceProvider, SLO_PATH } from './service-provider.ts';
import { hashesOf } from './sign-in-person.ts';

/** Path that signs out at a provider, below the prefix of calls. Source: protocol/sso.md#signing-out. */
const LOGOUT_PATH = '/auth/sso/logout';

/** Most configurations that one issuer is tried with. Ours. */
const ISSUER_MAX = 10;

const logoutFlow = v.object({ kind: v.literal('ssoLogout'), identityId: v.string() });

type Known = { identity: SsoIdentityRecord; configuration: SsoConfigurationRecord };

/** Identity whose provider signs people out; that of the session's company first. */
const identityOf = async ({ store }: Pick<Ports, 'store'>, session: SessionRecord): Promise<Known | undefined> => {
  const across = store.scoped({ across: 'ssoLogout' });
  const { userId, tenantId } = session;
  const found = await across.ssoIdentities.find({ where: { userId, sealedSession: { not: null } } });
  const own = found.toSorted((one, other) => Number(other.tenantId === tenantId) - Number(one.tenantId === tenantId));
  for (const identity of own) {
    const configuration = await across.ssoConfigurations.get(identity.configurationId);
    if (configuration?.enabled && configuration.sloEndpoint !== '') return { identity, configuration };
  }
  return undefined;
};

/**
 * Address that goes on signing out at the provider of a session by single sign-on; undefined where there is none. Ours:
 * where the company has said its sign-out address, and never for someone who is impersonated.
 */
export const beginProviderLogout = async (
  ports: Ports,
  cookies: Cookies,
  session: SessionRecord,
): Promise<string | undefined> => {
  if (!ports.sso || session.actor || !session.amr.includes('sso')) return undefined;
  const known = await identityOf(ports, session);
  if (!known) return undefined;
  const flow = await beginFlow(ports, cookies, { kind: 'ssoLogout', identityId: known.identity.id });
  return `${ports.publicUrl}/${DEFAULT_PREFIX}${LOGOUT_PATH}?flow=${flow}`;
};

/** Address that ends the session at the provider, which leads back to sign-in. */
const addressOf = async (ports: Ports, { identity, configuration }: Known): Promise<string | undefined> => {
  const { sealedSession } = identity;
  const text = sealedSession && (await ports.sealer.open(sealedSession).catch(() => undefined));
  if (!text || !ports.sso) return undefined;
  const session = v.parse(providerSession, JSON.parse(text));
  if (protocolOf(configuration) === 'saml') {
    const at = serviceProvider(ports, configuration);
    return ports.sso.saml.logoutUrl(configuration, at, session, `_${randomSecret()}`);
  }
  const url = new URL(configuration.sloEndpoint);
  const back = routeAddress(ports, 'loginUrl').href;
  for (const [name, value] of Object.entries({
    client_id: configuration.oidcClientId,
    post_logout_redirect_uri: back,
    ...(session.idToken && { id_token_hint: session.idToken }),
  }))
    url.searchParams.set(name, value);
  return url.href;
};

const leave = async ({ ports, request, cookies }: NavigationContext): Promise<Response> => {
  const home = routeAddress(ports, 'loginUrl').href;
  const flow = await findFlow(ports, cookies, new URL(request.url).searchParams.get('flow') ?? '', logoutFlow);
  if (!flow || !(await endFlow(ports, cookies, flow.id))) return seeOther(home);
  const across = ports.store.scoped({ across: 'ssoLogout' });
  const identity = await across.ssoIdentities.get(flow.details.identityId);
  const configuration = identity && (await across.ssoConfigurations.get(identity.configurationId));
  if (!identity || !configuration?.enabled || configuration.sloEndpoint === '') return seeOther(home);
  return seeOther((await addressOf(ports, { identity, configuration })) ?? home);
};

/**
 * Ends the sessions of a person whom their provider signs out. Ours: all of them that began by single sign-on, in every
 * browser; the request comes without cookies of ours, from a frame or from the provider's own page.
 */
const endAll = async (
  { ports, write }: NavigationContext,
  configuration: SsoConfigurationRecord,
  subject: string,
): Promise<void> => {
  const across = ports.store.scoped({ across: 'ssoLogout' });
  const { subjectHash } = await hashesOf(configuration, { issuer: configuration.idpEntityId, subject });
  const [identity] = await across.ssoIdentities.find({ where: { subjectHash } });
  if (!identity) return;
  const { userId, tenantId } = identity;
  const { email = '' } = (await across.users.get(userId)) ?? {};
  await write({ tenantId, userId, email }, async (rows) => {
    const live = await rows.sessions.find({ where: { userId, endedAt: null } });
    const ids = live.filter(({ amr }) => amr.includes('sso')).map(({ id }) => id);
    if (ids.length === 0) return;
    await endSessions(rows, ports.clock, { id: { in: ids } });
    await rows.audit({ action: 'Signed out', details: { by: 'sso' } });
  });
};

/** Takes the request of a SAML provider to sign a person out, and answers it; its answer to ours leads to sign-in. */
const receive = async (context: NavigationContext): Promise<Response> => {
  const { ports, request, network } = context;
  const home = routeAddress(ports, 'loginUrl').href;
  const limit = await counting(ports, 'question', network).byAddress();
  if (!limit.ok)
    return new Response(null, { status: 429, headers: { 'retry-after': String(limit.failure.retryAfter ?? 1) } });
  const query = new URL(request.url).search.slice(1);
  const issuer = ports.sso?.saml.peekLogout(query);
  if (!ports.sso || issuer === undefined) return seeOther(home);
  const across = ports.store.scoped({ across: 'ssoLogout' });
  const where = { idpEntityId: issuer, enabled: true };
  const now = ports.clock.now();
  for (const configuration of await across.ssoConfigurations.find({ where, limit: ISSUER_MAX })) {
    const at = serviceProvider(ports, configuration);
    const asked = ports.sso.saml.verifyLogout(configuration, at, { query, now });
    if (!asked.ok) {
      ports.log.warn({ configuration: configuration.id, reason: asked.failure }, 'A sign-out was refused');
      continue;
    }
    await endAll(context, configuration, asked.value.subject);
    if (configuration.sloEndpoint === '') return seeOther(home);
    const relayState = new URLSearchParams(query).get('RelayState') ?? '';
    const answer = { requestId: asked.value.id, relayState };
    return seeOther(await ports.sso.saml.logoutAnswerUrl(configuration, at, answer));
  }
  return seeOther(home);
};

/** Navigations of signing out at a provider, and by one. Source: protocol/sso.md#signing-out. */
export const ssoLogoutNavigations: readonly Navigation[] = [
  { method: 'GET', path: LOGOUT_PATH, handle: leave },
  { method: 'GET', path: SLO_PATH, handle: receive },
];
