// compiles the templates of these tests, as a host's build does beforehand
import '@angular/compiler';
import { APP_BASE_HREF, HashLocationStrategy, LocationStrategy, PathLocationStrategy } from '@angular/common';
import { HttpErrorResponse, HttpRequest, HttpResponse } from '@angular/common/http';
import {
  type ApplicationRef,
  Component,
  ErrorHandler,
  InjectionToken,
  NgZone,
  provideZoneChangeDetection,
  runInInjectionContext,
  signal,
  type Type,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { firstValueFrom, of, throwError } from 'rxjs';
import {
  type ProvidedFe,
  FeAdminPortal,
  FeLoginBox,
  type ProvideFeOptions,
  FeUserButton,
  feGuard,
  feInterceptor,
  type AngularRouter,
  injectAuth,
  injectFe,
  provideFe,
} from '../../adapters/angular/index.ts';
import * as angular from '../../adapters/angular/index.ts';
import { findApp } from '../../core/index.ts';
import { createPreview, type Preview } from '../../demo/preview/index.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import type { FeLoginBox as LoginBox } from '../../elements/index.ts';
import { elements } from '../../elements/manifest.ts';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../kit/in-page.ts';

const LOGIN = 'http://localhost/frontegg/identity/resources/auth/v1/user';
const here = location.href;
let host: ApplicationRef | undefined;
let preview: Preview;
let asked: (string | undefined)[];
let count = 0;

const options = (): ProvideFeOptions => ({
  baseUrl: location.origin,
  urlStrategy: 'hash',
  transport: (request) => {
    asked.push(request.headers['x-frontegg-framework']);
    return preview.transport(request);
  },
});

type Providers = Parameters<typeof bootstrapApplication>[1] & {};

/** Shows a template over the members of a component. */
const show = async <Members extends object>(
  template: string,
  members: () => Members,
  providers: Providers['providers'] = [],
): Promise<Members> => {
  const place = document.createElement('test-host');
  document.body.append(place);
  const imports = [FeLoginBox, FeAdminPortal, FeUserButton];
  // each is another component to Angular
  const selector = `test-host, test-host-${(count += 1)}`;
  const Host = Component({ selector, imports, template })(
    class {
      readonly given = Object.assign(this, members());
    },
  );
  host = await bootstrapApplication(Host as Type<Members>, { providers });
  const [shown] = host.components;
  if (!shown) throw new Error('nothing is shown');
  return shown.instance as Members;
};
const signIn = async () => {
  const body = JSON.stringify({ email: 'ada@acme.test', password: SEEDED_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  await preview.transport({ method: 'POST', url: LOGIN, headers, body, credentials: 'include' });
};
const element = <Kind extends HTMLElement = HTMLElement>(tag: string): Kind => {
  const found = document.querySelector<Kind>(`test-host ${tag}`);
  if (!found) throw new Error(`<${tag}> is not there`);
  return found;
};
const text = () => element('p').textContent;

beforeEach(() => {
  preview = createPreview({ delayed: false });
  asked = [];
  location.hash = '/';
});
afterEach(async () => {
  host?.destroy();
  host = undefined;
  for (const place of document.querySelectorAll('test-host')) place.remove();
  await eventually(() => expect(findApp()).toBeUndefined());
  history.replaceState(null, '', here);
});

describe('an Angular directive of an element', () => {
  it('exists for every element', () => {
    for (const { tag } of elements)
      expect(angular).toHaveProperty(tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()));
  });

  it('passes attributes, flags and properties, objects too, and takes each back', async () => {
    const words = { en: { loginBox: { back: 'Return' } } };
    const given = {
      terms: signal<string | undefined>('/terms'),
      layout: signal<string | undefined>('split'),
      embedded: signal<boolean | undefined>(true),
      words: signal<object | undefined>(words),
    };
    await show(
      `<fe-login-box app="boxed" class="wide" id="it" privacy-url="/privacy" [termsUrl]="terms()" [layout]="layout()"
        [embedded]="embedded()" [localizations]="words()" />`,
      () => given,
    );
    const box = await eventually(() => element<InstanceType<typeof LoginBox>>('fe-login-box'));
    await eventually(() => expect(box.localizations).toEqual(words));
    expect(box).toMatchObject({ app: 'boxed', termsUrl: '/terms', layout: 'split', embedded: true, id: 'it' });
    expect([box.className, box.getAttribute('terms-url'), box.privacyUrl]).toEqual(['wide', '/terms', '/privacy']);
    for (const one of Object.values(given)) one.set(undefined);
    await eventually(() => expect(box.localizations).toBeUndefined());
    expect(box).toMatchObject({ termsUrl: undefined, layout: undefined, embedded: false, privacyUrl: '/privacy' });
    expect(['terms-url', 'layout', 'embedded'].filter((name) => box.hasAttribute(name))).toEqual([]);
  });

  it('takes a flag without a value, as a template writes it', async () => {
    await show('<fe-login-box app="boxed" embedded />', () => ({}));
    const box = await eventually(() => element<InstanceType<typeof LoginBox>>('fe-login-box'));
    await eventually(() => expect(box.embedded).toBe(true));
  });

  it('emits the events of the element, under its names and under those of the page', async () => {
    const told: string[] = [];
    const hear = ({ type, detail }: CustomEvent<{ userId: string }>) => told.push(`${type} ${detail.userId}`);
    await show('<fe-login-box app="boxed" (signedIn)="hear($event)" (fe-signed-in)="hear($event)" />', () => ({
      hear,
    }));
    element('fe-login-box').dispatchEvent(new CustomEvent('fe-signed-in', { detail: { userId: 'u1' } }));
    expect(told).toEqual(['fe-signed-in u1', 'fe-signed-in u1']);
  });

  it('is silent once it was taken out', async () => {
    const told: string[] = [];
    const { shown } = await show(
      '@if (shown()) { <fe-login-box app="boxed" (signedOut)="told.push($event.type)" /> }',
      () => ({ told, shown: signal(true) }),
    );
    const box = element('fe-login-box');
    shown.set(false);
    await eventually(() => expect(box.isConnected).toBe(false));
    box.dispatchEvent(new CustomEvent('fe-signed-out'));
    expect(told).toEqual([]);
  });

  it('tells an input and an event of one name apart', async () => {
    const told: string[] = [];
    await show('<fe-user-button app="boxed" portal="none" (portal)="told.push($event.type)" />', () => ({ told }));
    const button = element('fe-user-button');
    await eventually(() => expect(button.getAttribute('portal')).toBe('none'));
    button.dispatchEvent(new CustomEvent('fe-portal', { detail: {} }));
    expect(told).toEqual(['fe-portal']);
  });

  it('follows the path and closing of the portal, both ways', async () => {
    const { open, path } = await show(
      '<fe-admin-portal app="boxed" mode="dialog" [(open)]="open" [(path)]="path" />',
      () => ({ open: signal<boolean | undefined>(true), path: signal<string | undefined>('/users') }),
    );
    const portal = element('fe-admin-portal');
    await eventually(() => expect(portal.hasAttribute('open')).toBe(true));
    portal.dispatchEvent(new CustomEvent('fe-navigate', { detail: { path: '/groups' } }));
    portal.dispatchEvent(new CustomEvent('fe-closed', { detail: null }));
    expect([open(), path()]).toEqual([false, '/groups']);
    await eventually(() => expect(portal.hasAttribute('open')).toBe(false));
    expect(portal.getAttribute('path')).toBe('/groups');
  });

  it('gives the element itself, with its methods', async () => {
    await show('<fe-admin-portal app="boxed" #portal /><button (click)="portal.show()">Open</button>', () => ({}));
    const portal = element('fe-admin-portal');
    await eventually(() => expect(customElements.get('fe-admin-portal')).toBeDefined());
    element('button').click();
    await eventually(() => expect(portal.getAttribute('mode')).toBe('dialog'));
  });

  it('keeps its children, with the slots they name', async () => {
    await show('<fe-login-box app="boxed"><img slot="logo" alt="Shop"><b>{{ 1 + 1 }}</b></fe-login-box>', () => ({}));
    expect(Array.from(element('fe-login-box').children, ({ slot, localName }) => `${slot} ${localName}`)).toEqual(
      expect.arrayContaining(['logo img', ' b']),
    );
  });
});

const ANSWERS = `<p>{{ auth.user()?.name ?? 'stranger' }} {{ auth.isAuthenticated() }} {{ auth.isLoading() }}
  {{ auth.activeTenant()?.name ?? 'none' }} {{ auth.tenants().length }} {{ auth.isFeatureOn('fe-roles-page') }}
  {{ auth.isFeatureOn('unknown') }} {{ auth.isAuthorized({ requiredPermissions: ['fe.secure.read.users'] }) }}
  {{ auth.isSteppedUp() }}</p>`;
const answers = () => ({ auth: injectAuth() });
const words = () => text().trim().replaceAll(/\s+/g, ' ');

const changeDetections: [string, () => Promise<Providers['providers'] & {}>][] = [
  ['without zones', () => Promise.resolve([])],
  [
    'in a zone',
    async () => {
      await import('zone.js');
      return [provideZoneChangeDetection()];
    },
  ],
];

for (const [where, detection] of changeDetections)
  describe(`provideFe(), ${where}`, () => {
    it('tells who is signed in, and signs them out; its calls name the framework', async () => {
      await signIn();
      const { auth } = await show(ANSWERS, answers, [...(await detection()), provideFe(options())]);
      await eventually(() => expect(words()).toBe('Ada Lovelace true false Acme Robotics 1 true false true false'));
      await auth.logout();
      await eventually(() => expect(words()).toBe('stranger false false none 0 true false false false'));
      expect(new Set(asked)).toEqual(new Set(['angular']));
    });

    it('lets the application become stable', async () => {
      await signIn();
      await show(ANSWERS, answers, [...(await detection()), provideFe(options())]);
      await eventually(() => expect(words()).toContain('Ada Lovelace'));
      await host?.whenStable();
      expect(host?.injector.get(NgZone).hasPendingMacrotasks).toBe(false);
    });
  });

/** A router, at a guarded route or before its first, with the paths that it was sent to. */
const hostRouter = (url?: string, guard: 'canActivate' | 'canMatch' = 'canActivate', wanted?: string) => {
  const sent: string[] = [];
  const guarded = { routeConfig: { [guard]: [feGuard] }, children: [] };
  const root = { routeConfig: null, children: url === undefined ? [] : [guarded] };
  const router: AngularRouter = {
    url: url ?? '/',
    events: { subscribe: () => ({ unsubscribe: () => undefined }) },
    routerState: { snapshot: { root } },
    currentNavigation: () => (wanted === undefined ? null : { extractedUrl: wanted }),
    navigateByUrl: (path) => Promise.resolve(sent.push(decodeURIComponent(path)) > 0),
  };
  const token = new InjectionToken<AngularRouter>('router', { factory: () => router });
  return { token, sent };
};
const inApp = <Value>(work: () => Value): Value => {
  if (!host) throw new Error('there is no application');
  return runInInjectionContext(host.injector, work);
};
const enter = (url: string) => inApp(() => feGuard(null, { url }));

describe('feGuard', () => {
  it('leads strangers to the login route, and says where to return to', async () => {
    const { token, sent } = hostRouter();
    await show('', () => ({}), [provideFe({ ...options(), router: token })]);
    expect(await enter('/orders?page=2')).toBe(false);
    expect(sent).toEqual([expect.stringMatching(/#\/account\/login\?redirectUrl=\/orders\?page=2$/)]);
  });

  for (const [strategy, at, back] of [
    [PathLocationStrategy, '/shop', '/shop/orders'],
    [HashLocationStrategy, '/#/shop', '/shop/orders'],
  ] as const)
    it(`leads strangers to the login route below the base path, by ${strategy.name}`, async () => {
      history.replaceState(null, '', at);
      const { token, sent } = hostRouter();
      const { urlStrategy: _, ...rest } = options();
      const base = { provide: APP_BASE_HREF, useValue: '/shop/' };
      await show('', () => ({}), [
        base,
        { provide: LocationStrategy, useClass: strategy },
        provideFe({ ...rest, router: token }),
      ]);
      expect(await enter('/orders')).toBe(false);
      expect(sent).toEqual([`/account/login?redirectUrl=${back}`]);
      const { ready } = inApp(injectFe);
      expect((await ready).router.href('loginUrl')).toBe(`${at}/account/login`);
    });

  it('lets people pass who are signed in, and leads them to the login route once their session has ended', async () => {
    await signIn();
    const { token, sent } = hostRouter('/orders');
    const { auth } = await show('', answers, [provideFe({ ...options(), router: token })]);
    expect(await enter('/orders')).toBe(true);
    expect(sent).toEqual([]);
    await auth.logout();
    await eventually(() => expect(sent.join()).toContain('redirectUrl=/orders'));
  });

  it('keeps strangers from loading a route, and returns them to its whole address', async () => {
    const { token, sent } = hostRouter(undefined, 'canMatch', '/shop/orders?page=2');
    await show('', () => ({}), [provideFe({ ...options(), router: token })]);
    expect(await inApp(() => feGuard({ path: 'orders' }, ['orders']))).toBe(false);
    expect(sent).toEqual([expect.stringMatching(/redirectUrl=\/shop\/orders\?page=2$/)]);
  });

  it('leads people to the login route whose session has ended on a route that it let them load', async () => {
    await signIn();
    const { token, sent } = hostRouter('/orders', 'canMatch');
    const { auth } = await show('', answers, [provideFe({ ...options(), router: token })]);
    expect(await inApp(() => feGuard({ path: 'orders' }, ['orders']))).toBe(true);
    await auth.logout();
    await eventually(() => expect(sent.join()).toContain('redirectUrl=/orders'));
  });

  it('says what is missing where there is no app', async () => {
    await show('', () => ({}));
    await expect(enter('/')).rejects.toThrow('provideFe({ … })');
  });
});

const unauthorized = () => throwError(() => new HttpErrorResponse({ status: 401 }));

/** Sends a request through the interceptor to a service that accepts it, or refuses the first ones. */
const send = async (
  url: string,
  { refuse = 0, headers = {} }: { refuse?: number; headers?: Record<string, string> } = {},
) => {
  const tokens: (string | null)[] = [];
  const request = new HttpRequest('GET', url).clone({ setHeaders: headers });
  const answered = inApp(() =>
    feInterceptor(request, ({ headers: sent }) => {
      tokens.push(sent.get('Authorization'));
      return tokens.length <= refuse ? unauthorized() : of(new HttpResponse({ status: 200 }));
    }),
  );
  const status = await firstValueFrom(answered).then(
    () => 200,
    (error: HttpErrorResponse) => error.status,
  );
  return { tokens, status };
};

describe('feInterceptor', () => {
  let fe: ProvidedFe;
  const begin = async (given: Partial<ProvideFeOptions> = {}) => {
    await signIn();
    ({ fe } = await show('', () => ({ fe: injectFe() }), [provideFe({ ...options(), ...given })]));
  };
  const bearer = async () => `Bearer ${(await fe.ready).getAccessToken()}`;

  it('adds the access token to requests to the page’s own origin, once it is known who is signed in', async () => {
    await begin();
    expect(await send('/api')).toEqual({ status: 200, tokens: [await bearer()] });
  });

  it('adds it to the origins that are listed, and to no other', async () => {
    await begin({ tokenOrigins: ['https://api.shop.test'] });
    const urls = [
      'https://api.shop.test/x',
      '/api',
      'https://api.shop.test.evil.test',
      '//evil.test',
      'data:,',
      'http://',
    ];
    const all = await Promise.all(urls.map((url) => send(url)));
    expect(all.map(({ tokens }) => tokens)).toEqual([[await bearer()], [null], [null], [null], [null], [null]]);
  });

  it('refreshes the token after a 401 and sends the request once more', async () => {
    await begin();
    await (await fe.ready).ready();
    const before = await bearer();
    const { status, tokens } = await send('/api', { refuse: 1 });
    expect([status, tokens.length, tokens[0]]).toEqual([200, 2, before]);
    expect(tokens[1]).toBe(await bearer());
  });

  it('gives up where the refreshed token is refused, too', async () => {
    await begin();
    expect(await send('/api', { refuse: 9 })).toMatchObject({ status: 401, tokens: { length: 2 } });
  });

  it('leaves a request alone that has an authorization of its own, and those of strangers', async () => {
    await begin();
    expect((await send('/api', { headers: { Authorization: 'Basic x' } })).tokens).toEqual(['Basic x']);
    await (await fe.ready).logout();
    expect(await send('/api', { refuse: 9 })).toEqual({ status: 401, tokens: [null] });
  });
});

describe('refused options', () => {
  it('reach the error handler of the host', async () => {
    const wrong: string[] = [];
    const handler = { provide: ErrorHandler, useValue: { handleError: (error: unknown) => wrong.push(String(error)) } };
    await show('', () => ({}), [handler, provideFe({ ...options(), name: 'one', storeName: 'two' })]);
    await eventually(() => expect(wrong).toHaveLength(1));
  });
});
