import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../kit/server.ts';
import { WireClient, WireError } from '../../kit/wire/wire-client.ts';
import { wireLogin, wireLogout, wireRefresh } from '../../kit/wire/wire-user.ts';

const USERS = '/identity/resources/users';
const AUTH = '/identity/resources/auth';
const CONFIGURATIONS = '/identity/resources/configurations/v1';

/** How a call was refused. */
const refusal = async (call: Promise<unknown>): Promise<WireError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof WireError)) throw new Error('The call was not refused');
  return error;
};

describe('another client of this protocol, over HTTP', () => {
  let server: TestServer;
  let http: ServerType;
  let baseUrl: string;
  beforeAll(async () => {
    server = await openTestServer();
    let { serve: answer } = server;
    const fetch = (request: Request) => answer(request, { ip: '127.0.0.1' });
    baseUrl = await new Promise((listening) => {
      http = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
        listening(`http://127.0.0.1:${port}`),
      );
    });
    ({ serve: answer } = server.configured({ origins: [baseUrl] }));
  });
  afterAll(async () => {
    await new Promise((closed) => http.close(closed));
    await server.close();
  });

  it('loads what a page needs before sign-in', async () => {
    const client = new WireClient(baseUrl);
    const [config, strategies, vendor, flags, metadata] = await Promise.all([
      client.get(`${CONFIGURATIONS}/public`),
      client.get(`${CONFIGURATIONS}/auth/strategies/public`),
      client.get('/vendors/public'),
      client.get('/flags'),
      client.get('/metadata', { entityName: 'adminBox' }),
    ]);
    expect(config.allowSignups).toBe(true);
    expect(strategies.mainAuthStrategies).toEqual([{ strategy: 'EmailAndPassword' }]);
    expect(vendor.whiteLabelMode).toBe(false);
    expect(Object.values(flags)).not.toContain(undefined);
    expect(metadata.rows[0].configuration).toEqual({});
    expect((await refusal(wireRefresh(client))).statusCode).toBe(401);
  });

  it('signs up, confirms, signs in, stays signed in, recovers and signs out', async () => {
    const client = new WireClient(baseUrl);
    const email = 'grace@compilers.test';
    const name = 'Grace Hopper';
    const first = 'Correct-horse-7';
    const second = 'Battery-staple-8';

    const signedUp = await client.post(`${USERS}/v1/signUp`, {
      email,
      name,
      companyName: 'Compilers',
      password: first,
    });
    expect(signedUp.shouldActivate).toBe(true);
    expect(await refusal(wireLogin(client, email, first))).toMatchObject({ statusCode: 403 });

    const activation = await server.linkTo(email);
    expect(await client.get(`${USERS}/v1/activate/strategy`, activation)).toEqual({ shouldSetPassword: false });
    // the browser that signed up is signed in
    expect(await client.post(`${USERS}/v1/activate`, activation)).toMatchObject({ email, mfaRequired: false });
    expect((await refusal(client.post(`${USERS}/v1/activate`, activation))).message).toBe('This link was already used');

    expect(await client.post(`${AUTH}/v2/user/sso/prelogin`, { email, tenantId: null })).toBeNull();
    const { user, tenants } = await wireLogin(client, email, first);
    expect(user).toMatchObject({ email, name, id: signedUp.userId, sub: signedUp.userId, mfaRequired: false });
    expect(user).toMatchObject({ tenantId: signedUp.tenantId, expiresIn: 300, verified: true });
    expect(user.roles.map(({ key }: { key: string }) => key)).toEqual(['Admin']);
    expect(user.permissions).toContainEqual(expect.objectContaining({ key: 'fe.secure.read.users' }));
    expect(tenants.activeTenant).toMatchObject({ tenantId: signedUp.tenantId, name: 'Compilers' });
    // the device is known from now on, also signed out: guesses from elsewhere do not lock it out
    expect(client.jar.names).toEqual(['fe-sign-up', 'fe-refresh', 'fe-device']);

    const before = client.jar.header;
    server.clock.pass(240_000);
    expect((await wireRefresh(client)).user.name).toBe(name);
    expect(client.jar.header).not.toBe(before);
    expect(await client.call('GET', `${USERS}/v2/me`, { jwt: client.accessToken ?? '' })).toMatchObject({ email });

    const phone = new WireClient(`${baseUrl}/frontegg`);
    await wireLogin(phone, email, first);
    const sessions = await client.get(`${USERS}/sessions/v1/me`);
    expect(sessions.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([false, true]);

    expect(await client.post(`${USERS}/v1/passwords/reset`, { email })).toEqual({});
    const link = await server.linkTo(email);
    expect((await client.get(`${USERS}/v1/passwords/config`, { userId: link.userId })).minLength).toBe(10);
    const weak = await refusal(client.post(`${USERS}/v1/passwords/reset/verify`, { ...link, password: 'weak' }));
    expect(weak).toMatchObject({ statusCode: 400, message: 'The password does not meet the policy' });
    await client.post(`${USERS}/v1/passwords/reset/verify`, { ...link, password: second });
    for (const ended of [client, phone]) {
      expect((await refusal(ended.get(`${USERS}/v2/me`))).statusCode).toBe(401);
      expect((await refusal(wireRefresh(ended))).statusCode).toBe(401);
    }

    expect((await refusal(wireLogin(client, email, first))).message).toBe('Incorrect email or password');
    await wireLogin(client, email, second);
    await wireLogout(client);
    expect(client.jar.names).toEqual(['fe-sign-up', 'fe-device']);
    expect((await refusal(wireRefresh(client))).statusCode).toBe(401);
  });

  it('reads errors and trace id of a failed call', async () => {
    const client = new WireClient(baseUrl);
    const missing = await refusal(client.get('/identity/resources/nothing/v1'));
    expect(missing).toMatchObject({ statusCode: 404, message: 'Route not found' });
    expect(missing.traceId).toMatch(/^[\w-]{36}$/);
    await wireLogin(client, 'ada@acme.test', 'Demo-passw0rd-42');
    const session = await refusal(client.delete(`${USERS}/sessions/v1/me/${crypto.randomUUID()}`));
    expect(session).toMatchObject({ statusCode: 404, message: 'Session not found' });
    const faults = await refusal(client.post(`${USERS}/v1/signUp`, { email: 'x', name: 'Al', password: '' }));
    expect(faults.message).toBe(
      'email: must be an email address, name: must have at least 3 characters, password: must have at least 1 character',
    );
    const large = await refusal(client.post(`${AUTH}/v1/user`, { email: 'x'.repeat(1_100_000) }));
    expect(large).toMatchObject({ statusCode: 413, message: 'Error request is too large' });
  });
});
