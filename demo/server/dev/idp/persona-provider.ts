import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { type Adapter, type Context, interactionPolicy, Provider } from 'oidc-provider';
import { isLoopbackOrigin } from '../../http/loopback.ts';
import { idpErrorPage } from './idp.page.ts';
import { DEV_CLIENT, type DevelopmentSignIn, type Persona, signInOf } from './personas.ts';

/** Delay of the fault of that name, in milliseconds. */
const SLOW_MS = 3000;

/** Signing key that all personas share, made at each start. */
export const makeSigningKey = async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(privateKey)), kid: 'dev', alg: 'RS256', use: 'sig' } };
};

const policyOf = () => {
  const { base, Check, Prompt } = interactionPolicy;
  const policy = base();
  // a person is chosen each time
  const always = new Check('always', 'A person is chosen', 'login_required', ({ oidc }) =>
    oidc?.result?.['login'] ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get('login').checks.add(always);
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
};

interface Setting {
  id: string;
  persona: Persona;
  publicUrl: string;
  key: Awaited<ReturnType<typeof makeSigningKey>>;
  adapter: (kind: string) => Adapter;
  /** Public key of the client secrets that Apple is sent. */
  appleKey: CryptoKey;
}

/** Signs an ID token again, with another nonce. */
const withOtherNonce = (token: string, { privateKey }: Setting['key']) =>
  new SignJWT({ ...decodeJwt(token), nonce: 'another nonce' })
    .setProtectedHeader({ alg: 'RS256', kid: 'dev' })
    .sign(privateKey);

const spoilTokens = async (context: Context, { fault }: DevelopmentSignIn, key: Setting['key']) => {
  if (fault === 'slow') await new Promise((resume) => setTimeout(resume, SLOW_MS));
  if (fault === 'half-way') {
    context.status = 500;
    context.body = 'The provider failed half way\n';
  }
  const tokens = Object(context.body) as { id_token?: string }; // of the token endpoint
  if (fault === 'nonce' && tokens.id_token) tokens.id_token = await withOtherNonce(tokens.id_token, key);
};

/** Apple's `user`, which its first form post has. */
const withAppleUser = (markup: string, { person }: DevelopmentSignIn): string => {
  const [firstName = '', ...rest] = person.name.split(' ');
  const user = JSON.stringify({ name: { firstName, lastName: rest.join(' ') }, email: person.email });
  const field = `<input type="hidden" name="user" value="${user.replaceAll('"', '&quot;')}"/>`;
  return markup.replace('</form>', `${field}</form>`);
};

/** Makes the provider of a persona, by oidc-provider. */
export const personaProvider = ({ id, persona, publicUrl, key, adapter, appleKey }: Setting): Provider => {
  const { origin } = new URL(publicUrl);
  const base = `${publicUrl}/dev/idp/${id}`;
  const named = new Set<string>();
  const provider: Provider = new Provider(`${base}${persona.issuerPath}`, {
    adapter: function (kind: string) {
      return adapter(`${id} ${kind}`);
    },
    clients: [
      {
        client_id: DEV_CLIENT.id,
        client_secret: DEV_CLIENT.secret,
        redirect_uris: [`${origin}/`],
        post_logout_redirect_uris: [`${origin}/`],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    cookies: {
      keys: [crypto.randomUUID()],
      names: { session: `idp-${id}`, interaction: `idp-${id}-choice`, resume: `idp-${id}-resume` },
    },
    jwks: { keys: [key.jwk] },
    routes: persona.routes,
    scopes: ['openid', 'offline_access', ...persona.scopes],
    claims: {
      openid: [
        'sub',
        'name',
        'email',
        'email_verified',
        'tid',
        'oid',
        'xms_edov',
        'https://slack.com/team_id',
        'https://slack.com/user_id',
      ],
      profile: [],
      email: [],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: policyOf(),
      url: (_: unknown, { uid }: { uid: string }) => `/dev/idp/${id}/choose/${uid}`,
    },
    findAccount: (_: unknown, accountId: string) => {
      const signIn = signInOf(accountId);
      return signIn && { accountId, claims: () => persona.claims(signIn) };
    },
    loadExistingGrant: async ({ oidc }: Context) => {
      const grant = new provider.Grant({ clientId: oidc?.client?.clientId, accountId: oidc?.account?.accountId });
      grant.addOIDCScope(oidc?.params?.['scope'] ?? '');
      await grant.save();
      return grant;
    },
    renderError: (context: Context, { error, error_description }: Readonly<Record<string, string | undefined>>) => {
      context.type = 'html';
      context.body = idpErrorPage(error ?? '', error_description ?? '');
    },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      IdToken: 3600,
      Grant: 3600,
      Interaction: 3600,
      Session: 3600,
      RefreshToken: 3600,
    },
  });
  provider.proxy = true;
  // applications of this machine, too, as behind the proxy of a dev server
  const isOwn = (uri: string) =>
    URL.canParse(uri) && (new URL(uri).origin === origin || isLoopbackOrigin(new URL(uri).origin));
  Object.assign(provider.Client.prototype, { redirectUriAllowed: isOwn, postLogoutRedirectUriAllowed: isOwn });
  if (id === 'apple')
    provider.Client.prototype.compareClientSecret = (secret) =>
      jwtVerify(secret, appleKey, { audience: base, subject: DEV_CLIENT.id, algorithms: ['ES256'] }).then(
        () => true,
        () => false,
      );
  provider.use(async (context, next) => {
    await next();
    const signIn = signInOf(context.oidc?.entities.Account?.accountId ?? '');
    if (!signIn) return;
    if (context.oidc?.route === 'token') await spoilTokens(context, signIn, key);
    const isForm = id === 'apple' && typeof context.body === 'string' && context.body.includes('</form>');
    if (!isForm || named.has(signIn.person.id)) return;
    named.add(signIn.person.id);
    context.body = withAppleUser(String(context.body), signIn);
  });
  return provider;
};
