import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customLogin } from '../../../../core/contract/custom-login.ts';
import type { LoginBoxAction } from '../../../../core/contract/entities/custom-login.ts';
import { LOGIN_LOGO_MAX } from '../../../../core/contract/limits.ts';
import { openBrowser, type Browser } from '../../../kit/browser.ts';
import { openCompany } from '../../../kit/company.ts';
import { enter } from '../../../kit/enter.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const save = (browser: Browser, ...actions: LoginBoxAction[]) => browser.call(customLogin.save, { body: { actions } });

describe('a custom login', () => {
  let server: TestServer;
  let ada: Browser;
  let stranger: Browser;
  beforeAll(async () => {
    server = await openTestServer();
    await openCompany(server.store, server.acme.roleIds, 'globex.test');
    [ada, stranger] = [await enter(server, 'ada@acme.test'), await enter(server, 'ada@globex.test')];
  });
  afterAll(() => server.close());

  /** Whether a value is refused. */
  const refused = async (type: string, payload: unknown) => {
    const { errorCode } = await save(ada, { type, payload } as unknown as LoginBoxAction);
    expect([type, payload, errorCode]).toEqual([type, payload, 'invalidInput']);
  };
  /** The operator's metadata, as a page at a login address asks for it. */
  const seenAt = async (alias: string | undefined) => {
    const headers = alias === undefined ? {} : { 'frontegg-login-alias': alias };
    const request = new Request('http://localhost:3000/frontegg/metadata?entityName=adminBox', { headers });
    const answer = await server.serve(request, { ip: '192.0.2.7' });
    const { rows } = (await answer.json()) as { rows: [{ configuration: Record<string, unknown> }] };
    return rows[0].configuration['customLogin'];
  };

  it('is empty at first, and its address names the company by its id', async () => {
    const { tenantId } = server.acme;
    const { value } = await ada.call(customLogin.read);
    expect(value).toEqual({
      configuration: { loginBox: {} },
      loginUrl: `http://localhost:3000/account/login?organization=${tenantId}`,
    });
    expect(await seenAt(tenantId)).toEqual({ tenantId, name: 'Company at acme.test', loginBox: {} });
  });

  it('is changed path by path, and a null takes a value away', async () => {
    await save(ada, { type: 'loginBox/palette/primary/main', payload: '#0f766e' });
    const both = await save(
      ada,
      { type: 'loginBox/logo/image', payload: PIXEL },
      { type: 'loginBox/socialLogins/socialLoginsLayout/placement', payload: 'top' },
      { type: 'loginBox/socialLogins/socialLoginsLayout/order', payload: ['github', 'google'] },
    );
    const socialLogins = { socialLoginsLayout: { placement: 'top', order: ['github', 'google'] } };
    expect(both.value.configuration).toEqual({
      loginBox: { palette: { primary: { main: '#0f766e' } }, logo: { image: PIXEL }, socialLogins },
    });
    const { value } = await save(ada, { type: 'loginBox/logo/image', payload: null });
    expect(value.configuration).toEqual({ loginBox: { palette: { primary: { main: '#0f766e' } }, socialLogins } });
  });

  it('is seen at its own address alone, whatever the case of its alias', async () => {
    const { tenantId } = server.acme;
    const { value } = await save(ada, { type: 'alias', payload: 'acme' });
    expect([value.alias, value.loginUrl]).toEqual(['acme', 'http://localhost:3000/account/login?organization=acme']);
    const seen = { tenantId, name: 'Company at acme.test', loginBox: { palette: { primary: { main: '#0f766e' } } } };
    for (const alias of ['acme', 'ACME', tenantId]) expect(await seenAt(alias)).toMatchObject(seen);
    for (const alias of [undefined, 'globex', "a' or 1=1", '../acme', 'x'.repeat(5000)])
      expect(await seenAt(alias)).toBeUndefined();
    await save(ada, { type: 'alias', payload: null });
    expect(await seenAt('acme')).toBeUndefined();
    expect((await ada.call(customLogin.read)).value).not.toHaveProperty('alias');
  });

  it('has an alias that no other company has', async () => {
    await save(ada, { type: 'alias', payload: 'robots' });
    const taken = await save(stranger, { type: 'alias', payload: 'robots' });
    expect([taken.status, taken.errorCode]).toEqual([409, 'loginAliasTaken']);
    expect(await seenAt('robots')).toMatchObject({ tenantId: server.acme.tenantId });
    for (const wrong of ['ab', '-acme', 'acme-', 'a_c', 'a c', 'ä', server.acme.tenantId, 'x'.repeat(41)])
      expect((await save(stranger, { type: 'alias', payload: wrong })).errorCode).toBe('invalidInput');
  });

  it('refuses what could be read as more than a colour, a picture or an id', async () => {
    const colour = 'loginBox/palette/primary/main';
    for (const wrong of ['red', 'var(--x)', '#fff', '#0f766e;}', 'url(//evil.test)', '', 7, {}])
      await refused(colour, wrong);
    const logo = 'loginBox/logo/image';
    await refused(logo, 'https://evil.test/pixel.png');
    await refused(logo, `data:image/svg+xml;base64,${btoa('<svg onload="alert(1)"/>')}`);
    await refused(logo, 'data:image/png;base64,AAAA" onerror="alert(1)');
    await refused(logo, `data:image/png;base64,${'A'.repeat(LOGIN_LOGO_MAX)}`);
    await refused('loginBox/socialLogins/socialLoginsLayout/placement', 'left');
    await refused('loginBox/socialLogins/socialLoginsLayout/order', ['<script>']);
    await refused('loginBox/__proto__/polluted', '#0f766e');
    await refused('__proto__', 'x');
  });

  it('never tells visitors a text colour that could not be read on the brand’s', async () => {
    await save(ada, { type: 'loginBox/palette/primary/contrastText', payload: '#0f766e' });
    const { value } = await ada.call(customLogin.read);
    expect(value.configuration.loginBox.palette?.primary).toMatchObject({ contrastText: '#0f766e' });
    expect(JSON.stringify(await seenAt('robots'))).not.toContain('contrastText');
  });

  it('is not overwritten from an outdated form, and stays out of reach of other companies', async () => {
    const { updatedAt = '' } = (await ada.call(customLogin.read)).value;
    server.clock.pass(1000);
    await save(ada, { type: 'loginBox/palette/primary/main', payload: '#be123c' });
    const body = { actions: [{ type: 'loginBox/palette/primary/main', payload: '#000000' } as const], updatedAt };
    expect((await ada.call(customLogin.save, { body })).errorCode).toBe('staleVersion');
    expect((await stranger.call(customLogin.read)).value.configuration).toEqual({ loginBox: {} });
    const bo = await enter(server, 'bo@acme.test');
    expect((await bo.call(customLogin.read)).status).toBe(403);
    expect((await openBrowser(server.serve, 'http://localhost:3000').call(customLogin.read)).status).toBe(401);
  });
});
