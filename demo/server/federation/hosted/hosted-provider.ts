import { exportJWK, generateKeyPair } from 'jose';
import { type Account, type Context, interactionPolicy, Provider } from 'oidc-provider';
import { is } from 'valibot';
import type { TenantId } from '../../../../core/contract/entities/ids.ts';
import { ACCESS_TOKEN_SECONDS, LOGIN_ALIAS_PATTERN } from '../../../../core/contract/limits.ts';
import { id } from '../../checks/fields.ts';
import type { Ports } from '../../ports.ts';
import type { HostedClient } from '../../vendor/hosted-clients.ts';
import { HOSTED_PATHS } from './hosted-navigations.ts';
import { type HostedSession, liveSession } from './hosted-session.ts';
import { HOSTED_CLAIMS, hostedClaims, signTokens, type TokenAnswer } from './hosted-tokens.ts';
import { type OauthRows, personOf } from './oauth-rows.ts';
import { recordAdapter } from './record-adapter.ts';

/** Account of a request, with the session that it is of. */
interface LiveAccount extends Account {
  readonly live: HostedSession;
}

/** Facts about a request that oidc-provider passes through. */
export interface Passed {
  /** Tenant that a refresh asks for. */
  tenantId?: TenantId | undefined;
}

/** Request of Node with what is passed through. */
interface WithPassed {
  hosted?: Passed;
}

interface Setting {
  ports: Ports;
  rows: OauthRows;
  clients: readonly HostedClient[];
  secrets: Readonly<Record<string, string>>;
  /** Page of an error that cannot go back to the application. */
  errorPage(request: Context['req'], error: string): { html: string; policy: string };
}

/** Names of the cookies of hosted login beside that of the session. */
export const cookieNames = (publicUrl: string) => {
  const prefix = publicUrl.startsWith('https:') ? '__Secure-' : '';
  return { session: `${prefix}fe-issuer`, interaction: `${prefix}fe-interaction`, resume: `${prefix}fe-resume` };
};

/** Lifetime of a sign-in that was begun, in seconds. Ours: time for a mailed link. */
const INTERACTION_SECONDS = 1800;
/** Lifetimes of a code and of a pushed request, in seconds. Source: RFC 6749 §4.1.2, RFC 9126 §2.2. */
const CODE_SECONDS = 60;
const PUSHED_SECONDS = 60;
/** Day and year, in seconds. */
const DAY = 86_400;
const YEAR = 365 * DAY;

/** Name of the parameter with the person of an `id_token_hint`, which has been verified. */
export const HINTED = 'fe_hinted';

/** Scopes that an application can ask for. */
const SCOPES = ['openid', 'offline_access', 'email', 'profile'];

const isTenant = (value: unknown): value is TenantId => is(id(), value);

/** Tenant that a request for authorization names, by its id or the alias of its login address; null for one that there is not. */
const askedTenant = async (
  { store }: Pick<Ports, 'store'>,
  params: Readonly<Record<string, unknown>> = {},
): Promise<TenantId | null | undefined> => {
  const asked = params['tenantId'] ?? params['organization'];
  if (asked === undefined || isTenant(asked)) return asked;
  const alias = String(asked).toLowerCase();
  if (!LOGIN_ALIAS_PATTERN.test(alias)) return null;
  const [row] = await store.scoped({ across: 'hostedLogin' }).customLogins.find({ where: { alias }, limit: 1 });
  return row?.tenantId ?? null;
};

const hasOwnScheme = (uri: string): boolean => !/^https?:/.test(uri);

