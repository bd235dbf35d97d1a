import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../core/app.ts';
import { createApp, findApp, getApp, whenApp } from '../../core/index.ts';
import type { AppOptions } from '../../core/options.ts';
import { loginFeature } from '../../core/login/login.feature.ts';
import { eventually } from '../kit/eventually.ts';
import { openApp } from './kit/open-app.ts';
import { openPage } from './kit/page.ts';
import { startServer } from './kit/server.ts';
import { pass, startTime, stopTime } from './kit/virtual-time.ts';

const NO_BASE_URL =
  'Edit <FronteggProvider/> options { ContextOptions: { baseUrl: "" } } in order to connect your application';

describe('an app without its options', () => {
  const broken: [title: string, options: AppOptions, message: string, blanked: boolean][] = [
    ['no context', {}, 'contextOptions must not be null or undefined', false],
    ['a null context', { contextOptions: null as never }, 'contextOptions must not be null or undefined', false],
    ['an empty baseUrl', { contextOptions: { baseUrl: '' } }, NO_BASE_URL, true],
    ['a context without baseUrl', { contextOptions: { clientId: 'x' } as never }, NO_BASE_URL, true],
    [
      'a store of another name',
      { baseUrl: 'https://a.test', name: 'one', storeName: 'two' },
      'Mismatch in store names',
      false,
    ],
  ];
  for (const [title, options, message, blanked] of broken)
    it(`is refused for ${title}`, () => {
      const page = openPage();
      expect(() => buildApp(options, page)).toThrow(new Error(message));
      expect(page.blanked).toEqual(blanked ? [NO_BASE_URL] : []);
    });

  it('is allowed for a preview', () => {
    const app = buildApp({ previewMode: true }, openPage());
    expect(app.name).toBe('default');
    app.destroy();
  });

  it('can be created without a window', () => {
    const app = buildApp({ baseUrl: 'https://a.test', transport: startServer().transport });
    expect([app.router.current(), app.getAccessToken()]).toEqual(['loginUrl', undefined]);
    app.destroy();
  });
});

describe('the apps of a page', () => {
  const { transport } = startServer();
  const make = (options: AppOptions) => createApp({ baseUrl: 'https://a.test', transport, ...options });
  afterEach(() => {
    for (const name of ['default', 'one', 'myapp']) findApp(name)?.destroy();
  });

  it('are found by name, the default one without a name', () => {
    const first = make({});
    const second = make({ name: 'one' });
    expect(getApp()).toBe(first);
    expect(getApp('one')).toBe(second);
    expect(first.store).not.toBe(second.store);
  });

  it('have normalized names without spaces and capitals', () =>
    expect(make({ name: 'My App' })).toBe(findApp('my  app!')));

  it('are shared for the same name and service', () => {
    const first = make({});
    expect(make({ contextOptions: { baseUrl: 'https://a.test' } })).toBe(first);
    expect(() => make({ baseUrl: 'https://b.test' })).toThrow(
      '[default] FronteggApp exists already, with another baseUrl',
    );
  });

  it('throw with the name of a missing one', () =>
    expect(() => getApp('nope')).toThrow(new Error('[nope] FronteggApp not found')));

  it('can be waited for', () => {
    const found = vi.fn();
    whenApp('One', found);
    const app = make({ name: 'one' });
    expect(found).toHaveBeenCalledWith(app);
  });

  it('free their name when destroyed', () => {
    make({}).destroy();
    expect(findApp()).toBeUndefined();
  });
});

describe('an app', () => {
  const named: [title: string, options: AppOptions, framework: string, sdk: RegExp][] = [
    ['a page without a framework', {}, 'vanillajs', /^fe-elements@\d+\.\d+\.\d+/],
    ['its binding', { framework: 'vuejs' }, 'vuejs', /^fe-elements@/],
    [
      'the host, before its binding',
      {
        framework: 'react',
        contextOptions: {
          baseUrl: 'https://a.test',
          metadataHeaders: { framework: 'nextjs', fronteggSdkVersion: 'x@1' },
        },
      },
      'nextjs',
      /^x@1$/,
    ],
  ];
  for (const [title, options, framework, sdk] of named)
    it(`names framework and version in every call, by ${title}`, async () => {
      const { server } = await openApp(options);
      expect(server.calls.length).toBeGreaterThan(2);
      for (const { headers } of server.calls)
        expect(headers).toMatchObject({
          'x-frontegg-framework': framework,
          'x-frontegg-sdk': expect.stringMatching(sdk),
        });
    });

  it('mounts a feature once, however often it is used', async () => {
    const { app, state } = await openApp();
    expect(state().login).toBeUndefined();
    const login = app.use(loginFeature);
    expect(state().login?.step).toBe('preLogin');
    expect(app.use(loginFeature)).toBe(login);
  });

  it('does nothing more once it is destroyed', async () => {
    stopTime();
    const server = startServer();
    server.remember('ada@acme.test');
    const { app, page } = await openApp({ server });
    app.use(loginFeature);
    app.destroy();
    page.awake(true);
    page.visit('/account/logout');
    await pass(600_000);
    expect([server.count('/refresh'), server.count('/logout')]).toEqual([1, 0]);
    startTime();
  });

  it('shows the box again in memory when the session ends', async () => {
    const server = startServer();
    server.remember('ada@acme.test');
    const { app } = await openApp({ server, page: openPage('https://host.test/shop'), urlStrategy: 'memory' });
    app.use(loginFeature);
    expect(app.router.current()).toBeUndefined();
    await app.logout();
    expect(app.router.current()).toBe('loginUrl');
  });

  const sent: [location: string, loads: string[], kind: string | undefined][] = [
    ['https://idp.test/x', ['https://idp.test/x'], undefined],
    ['/inside', ['https://app.test/inside'], undefined],
    ['javascript:alert(1)', [], 'malformed'],
    ['data:text/html,x', [], 'malformed'],
    ['', [], 'malformed'],
  ];
  for (const [location, loads, kind] of sent)
    it(`${kind ? 'refuses' : 'follows'} a 302 to ${location || 'nowhere'}`, async () => {
      const { app, server, page } = await openApp();
      const { flags } = await import('../../core/contract/flags.ts');
      server.foreignOnce('GET /flags', { headers: { 'fe-status': '302' }, body: location });
      const settled = vi.fn();
      const call = app.client.call(flags.read, {}).then(settled);
      // the promise is left open while the page goes away, and closed should it come back
      if (kind) await call;
      await eventually(() => expect(page.loads).toEqual(loads));
      if (kind)
        expect(settled).toHaveBeenCalledWith(expect.objectContaining({ failure: expect.objectContaining({ kind }) }));
      else {
        expect(settled).not.toHaveBeenCalled();
        page.awake(true);
        await call;
        expect(settled).toHaveBeenCalledWith(
          expect.objectContaining({ failure: expect.objectContaining({ kind: 'cancelled' }) }),
        );
      }
    });
});
