import { expect } from 'vitest';
import { inflateRawSync } from 'node:zlib';
import { putProvider } from '../../../demo/server/dev/sso-rows.ts';
import { type ResponseDraft, responseDraft, signedResponse } from '../../../demo/server/dev/idp/saml-response.ts';
import type { LoginAnswer } from '../../../core/contract/entities/auth.ts';
import type { FailureBody } from '../../../core/contract/failure.ts';
import { type SelfSigned, selfSigned } from '../../../demo/server/saml/self-signed.ts';
import type { SsoConfigurationRecord } from '../../../demo/server/store/records.ts';
import type { TestServer } from '../server.ts';
import { CookieJar } from '../wire/cookie-jar.ts';

export const ISSUER = 'https://idp.acme.test/entity';
const [ACS, ENTITY] = ['auth/saml/callback', 'auth/saml/metadata'].map(
  (path) => `http://localhost:3000/frontegg/${path}`,
) as [string, string];

/** One key for all tests of a file, and one that no provider has. */
export const [KEYS, STRANGERS] = await Promise.all([selfSigned('idp', new Date()), selfSigned('stranger', new Date())]);

/** A person's browser at the server and at the provider. */
export interface SsoVisitor {
  readonly jar: CookieJar;
  /** Begins a sign-in, with more in its address; the request, and what is needed to answer it. */
  begin(
    email: string,
    more?: string,
  ): Promise<{ request: string; requestId: string; relayState: string; address: URL }>;
  /** Posts an answer as the provider's page does, through the repost; where the browser ends. */
  answer(xml: string, relayState: string): Promise<URL>;
  /** Another call of a page. */
  call(path: string, body?: object): Promise<unknown>;
  /** Opens an address of the server; where it leads. */
  visit(address: string): Promise<URL>;
  /** The page's own call at its end. */
  finish(relayState: string): Promise<Partial<LoginAnswer & FailureBody> & { status: number }>;
}

/** Opens a browser at the server. */
export const openVisitor = ({ serve }: TestServer): SsoVisitor => {
  const jar = new CookieJar();
  const send = async (url: string, init: RequestInit = {}, cookies = true) => {
    const headers = new Headers(init.headers);
    if (cookies && jar.header) headers.set('cookie', jar.header);
    const response = await serve(new Request(url, { ...init, headers }), { ip: '192.0.2.7' });
    jar.keep(response);
    return response;
  };
  const json = async (path: string, body: unknown) =>
    send(`http://localhost:3000/frontegg${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const post = (fields: Record<string, string>, cookies: boolean) =>
    send(
      ACS,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: cookies ? 'http://localhost:3000' : 'https://idp.acme.test',
        },
        body: new URLSearchParams(fields).toString(),
      },
      cookies,
    );

  return {
    jar,
    begin: async (email, more = '') => {
      const found = (await (await json('/identity/resources/auth/v2/user/sso/prelogin', { email })).json()) as {
        address: string;
      };
      const response = await send(`${found.address}${more}`);
      expect(response.status).toBe(303);
      const address = new URL(response.headers.get('location') ?? '');
      const packed = Buffer.from(address.searchParams.get('SAMLRequest') ?? '', 'base64');
      const request = packed.length > 0 ? inflateRawSync(packed).toString() : '';
      const requestId = /\sID="([^"]+)"/.exec(request)?.[1] ?? '';
      return { request, requestId, relayState: address.searchParams.get('RelayState') ?? '', address };
    },
    answer: async (xml, relayState) => {
      const fields = { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState };
      // another site's form brings no cookies: the page that comes back posts it once more
      const first = await post(fields, false);
      const page = first.status === 200 ? await first.text() : '';
      const response = page.includes('fe_reposted') ? await post({ ...fields, fe_reposted: '1' }, true) : first;
      expect(response.status).toBe(303);
      return new URL(response.headers.get('location') ?? '');
    },
    call: async (path, body = {}) => (await json(path, body)).json(),
    visit: async (address) => new URL((await send(address)).headers.get('location') ?? ''),
    finish: async (relayState) => {
      const response = await json('/identity/resources/auth/v1/user/saml/postlogin', { RelayState: relayState });
      return { status: response.status, ...((await response.json()) as object) };
    },
  };
};

/** Answer for a person of the provider. */
export const answerFor = (
  server: TestServer,
  email: string,
  requestId: string | undefined,
  changes: Partial<ResponseDraft> = {},
): ResponseDraft =>
  responseDraft(server.clock.now(), {
    issuer: ISSUER,
    destination: ACS,
    audience: ENTITY,
    inResponseTo: requestId,
    nameId: `id of ${email}`,
    attributes: { email: [email], displayName: ['Kim Doe'] },
    ...changes,
  });

/** The same, signed. */
export const signedFor = (
  ...[server, email, requestId, changes, keys = KEYS]: [...Parameters<typeof answerFor>, keys?: SelfSigned]
): string => signedResponse(answerFor(server, email, requestId, changes), keys);

/** Puts a provider of Acme's for a domain. */
export const putIdp = (
  server: TestServer,
  domain: string,
  fields: Partial<SsoConfigurationRecord> = {},
): Promise<SsoConfigurationRecord> =>
  server.store.transaction((rows) =>
    putProvider(rows, server.acme.tenantId, domain, {
      ssoEndpoint: 'https://idp.acme.test/sso?tenant=1',
      idpEntityId: ISSUER,
      publicCertificate: KEYS.certificate,
      ...fields,
    }),
  );
