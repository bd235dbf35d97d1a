import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { REFRESH, startServer } from '../kit/server.ts';
import { pass, startTime, stopTime } from '../kit/virtual-time.ts';

beforeEach(() => stopTime());
afterEach(() => startTime());

/** A browser whose storage can be read whole, with a page in it. */
const openBrowser = () => {
  const kept = new Map<string, string>();
  const shelf = {
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const markers = () => Array.from(kept).filter(([key]) => key.startsWith('fe:session:'));
  return { page: () => openPage('https://app.test/pricing', shelf), markers };
};

const remembered = () => {
  const server = startServer();
  server.remember('ada@acme.test');
  return server;
};

const SERVICE = { baseUrl: 'https://api.test' };
const MARKER = [['fe:session:default::https://api.test', '1']];

describe('the session marker', () => {
  it('is kept while a user is signed in, so that the next page expects them', async () => {
    const { page, markers } = openBrowser();
    const first = await openApp({ ...SERVICE, server: remembered(), page: page(), start: false });
    expect(first.state().session).toEqual({ status: 'loading' });
    await first.app.start();
    expect(markers()).toEqual(MARKER);
    const next = await openApp({ ...SERVICE, server: first.server, page: page(), start: false });
    expect(next.state().session).toEqual({ status: 'loading', remembered: true });
  });

  it('is removed on sign-out', async () => {
    const { page, markers } = openBrowser();
    const { app } = await openApp({ ...SERVICE, server: remembered(), page: page() });
    await app.logout();
    expect(markers()).toEqual([]);
  });

  it('is removed when the session has ended on the server', async () => {
    const { page, markers } = openBrowser();
    await openApp({ ...SERVICE, server: remembered(), page: page() });
    const { state } = await openApp({ ...SERVICE, page: page() });
    expect([state().session.status, markers()]).toEqual(['signedOut', []]);
  });

  it('stays while the server is unreachable', async () => {
    const { page, markers } = openBrowser();
    const { server } = await openApp({ ...SERVICE, server: remembered(), page: page() });
    server.fault(REFRESH, ...Array.from({ length: 30 }, () => 'offline' as const));
    const { app, state } = await openApp({ ...SERVICE, server, page: page(), start: false });
    void app.start();
    await pass(60_000);
    expect([state().session.status, markers()]).toEqual(['signedOut', MARKER]);
  });

  it('is separate per service, client and app', async () => {
    const { page, markers } = openBrowser();
    await openApp({ ...SERVICE, clientId: 'demo', name: 'Shop', server: remembered(), page: page() });
    expect(markers()).toEqual([['fe:session:shop:demo:https://api.test', '1']]);
  });
});
