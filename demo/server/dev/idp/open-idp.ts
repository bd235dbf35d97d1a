import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportPKCS8, generateKeyPair } from 'jose';
import type { Provider } from 'oidc-provider';
import { isLoopback } from '../../http/loopback.ts';
import type { OperatorConfig } from '../../vendor/config.ts';
import type { SocialProviderDefinition } from '../../vendor/social-providers.ts';
import { choosePage, idpErrorPage, idpPage } from './idp.page.ts';
import { memoryAdapters } from './memory-adapter.ts';
import { DEV_CLIENT, IDP_PEOPLE, isFault, PERSONAS, signInOf } from './personas.ts';

/** Identity providers of development, below `/dev/idp`. */
export interface DevelopmentIdp {
  /** The social providers that it acts as, with their secrets. */
  readonly social: readonly SocialProviderDefinition[];
  readonly secrets: Readonly<Record<string, string>>;
  /** Answers a request below `/dev/idp`; undefined for one that is not its own. */
  fetch(request: Request): Promise<Response | undefined>;
  close(): Promise<void>;
}

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
/** Policy of its pages; the answer to a form leads to pages of every loopback origin. */
const POLICY = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** Headers that are of one connection. */
const HOPS: readonly string[] = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'];

/** Largest form of the page on which a person is chosen. */
const FORM_BYTES = 4096;

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) if (text.length < FORM_BYTES) text += String(chunk);
  return new URLSearchParams(text);
};

/** The page on which a person is chosen, and the choice. */
const choose = async (provider: Provider, id: string, request: IncomingMessage, response: ServerResponse) => {
  await provider.interactionDetails(request, response);
  const persona = PERSONAS[id];
  if (request.method !== 'POST' || !persona) {
    response.writeHead(200, { ...HTML, 'content-security-policy': POLICY });
    response.end(persona ? choosePage(persona) : '');
    return;
  }
  const form = await readForm(request);
  const person = IDP_PEOPLE.find((one) => one.id === form.get('person'));
  const given = form.get('fault') ?? '';
  const fault = isFault(given) ? given : 'none';
  const result =
    !person || fault === 'denied'
      ? { error: 'access_denied', error_description: 'The person said no' }
      : fault === 'error'
        ? { error: 'temporarily_unavailable', error_description: 'The provider is being repaired' }
        : { login: { accountId: `${person.id}|${fault}`, remember: false }, consent: {}, select_account: {} };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
};

/** Documents of a provider without OpenID Connect, read with an access token. */
const answerDocument = async (provider: Provider, id: string, path: string, request: IncomingMessage) => {
  const document = PERSONAS[id]?.documents?.[path];
  if (!document) return undefined;
  const [, token = ''] = (request.headers.authorization ?? '').split(' ');
  const signIn = signInOf((await provider.AccessToken.find(token))?.accountId ?? '');
  return signIn ? { status: 200, body: document(signIn) } : { status: 401, body: { message: 'Bad credentials' } };
};

const definitionsOf = (publicUrl: string): SocialProviderDefinition[] => {
  const of = (type: Exclude<SocialProviderDefinition['type'], 'custom'>): SocialProviderDefinition => ({
    type,
    clientId: DEV_CLIENT.id,
    baseUrl: `${publicUrl}/dev/idp/${type}`,
    ...(type === 'apple' && { teamId: 'DEVTEAM000', keyId: 'DEVKEY0000' }),
  });
  const issuer = `${publicUrl}/dev/idp/acme-id`;
  return [
    ...(['google', 'microsoft', 'apple', 'github', 'facebook', 'linkedin', 'slack'] as const).map(of),
    { type: 'custom', id: 'acme-id', displayName: 'Acme ID', clientId: DEV_CLIENT.id, issuer },
  ];
};

/** Adds the providers of development to a configuration that names none. */
export const withDemoSocial = (config: OperatorConfig, social: readonly SocialProviderDefinition[]): OperatorConfig =>
  config.social.length > 0 ? config : { ...config, social };

/**
 * Opens the identity providers of development, each an oidc-provider of its own behind one port of this machine. The
 * providers are made at their first request.
 */
