import {
  type App as VueApp,
  type Component,
  createApp,
  createSSRApp,
  defineComponent,
  h,
  nextTick,
  reactive,
  ref,
} from 'vue';
import {
  AuthorizedContent,
  createFe,
  type Fe,
  FeAdminPortal,
  FeLoginBox,
  FeProvider,
  type VueRouter,
  SteppedUpContent,
  useAuth,
  useFeatureFlags,
  useTenants,
} from '../../adapters/vue/index.ts';
import * as vue from '../../adapters/vue/index.ts';
import { findApp } from '../../core/index.ts';
import { createPreview, type Preview } from '../../demo/preview/index.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import type { FeLoginBox as LoginBox } from '../../elements/index.ts';
import { elements } from '../../elements/manifest.ts';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../kit/in-page.ts';

const LOGIN = 'http://localhost/frontegg/identity/resources/auth/v1/user';
const place = document.createElement('div');
document.body.append(place);

let host: VueApp | undefined;
let preview: Preview;
const here = location.href;

const options = () =>
  ({ baseUrl: location.origin, urlStrategy: 'hash', transport: preview.transport, authOptions: {} }) as const;
const show = (render: () => unknown, fe?: Fe) => {
  host = createApp(defineComponent({ setup: () => render }));
  if (fe) host.use(fe);
  host.mount(place);
};
const signIn = async () => {
  const body = JSON.stringify({ email: 'ada@acme.test', password: SEEDED_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  await preview.transport({ method: 'POST', url: LOGIN, headers, body, credentials: 'include' });
};
const element = <Kind extends HTMLElement = HTMLElement>(tag: string): Kind => {
  const found = place.querySelector<Kind>(tag);
  if (!found) throw new Error(`<${tag}> is not there`);
  return found;
};

beforeEach(() => {
  preview = createPreview({ delayed: false });
  location.hash = '/';
});
afterEach(async () => {
  host?.unmount();
  await eventually(() => expect(findApp()).toBeUndefined());
  history.replaceState(null, '', here);
});

describe('a Vue component of an element', () => {
  it('exists for every element', () => {
    for (const { tag } of elements)
      expect(vue).toHaveProperty(tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()));
  });

  it('passes attributes, flags and properties, objects too, and takes each back', async () => {
    const words = { en: { loginBox: { back: 'Return' } } };
    const given = reactive<Record<string, unknown>>({
      app: 'boxed',
      termsUrl: '/terms',
      layout: 'split',
      embedded: true,
      localizations: words,
      class: 'wide',
      id: 'it',
    });
    show(() => h(FeLoginBox as Component, { ...given }));
    const box = await eventually(() => element<InstanceType<typeof LoginBox>>('fe-login-box'));
    await eventually(() => expect(box.localizations).toEqual(words));
    expect(box).toMatchObject({ app: 'boxed', termsUrl: '/terms', layout: 'split', embedded: true, id: 'it' });
    expect([box.className, box.getAttribute('terms-url')]).toEqual(['wide', '/terms']);
    for (const name of ['termsUrl', 'layout', 'embedded', 'localizations']) Reflect.deleteProperty(given, name);
    await eventually(() => expect(box.localizations).toBeUndefined());
    expect(box).toMatchObject({ termsUrl: undefined, layout: undefined, embedded: false });
    expect(['terms-url', 'layout', 'embedded'].filter((name) => box.hasAttribute(name))).toEqual([]);
  });

  it('takes a flag without a value, as a template writes it', async () => {
    show(() => h(FeLoginBox as Component, { app: 'boxed', embedded: '' }));
    const box = await eventually(() => element<InstanceType<typeof LoginBox>>('fe-login-box'));
    await eventually(() => expect(box.embedded).toBe(true));
  });

  it('emits the events of the element', async () => {
    const told: unknown[] = [];
    show(() => h(FeLoginBox, { app: 'boxed', onSignedIn: ({ type, detail }) => told.push(type, detail.userId) }));
    const box = await eventually(() => element('fe-login-box'));
    await eventually(() => expect(customElements.get('fe-login-box')).toBeDefined());
    box.dispatchEvent(new CustomEvent('fe-signed-in', { detail: { userId: 'u1' } }));
    expect(told).toEqual(['fe-signed-in', 'u1']);
  });

  it('follows the path and closing of the portal, both ways', async () => {
    const [open, path] = [ref<boolean | undefined>(true), ref<string | undefined>('/users')];
    show(() =>
      h(FeAdminPortal, {
        app: 'boxed',
        mode: 'dialog',
        open: open.value,
        'onUpdate:open': (value) => (open.value = value),
        path: path.value,
        'onUpdate:path': (value) => (path.value = value),
      }),
    );
    const portal = await eventually(() => element('fe-admin-portal'));
    await eventually(() => expect(portal.hasAttribute('open')).toBe(true));
    portal.dispatchEvent(new CustomEvent('fe-navigate', { detail: { path: '/groups' } }));
    portal.dispatchEvent(new CustomEvent('fe-closed', { detail: null }));
    await nextTick();
    expect([open.value, path.value]).toEqual([false, '/groups']);
    expect([portal.hasAttribute('open'), portal.getAttribute('path')]).toEqual([false, '/groups']);
  });

  it('puts content into the named slots', async () => {
    show(() =>
      h(FeLoginBox, { app: 'boxed' }, { logo: () => [h('img', { alt: 'Shop' })], default: () => [h('p', 'rest')] }),
    );
    const box = await eventually(() => element('fe-login-box'));
    expect([...box.children].map(({ slot, localName }) => `${slot} ${localName}`)).toEqual(
      expect.arrayContaining(['logo img', ' p']),
    );
  });
});

const either = ({ isAuthorized }: { isAuthorized: boolean }) => [h('i', String(isAuthorized))];

const steppedUp = ({ isSteppedUp }: { isSteppedUp: boolean }) => [h('p', String(isSteppedUp))];

const Answers = defineComponent({
  setup() {
    const { user, isAuthenticated, isLoading, logout } = useAuth();
    const { activeTenant } = useTenants();
    const flags = useFeatureFlags(['fe-roles-page', 'unknown']);
    return () =>
      h('button', { onClick: () => void logout() }, [
        [user.value?.name ?? 'stranger', isAuthenticated.value, isLoading.value].join(' '),
        ` ${activeTenant.value?.name ?? 'none'} ${flags.value.join(' ')}`,
      ]);
  },
});

/** A router at a route of signed-in people, with the paths that it was sent to. */
const hostRouter = (fullPath: string, base = '') => {
  const guards: Parameters<VueRouter['beforeEach']>[0][] = [];
  const route = { fullPath, meta: { requiresSession: true } };
  const pushed: string[] = [];
  const push = (path: string) => void pushed.push(path);
  const router = {
    currentRoute: { value: { fullPath: '/', meta: {} } },
    options: { history: { base } },
    push,
    replace: push,
    pushed,
    beforeEach: (guard: (typeof guards)[0]) => void guards.push(guard),
    afterEach: (listener: (typeof moved)[0]) => void moved.push(listener),
  };
  const moved: Parameters<VueRouter['afterEach']>[0][] = [];
  const enter = async () => {
    const passes = await guards[0]?.(route);
    if (passes) router.currentRoute.value = route;
    return passes;
  };
  return { router, enter, moves: () => Promise.all(moved.map((listener) => listener())) };
};

describe('the Vue plugin', () => {
  it('makes an app whose calls name the framework, and removes it with the application', async () => {
    const fe = createFe(options());
    show(() => h(Answers), fe);
    const app = await fe.ready;
    expect(app.options.framework).toBe('vuejs');
    await eventually(() => expect(place.textContent).toBe('stranger false false none true false'));
  });

  it('tells who is signed in, and signs them out', async () => {
    await signIn();
    show(() => h(Answers), createFe(options()));
    await eventually(() => expect(place.textContent).toBe('Ada Lovelace true false Acme Robotics true false'));
    element('button').click();
    await eventually(() => expect(place.textContent).toContain('stranger false'));
  });

  it('says what is missing where it is not installed', () => {
    const wrong: unknown[] = [];
    host = createApp(Answers);
    host.config.errorHandler = (error) => wrong.push(String(error));
    host.config.warnHandler = () => undefined;
    host.mount(place);
    expect(wrong).toEqual([expect.stringContaining('app.use(createFe({ … }))')]);
  });

  it('shows the login box on the auth routes, and the content elsewhere', async () => {
    const slots = { default: () => [h('p', 'shop')], loading: () => [h('p', 'Loading...')] };
    show(() => h(FeProvider, null, slots), createFe(options()));
    expect(place.textContent).toBe('Loading...');
    await eventually(() => expect(place.textContent).toBe('shop'));
    location.hash = '/account/login';
    await eventually(() => expect(element('fe-login-box').getAttribute('layout')).toBe('center'));
    location.hash = '/';
    await eventually(() => expect(place.textContent).toBe('shop'));
  });

  it('takes over what a server rendered without a mismatch, though the session is known by then', async () => {
    await signIn();
    const routed = createFe(options());
    const provided = h(FeProvider, null, { loading: () => h('p', 'Loading'), default: () => h('p', 'Content') });
    const gates = [
      h(AuthorizedContent as Component, { requiredRoles: ['Admin'] }, { default: () => h('p', 'For Admin') }),
      h(SteppedUpContent as Component, null, {
        either: (slot: { isSteppedUp: boolean }) => h('p', `${slot.isSteppedUp}`),
      }),
    ];
    const warned: unknown[] = [];
    host = createSSRApp({ render: () => h('main', [provided, ...gates]) });
    host.config.warnHandler = (words) => void warned.push(words);
    host.use(routed);
    const app = await routed.ready;
    await app.ready();
    // what a server renders, which knows of no one
    place.innerHTML = '<main><!--[--><p>Loading</p><!--]--><!----><!--[--><p>false</p><!--]--></main>';
    const [first] = place.querySelectorAll('p');
    host.mount(place);
    expect(place.querySelector('p')).toBe(first);
    await eventually(() => expect(place.textContent).toBe('ContentFor Adminfalse'));
    expect(warned).toEqual([]);
  });

  it('shows content to those who may see it', async () => {
    await signIn();
    show(
      () => [
        h(AuthorizedContent, { requiredPermissions: ['fe.secure.read.users'] }, { default: () => [h('p', 'users')] }),
        h(AuthorizedContent, { requiredRoles: ['Unknown'] }, { default: () => [h('p', 'none')] }),
        h(AuthorizedContent, { requiredRoles: ['Unknown'] }, { either }),
      ],
      createFe(options()),
    );
    await eventually(() => expect(place.textContent).toBe('usersfalse'));
  });

  it('guards a route: strangers are led to the login route and told where to return to', async () => {
    const { router, enter } = hostRouter('/orders?page=2');
    show(() => h(Answers), createFe({ ...options(), router }));
    expect(await enter()).toBe(false);
    expect(router.pushed.map(decodeURIComponent)).toEqual([
      expect.stringMatching(/#\/account\/login\?redirectUrl=\/orders\?page=2$/),
    ]);
  });

  it('guards a route: a person passes who is signed in, and is led to the login route once their session has ended', async () => {
    await signIn();
    const { router, enter } = hostRouter('/orders');
    const fe = createFe({ ...options(), router });
    show(() => h(Answers), fe);
    expect(await enter()).toBe(true);
    expect(router.pushed).toEqual([]);
    await (await fe.ready).logout();
    await eventually(() => expect(router.pushed.join()).toContain('/account/login'));
  });

  for (const [base, at, login, back] of [
    ['/shop', '/shop/', '/account/login', '/shop/orders'],
    ['/shop/#', '/shop/#/', '/account/login', '/orders'],
  ] as const)
    it(`guards a route of a router whose base path is ${base}`, async () => {
      history.replaceState(null, '', at);
      const { urlStrategy: _, ...rest } = options();
      const { router, enter } = hostRouter('/orders', base);
      const fe = createFe({ ...rest, router });
      show(() => h(Answers), fe);
      expect(await enter()).toBe(false);
      expect(router.pushed.map(decodeURIComponent)).toEqual([`${login}?redirectUrl=${back}`]);
      expect((await fe.ready).router.href('loginUrl')).toBe(`${at.replace(/\/$/, '')}/account/login`);
    });

  it('tells the app of a move that the browser does not tell of', async () => {
    const { router, moves } = hostRouter('/');
    const fe = createFe({ ...options(), router });
    show(() => h(Answers), fe);
    const app = await fe.ready;
    const heard: unknown[] = [];
    app.router.subscribe(() => heard.push(app.router.current()));
    await moves();
    expect(heard).toEqual([undefined]);
  });

  it('shows content to people who have proved several factors', async () => {
    await signIn();
    show(
      () => [
        h(SteppedUpContent, { maxAge: 60 }, { default: () => [h('p', 'secrets')] }),
        h(SteppedUpContent, null, { either: steppedUp }),
      ],
      createFe(options()),
    );
    await eventually(() => expect(place.textContent).toBe('false'));
  });
});
