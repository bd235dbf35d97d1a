import { describe, expect, it } from 'vitest';
import type { App } from '../../../core/app-types.ts';
import { impersonationFeature } from '../../../core/impersonation/impersonation.feature.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { lineOf, openPage } from '../kit/page.ts';
import { openApp } from '../kit/open-app.ts';
import { ADA, ACME, startServer } from '../kit/server.ts';
import { eventually } from '../../kit/eventually.ts';
import { answered } from '../kit/virtual-time.ts';

const openTwo = async (email?: string) => {
  const server = startServer();
  if (email) server.remember(email);
  const shared = { server, baseUrl: `https://${crypto.randomUUID()}.test` };
  return { server, here: await openApp(shared), there: await openApp(shared) };
};

const status = ({ state }: Awaited<ReturnType<typeof openApp>>) => state().session.status;

const channelOf = ({ options: { baseUrl } }: App) => lineOf(`fe:${baseUrl}`);

/** Waits until tabs of an app have heard what was said before, and have asked for what follows from it. */
const delivered = async (app: App) => {
  const [from, to] = [new BroadcastChannel(channelOf(app)), new BroadcastChannel(channelOf(app))];
  const heard = new Promise((resolve) => to.addEventListener('message', resolve, { once: true }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  from.postMessage('heard?');
  await heard;
  await answered();
  from.close();
  to.close();
};

describe('another app of the service, on the same page', () => {
  it('signs in and out at once, with a session of its own name', async () => {
    const server = startServer();
    const [page, baseUrl] = [openPage(), `https://${crypto.randomUUID()}.test`];
    const here = await openApp({ server, page, baseUrl });
    const there = await openApp({ server, page, baseUrl, name: 'second' });
    const login = here.app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await eventually(() => expect(status(there)).toBe('signedIn'));
    const started = ({ facts }: typeof here) => facts.filter(({ type }) => type === 'session.started');
    expect(started(here)).toEqual([{ type: 'session.started', userId: ADA, tenantId: ACME, restored: false }]);
    expect(started(there)).toEqual([{ type: 'session.started', userId: ADA, tenantId: ACME, restored: true }]);
    await there.app.logout();
    await eventually(() => expect(status(here)).toBe('signedOut'));
  });
});

describe('another tab', () => {
  it('signs in when this one does', async () => {
    const { server, here, there } = await openTwo();
    const login = here.app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await eventually(() => expect(status(there)).toBe('signedIn'));
    expect(there.facts).toContainEqual(expect.objectContaining({ type: 'session.started' }));
    expect(there.app.getAccessToken()).not.toBe(here.app.getAccessToken());
  });

  it('is redirected when this one signs in before its login box has loaded', async () => {
    const { server, here, there } = await openTwo();
    there.app.router.go('loginUrl');
    const login = here.app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await eventually(() => expect(status(there)).toBe('signedIn'));
    there.app.use(loginFeature);
    await eventually(() => expect(there.app.router.current()).not.toBe('loginUrl'));
  });

  it('signs out when this one does, without a request', async () => {
    const { server, here, there } = await openTwo('ada@acme.test');
    await here.app.logout();
    await eventually(() => expect(status(there)).toBe('signedOut'));
    expect(there.facts.at(-1)).toEqual({ type: 'session.ended' });
    expect(server.count('/logout')).toBe(1);
  });

  it('follows when this one signs in as another user', async () => {
    const { server, here, there } = await openTwo('ada@acme.test');
    const login = here.app.use(loginFeature);
    await login.submitIdentifier({ email: 'bo@acme.test' });
    await login.submitPassword({ password: server.password });
    await eventually(() => expect(there.state().session).toMatchObject({ user: { name: 'Bo Member' } }));
  });

  it('follows when this one begins and ends an impersonation', async () => {
    const { server, here, there } = await openTwo('root@acme.test');
    const [bo] = await (await server.opened).store.users.find({ where: { email: 'bo@acme.test' } });
    expect(await here.app.use(impersonationFeature).begin(bo?.id ?? ADA)).toMatchObject({ ok: true });
    await eventually(() => expect(there.state().session).toMatchObject({ user: { name: 'Bo Member' } }));
    await here.app.use(impersonationFeature).end();
    await eventually(() => expect(there.state().session).toMatchObject({ user: { name: 'Root' } }));
    // they do not send one another for more
    const asked = server.count('/token/refresh');
    await delivered(here.app);
    expect(server.count('/token/refresh')).toBe(asked);
  });

  it('receives events only, never a token', async () => {
    const { server, here } = await openTwo();
    const heard: unknown[] = [];
    const line = new BroadcastChannel(channelOf(here.app));
    line.addEventListener('message', ({ data }) => heard.push(data));
    const login = here.app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await eventually(() => expect(heard).toContainEqual({ type: 'session.started', userId: ADA, tenantId: ACME }));
    expect(JSON.stringify(heard)).not.toContain('eyJ');
    line.close();
  });

  it('of another service receives nothing', async () => {
    const { here } = await openTwo('ada@acme.test');
    const server = startServer();
    server.remember('ada@acme.test');
    const apart = await openApp({ server, baseUrl: 'https://apart.test' });
    await here.app.logout();
    await delivered(here.app);
    await delivered(apart.app);
    expect(status(apart)).toBe('signedIn');
  });

  it('can send anything without harm', async () => {
    const { here } = await openTwo('ada@acme.test');
    const line = new BroadcastChannel(channelOf(here.app));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    for (const message of [null, 7, 'x', {}, { type: 'redirect.requested' }]) line.postMessage(message);
    await delivered(here.app);
    expect(status(here)).toBe('signedIn');
    line.close();
  });
});