export const openIdp = async (publicUrl: string): Promise<DevelopmentIdp> => {
  const apple = await generateKeyPair('ES256', { extractable: true });
  const adapter = memoryAdapters();
  const made = new Map<string, Promise<Provider>>();
  let key: ReturnType<typeof import('./persona-provider.ts').makeSigningKey> | undefined;

  const make = async (id: string, appleKey: CryptoKey): Promise<Provider> => {
    const { makeSigningKey, personaProvider } = await import('./persona-provider.ts');
    const persona = PERSONAS[id];
    if (!persona) throw new Error(`There is no provider ${id}`);
    key ??= makeSigningKey();
    return personaProvider({ id, persona, publicUrl, key: await key, adapter, appleKey });
  };
  const providerOf = (id: string): Promise<Provider> => {
    const provider = made.get(id) ?? make(id, apple.publicKey);
    made.set(id, provider);
    return provider;
  };

  const answer = async (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => {
    const { url = '' } = request;
    const [, id = '', rest = '/'] = /^\/dev\/idp\/([\w-]+)(\/[^?]*)?/.exec(url) ?? [];
    const provider = await providerOf(id);
    const document = await answerDocument(provider, id, rest, request);
    if (document) {
      response.writeHead(document.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(document.body));
    } else if (rest.startsWith('/choose/')) await choose(provider, id, request, response);
    else {
      // each sign-in begins from the start: someone else can be chosen in the same browser
      if (rest === (PERSONAS[id]?.routes['authorization'] ?? '/auth')) {
        delete request.headers.cookie;
        const session = `idp-${id}`;
        response.setHeader(
          'set-cookie',
          [session, `${session}.sig`].map((name) => `${name}=; Path=/; Max-Age=0`),
        );
      }
      request.originalUrl = url;
      request.url = url.slice(`/dev/idp/${id}`.length) || '/';
      await provider.callback()(request, response);
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((cause: unknown) => {
      const { message = 'failed', error_description: description = '' } = Object(cause) as Record<string, string>; // of oidc-provider
      if (!response.headersSent) response.writeHead(400, { ...HTML, 'content-security-policy': POLICY });
      response.end(idpErrorPage(message, description));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a server that listens on a port has an address of one
  const { port } = server.address() as AddressInfo;
  const social = definitionsOf(publicUrl);

  /** Sends a request on to the provider behind its port. */
  const forward = async (request: Request): Promise<Response> => {
    const { pathname, search, host, protocol } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of HOPS) headers.delete(name);
    headers.set('x-forwarded-host', host);
    headers.set('x-forwarded-proto', protocol.slice(0, -1));
    const sent = ['GET', 'HEAD'].includes(request.method) ? {} : { body: await request.text() };
    const got = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...sent,
    });
    const back = new Headers(got.headers);
    for (const name of HOPS) back.delete(name);
    return new Response(got.status === 204 || got.status === 304 ? null : await got.arrayBuffer(), {
      status: got.status,
      headers: back,
    });
  };

  /** Microsoft's metadata for the people of all tenants, whose issuer is a pattern. */
  const commonMetadata = async (request: Request, tenantPath: string): Promise<Response> => {
    const { origin } = new URL(request.url);
    const own = `${origin}/dev/idp/microsoft`;
    const got = await forward(new Request(`${own}/.well-known/openid-configuration`));
    const metadata = (await got.json()) as Readonly<Record<string, unknown>>; // of oidc-provider
    return Response.json({ ...metadata, issuer: `${publicUrl}/dev/idp/microsoft${tenantPath}` });
  };

  return {
    social,
    secrets: {
      ...Object.fromEntries(social.map(({ type, id = type }) => [id, DEV_CLIENT.secret])),
      apple: await exportPKCS8(apple.privateKey),
    },
    fetch: async (request) => {
      const { pathname, hostname } = new URL(request.url);
      // as the other development tools
      if (!isLoopback(hostname)) return undefined;
      if (pathname === '/dev/idp')
        return new Response(idpPage(publicUrl, DEV_CLIENT.id), {
          headers: { ...HTML, 'content-security-policy': POLICY },
        });
      if (pathname === '/dev/idp/microsoft/common/v2.0/.well-known/openid-configuration')
        return commonMetadata(request, '/{tenantid}/v2.0');
      const [, id = ''] = /^\/dev\/idp\/([\w-]+)\//.exec(pathname) ?? [];
      return Object.hasOwn(PERSONAS, id) ? forward(request) : undefined;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
