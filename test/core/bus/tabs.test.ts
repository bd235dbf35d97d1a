import { describe, expect, it } from 'vitest';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { impersonationFeature } from '../../../core/impersonation/impersonation.feature.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { lineOf } from '../kit/page.ts';
import { openApp } from '../kit/open-app.ts';
import { startServer } from '../kit/server.ts';
import { eventually } from '../../kit/eventually.ts';

const openTwo = async (email?: string) => {
  const server = startServer();
  if (email) server.remember(email);
  const shared = { server, baseUrl: `https://${crypto.randomUUID()}.test` };
  return { server, here: await openApp(shared), there: await openApp(shared) };
};

const status = ({ state }: Awaited<ReturnType<typeof openApp>>) => state().session.status;

describe('another tab', () => {
  it('is in when this one signs in', async () => {
    const { server, here, there } = await openTwo();
    const login = here.app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await eventually(() => expect(status(there)).toBe('signedIn'));
    expect(there.facts).toContainEqual(expect.objectContaining({ type: 'session.started' }));
    expect(there.app.getAccessToken()).not.toBe(here.app.getAccessToken());
  });

  it('is led on when this one signs in before its login has come', async () => {
    const { server, here, there } = await openTwo();
    there.app.router.go('loginUrl');
    const login = here.app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await eventually(() => expect(status(there)).toBe('signedIn'));
    there.app.use(loginFeature);
    await eventually(() => expect(there.app.router.current()).not.toBe('loginUrl'));
  });

  it('is out when this one signs out, without asking the server', async () => {
    const { server, here, there } = await openTwo('ada@acme.test');
    await here.app.logout();
    await eventually(() => expect(status(there)).toBe('signedOut'));
    expect(there.facts.at(-1)).toEqual({ type: 'session.ended' });
    expect(server.count('/logout')).toBe(1);
  });

  it('follows when this one becomes somebody else', async () => {
    const { server, here, there } = await openTwo('ada@acme.test');
    server.people.set('bo@acme.test', { id: 'u-bo', name: 'Bo', tenantId: 't-acme', password: 'x' });
    const login = here.app.use(loginFeature);
    await login.submitIdentifier({ email: 'bo@acme.test' });
    await login.submitPassword({ password: 'x' });
    await eventually(() => expect(there.state().session).toMatchObject({ user: { name: 'Bo' } }));
  });

  it('follows when this one begins to act as somebody else, and when that is over', async () => {
    const { server, here, there } = await openTwo('ada@acme.test');
    server.people.set('bo@acme.test', { id: 'u-bo', name: 'Bo', tenantId: 't-acme', password: 'x' });
    const begin = 'POST /identity/resources/impersonation/v1';
    server.next(begin, { body: {} });
    server.remember('bo@acme.test');
    await here.app.use(impersonationFeature).begin('u-bo' as UserId);
    await eventually(() => expect(there.state().session).toMatchObject({ user: { name: 'Bo' } }));
    server.next(`${begin}/end`, { body: {} });
    server.remember('ada@acme.test');
    await here.app.use(impersonationFeature).end();
    await eventually(() => expect(there.state().session).toMatchObject({ user: { name: 'Ada' } }));
    // they do not send one another for more
    const asked = server.count('/token/refresh');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.count('/token/refresh')).toBe(asked);
  });

  it('hears no token, only facts', async () => {
    const { server, here } = await openTwo();
    const heard: unknown[] = [];
    const line = new BroadcastChannel(lineOf(`fe:default:${here.app.options.baseUrl}`));
    line.addEventListener('message', ({ data }) => heard.push(data));
    const login = here.app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await eventually(() =>
      expect(heard).toContainEqual({ type: 'session.started', userId: 'u-ada', tenantId: 't-acme' }),
    );
    expect(JSON.stringify(heard)).not.toContain('eyJ');
    line.close();
  });

  it('of another app or service hears nothing', async () => {
    const { here } = await openTwo('ada@acme.test');
    const server = startServer();
    server.remember('ada@acme.test');
    const apart = await openApp({ server, baseUrl: 'https://apart.test' });
    await here.app.logout();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(status(apart)).toBe('signedIn');
  });

  it('may say anything without harm', async () => {
    const { here } = await openTwo('ada@acme.test');
    const line = new BroadcastChannel(lineOf(`fe:default:${here.app.options.baseUrl}`));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    for (const message of [null, 7, 'x', {}, { type: 'redirect.requested' }]) line.postMessage(message);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(status(here)).toBe('signedIn');
    line.close();
  });
});