/** Policy of interactions: also for a tenant that the person is no member of, and for another person than the hint. */
const policyOf = (ports: Ports) => {
  const { base, Check } = interactionPolicy;
  const policy = base();
  const { checks } = policy.get('login');
  checks.add(
    new Check('tenant', 'The person cannot act in this tenant', 'access_denied', async ({ oidc }) => {
      const asked = await askedTenant(ports, oidc?.params);
      if (asked === undefined || !oidc?.session?.accountId) return Check.NO_NEED_TO_PROMPT;
      const live = asked ? await liveSession(ports, oidc.session.uid, asked) : undefined;
      return live ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
    }),
  );
  checks.add(
    new Check('hinted', 'Another person is signed in', 'login_required', ({ oidc }) => {
      const hinted = oidc?.params?.[HINTED];
      return hinted !== undefined && oidc?.session?.accountId !== hinted;
    }),
  );
  // Ours: of applications on devices, those of third parties alone; see `loadGrant`
  policy.get('consent').checks.remove('native_client_prompt');
  return policy;
};

/** Makes the provider of hosted login over the store. */
export const hostedProvider = async ({ ports, rows, clients, secrets, errorPage }: Setting): Promise<Provider> => {
  const { publicUrl, config } = ports;
  const { signingAlgorithm: alg } = config;
  // every token that leaves is signed again with the keys of the server: one by this key never leaves
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const inner = { ...(await exportJWK(privateKey)), kid: 'inner', alg, use: 'sig' };
  const clientOf = (clientId: string | undefined): HostedClient | undefined =>
    clients.find((one) => one.clientId === clientId);
  const base = new URL(`${publicUrl}/frontegg`).pathname;

  const grantTenant = async (grantId: string | undefined): Promise<TenantId | undefined> => {
    const tenant = grantId === undefined ? undefined : (await rows.find('Grant', grantId))?.details['tenantId'];
    return isTenant(tenant) ? tenant : undefined;
  };

  const findAccount = async (
    context: Context,
    accountId: string,
    token?: { sessionUid?: string; grantId?: string },
  ): Promise<LiveAccount | undefined> => {
    const { hosted } = context.req as WithPassed; // set by `hostedRequests`
    const wanted = token && (hosted?.tenantId ?? (await grantTenant(token.grantId)));
    const live = await liveSession(ports, token ? token.sessionUid : context.oidc?.session?.uid, wanted);
    const client = clientOf(context.oidc?.client?.clientId);
    if (live?.user.id !== accountId || !client) return undefined;
    const claims = (_: string, scope: string) => hostedClaims(ports, client, live, scope.split(' '));
    return { accountId, claims, live };
  };

  /** Scopes that a person has allowed an application before. */
  const consentedTo = async (accountId: string, clientId: string): Promise<readonly string[]> => {
    const scope = (await rows.find('Consent', `${accountId} ${clientId}`))?.details['scope'];
    return typeof scope === 'string' ? scope.split(' ') : [];
  };

  const loadGrant = async ({ oidc }: Context) => {
    const client = clientOf(oidc?.client?.clientId);
    const accountId = oidc?.account?.accountId;
    if (!oidc || !client || accountId === undefined) return undefined;
    const { consent } = Object(oidc.result) as { consent?: { grantId?: string } };
    const asked = (oidc.params?.['scope'] ?? '').split(' ').filter((scope) => SCOPES.includes(scope));
    if (consent?.grantId === undefined && !client.firstParty) {
      // an application on a device proves nothing of which one it is. Source: RFC 8252 §8.6
      if (client.redirectUris.some(hasOwnScheme)) return undefined;
      const allowed = await consentedTo(accountId, client.clientId);
      if (!asked.every((scope) => allowed.includes(scope))) return undefined;
    }
    const known = consent?.grantId === undefined ? undefined : await provider.Grant.find(consent.grantId);
    const grant = known ?? new provider.Grant({ clientId: client.clientId, accountId });
    if (!known) grant.addOIDCScope(asked.join(' '));
    const grantId = known ? known.jti : await grant.save();
    const tenantId = await askedTenant(ports, oidc.params);
    const row = tenantId ? await rows.find('Grant', grantId) : undefined;
    if (row) await rows.change('Grant', grantId, { ...row.details, tenantId });
    return grant;
  };

  const refreshSeconds = config.sessions.refreshTokenDays * DAY;
  const provider: Provider = new Provider(publicUrl, {
    adapter: recordAdapter(rows, refreshSeconds, (sessionId) => liveSession(ports, sessionId)),
    clients: clients.map(({ clientId, name, redirectUris }) => ({
      client_id: clientId,
      client_name: name,
      redirect_uris: redirectUris,
      application_type: redirectUris.some(hasOwnScheme) ? 'native' : 'web',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: alg,
      ...(secrets[clientId] === undefined
        ? { token_endpoint_auth_method: 'none' }
        : { client_secret: secrets[clientId], token_endpoint_auth_method: 'client_secret_basic' }),
    })),
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    cookies: {
      names: cookieNames(publicUrl),
      short: { httpOnly: true, sameSite: 'lax', signed: false },
      long: { httpOnly: true, sameSite: 'lax', signed: false },
    },
    jwks: { keys: [inner] },
    routes: {
      authorization: HOSTED_PATHS.authorize,
      token: HOSTED_PATHS.token,
      userinfo: HOSTED_PATHS.userinfo,
      revocation: HOSTED_PATHS.revoke,
      pushed_authorization_request: HOSTED_PATHS.pushed,
      jwks: '/.well-known/jwks.json',
    },
    responseTypes: ['code'],
    scopes: SCOPES,
    claims: { openid: HOSTED_CLAIMS, email: ['email', 'email_verified'], profile: ['name', 'picture', 'tenantId'] },
    conformIdTokenClaims: false,
    // required by OpenID Connect Core 1.0 §3.1.2.1, whatever is registered
    allowOmittingSingleRegisteredRedirectUri: false,
    pkce: { required: () => true },
    extraParams: ['tenantId', 'organization', HINTED],
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: true },
      resourceIndicators: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_: unknown, client: { clientId: string }, token: { clientId: string }) =>
          client.clientId === token.clientId,
      },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: true },
    },
    interactions: {
      policy: policyOf(ports),
      url: (_: unknown, { uid }: { uid: string }) => `${base}${HOSTED_PATHS.interaction.replace('{uid}', uid)}`,
    },
    findAccount,
    loadExistingGrant: loadGrant,
    expiresWithSession: () => false,
    issueRefreshToken: (
      _: unknown,
      client: { clientId: string; grantTypeAllowed(type: string): boolean },
      { scopes }: { scopes: ReadonlySet<string> },
    ) => clientOf(client.clientId)?.firstParty === true || scopes.has('offline_access'),
    rotateRefreshToken: true,
    renderError: (context: Context, { error = '' }: Readonly<Record<string, string | undefined>>) => {
      const { html, policy } = errorPage(context.req, error);
      context.type = 'html';
      context.set('content-security-policy', policy);
      context.body = html;
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: CODE_SECONDS,
      Grant: YEAR,
      IdToken: ACCESS_TOKEN_SECONDS,
      Interaction: INTERACTION_SECONDS,
      PushedAuthorizationRequest: PUSHED_SECONDS,
      RefreshToken: refreshSeconds,
      Session: DAY,
    },
  });
  provider.proxy = true;
  provider.use(async (context, next) => {
    await next();
    const { oidc, status } = context;
    const account = oidc?.entities.Account as LiveAccount | undefined; // made by `findAccount`
    const client = clientOf(oidc?.client?.clientId);
    if (oidc?.route !== 'token' || status !== 200 || !account || !client) return;
    const { live } = account;
    // of the token endpoint
    context.body = await signTokens(ports, client, live, context.body as TokenAnswer);
    const grantId = oidc.entities.Grant?.jti;
    const row = grantId === undefined ? undefined : await rows.find('Grant', grantId);
    if (!row || grantId === undefined) return;
    const { hosted } = context.req as WithPassed;
    const details = { ...row.details, ...(hosted?.tenantId && { tenantId: hosted.tenantId }) };
    const user = personOf(account.accountId);
    await rows.put({ kind: 'Grant', id: grantId, grantId, userId: user, details, seconds: refreshSeconds });
  });
  return provider;
};
