import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../../../core/contract/failure.ts';
import { social } from '../../../core/contract/social.ts';
import { type DevelopmentIdp, openIdp } from '../../../demo/server/dev/idp/open-idp.ts';
import { IDP_FAULTS, type IdpFault } from '../../../demo/server/dev/idp/personas.ts';
import { openSocial } from '../../../demo/server/federation/social/providers/open-social.ts';
import type { Fetch } from '../../../demo/server/ports.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const ORIGIN = 'http://localhost:3000';

const fieldsOf = (markup: string) =>
  Object.fromEntries(
    Array.from(markup.matchAll(/name="(\w+)" value="([^"]*)"/g), ([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"'),
    ]),
  );

describe('the development identity providers', () => {
  let server: TestServer;
  let idp: DevelopmentIdp;
  beforeAll(async () => {
    idp = await openIdp(ORIGIN);
    const fetch: Fetch = async (address, { method = 'GET', headers = {}, body } = {}) => {
      const request = new Request(address, { method, headers, ...(body !== undefined && { body }) });
      return ok((await idp.fetch(request)) ?? new Response(null, { status: 404 }));
    };
    const { social: providers, secrets } = idp;
    server = (await openTestServer()).configured(
      { social: providers, limits: ROOMY_LIMITS },
      { social: openSocial({ providers, secrets, fetch }) },
    );
  });
  afterAll(async () => {
    await idp.close();
    await server.close();
  });

  /** Browser at the provider, with its cookies. */
  const openVisitor = () => {
    const cookies = new Map<string, { name: string; value: string; path: string }>();
    return async (path: string, form?: Readonly<Record<string, string>>): Promise<Response> => {
      const { pathname } = new URL(path, ORIGIN);
      const sending = [...cookies.values()].filter((cookie) => pathname.startsWith(cookie.path));
      const headers = new Headers({ cookie: sending.map(({ name, value }) => `${name}=${value}`).join('; ') });
      const sent = form && { method: 'POST', body: new URLSearchParams(form) };
      const answer = await idp.fetch(new Request(new URL(path, ORIGIN), { headers, ...sent }));
      if (!answer) throw new Error(`No provider answers ${path}`);
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        const [, at = '/'] = /; path=([^;]*)/i.exec(set) ?? [];
        if (value) cookies.set(`${name} ${at}`, { name, value, path: at });
        else cookies.delete(`${name} ${at}`);
      }
      return answer;
    };
  };

  /** Signs in at a provider as a person there; answers what our call answers, or the error that the page gets. */
  const signIn = async (provider: string, person: string, fault: IdpFault = 'none', visit = openVisitor()) => {
    const browser = server.browser();
    const start = `/frontegg/identity/resources/auth/v2/user/sso/default/${provider}/prelogin?prompt=select_account`;
    const choice = await visit((await browser.visit(start)).headers.get('location') ?? '');
    const address = choice.headers.get('location') ?? '';
    expect(await (await visit(address)).text()).toContain('Gil Green');
    const chosen = await visit(address, { person, fault });
    const answer = await visit(chosen.headers.get('location') ?? '');
    const location = answer.headers.get('location');
    const back = location
      ? await browser.visit(location)
      : await browser.visit(
          `/frontegg/identity/resources/auth/v2/user/sso/default/${provider}/callback`,
          fieldsOf(await answer.text()),
        );
    const page = new URL(back.headers.get('location') ?? '').searchParams;
    if (page.has('error')) return { refused: page.get('error') };
    const query = { code: page.get('code') ?? '', state: page.get('state') ?? '' };
    const { value, errorCode } = await browser.call(social.postlogin, { params: { provider }, query, body: {} });
    return errorCode ? { refused: errorCode } : value;
  };

  const providers = ['google', 'microsoft', 'apple', 'github', 'linkedin', 'slack', 'acme-id'];
  for (const [at, provider] of providers.entries())
    it(`act as ${provider}: a new person gets an account, and is found again`, async () => {
      // one address opens one account
      const person = at === 0 ? 'gil' : at === 1 ? 'mei' : at === 2 ? 'long' : 'ada';
      const first = await signIn(provider, person);
      if (person === 'ada') expect(first).toEqual({ refused: 'accountNotLinked' });
      else {
        expect(first).toMatchObject({ isNewUser: true, emailVerified: true });
        expect(await signIn(provider, person)).toMatchObject({ isNewUser: false });
      }
    });

  it('act as Facebook, which says of no address that it is verified', async () => {
    expect(await signIn('facebook', 'gil')).toEqual({ refused: 'emailNotProvided' });
  });

  const faults: Record<Exclude<IdpFault, 'none' | 'slow'>, string> = {
    denied: 'providerDenied',
    error: 'providerFailed',
    'no-email': 'emailNotProvided',
    unverified: 'emailNotProvided',
    nonce: 'providerFailed',
    'half-way': 'providerFailed',
  };
  for (const [fault, refused] of Object.entries(faults) as [IdpFault, string][])
    it(`have a fault to switch on: ${IDP_FAULTS[fault]}`, async () => {
      expect(await signIn('slack', 'bo', fault)).toEqual({ refused });
    });

  it('let a person try again in the same browser, after a fault and after they said no', async () => {
    const visit = openVisitor();
    expect(await signIn('github', '', 'none', visit)).toEqual({ refused: 'providerDenied' });
    expect(await signIn('github', 'bo', 'half-way', visit)).toEqual({ refused: 'providerFailed' });
    expect(await signIn('github', 'bo', 'none', visit)).toEqual({ refused: 'accountNotLinked' });
    expect(await signIn('github', 'ada', 'none', visit)).toEqual({ refused: 'accountNotLinked' });
  });

  it('answer to this machine alone', async () => {
    expect(await idp.fetch(new Request('http://elsewhere.test/dev/idp'))).toBeUndefined();
    expect((await idp.fetch(new Request(`${ORIGIN}/dev/idp`)))?.status).toBe(200);
  });
});
