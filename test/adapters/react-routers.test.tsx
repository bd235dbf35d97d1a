import {
  createRootRoute,
  createRoute,
  createRouter as createAnyTanStackRouter,
  redirect,
  RouterProvider as TanStackProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, replace, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import {
  type AuthUser,
  FeLoginBox,
  FeProvider,
  type ProviderProps,
  requireSession,
} from '../../adapters/react/index.ts';
import { findApp } from '../../core/index.ts';
import { createRouter } from '../../demo/docs/examples/react/react-router.tsx';
import * as guarded from '../../demo/docs/examples/react/react-router-guard.tsx';
import { createRouter as createTanStackRouter } from '../../demo/docs/examples/react/tanstack-router.tsx';
import * as tanStackGuarded from '../../demo/docs/examples/react/tanstack-router-guard.tsx';
import { createPreview } from '../../demo/preview/index.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../kit/in-page.ts';

const LOGIN = 'http://localhost/frontegg/identity/resources/auth/v1/user';
const place = document.createElement('div');
document.body.append(place);
const here = location.href;

/** Fills in a field of the login box, and sends its form. */
const submit = async (name: string, value: string) => {
  const input = await eventually(() => {
    const found = place.querySelector<HTMLInputElement>(`input[name=${name}]:not([readonly])`);
    if (!found?.form?.querySelector('button:not([disabled])')) throw new Error(`${name} is not asked for`);
    return found;
  });
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.form?.requestSubmit();
};

/** Routers of the documents, each with the real library. */
const routers: readonly [library: string, open: (options: ProviderProps) => ReactNode][] = [
  ['<Protected> in React Router', (options) => <RouterProvider router={createRouter(options)} />],
  ['<Protected> in TanStack Router', (options) => <TanStackProvider router={createTanStackRouter(options)} />],
  ['requireSession() in React Router', (options) => <guarded.Shop {...options} router={guarded.createRouter()} />],
  [
    'requireSession() in TanStack Router',
    (options) => <tanStackGuarded.Shop {...options} router={tanStackGuarded.createRouter()} />,
  ],
];

/** Firefox ESR 140 has no Navigation API, which tells of each change of the address. */
const browsers = { 'with the Navigation API': true, 'without the Navigation API': false };

let root: Root;
let preview: ReturnType<typeof createPreview>;

const signIn = async (email = 'ada@acme.test') => {
  const body = JSON.stringify({ email, password: SEEDED_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  await preview.transport({ method: 'POST', url: LOGIN, headers, body, credentials: 'include' });
};
const open = (path: string, show: (options: ProviderProps) => ReactNode) => {
  history.replaceState(null, '', path);
  root.render(show({ baseUrl: location.origin, transport: preview.transport }));
};
const seesLoginBox = () => eventually(() => expect(place.querySelector('fe-login-box')).not.toBeNull());
const sees = (text: string) => eventually(() => expect(place.textContent).toBe(text));
const address = () => location.pathname + location.search;

beforeEach(() => {
  root = createRoot(place);
  preview = createPreview({ delayed: false });
});
afterEach(async () => {
  root.unmount();
  await eventually(() => expect(findApp()).toBeUndefined());
  history.replaceState(null, '', here);
  // it counts the redirects of a tab
  sessionStorage.clear();
});

for (const [name, show] of routers)
  for (const [browser, tells] of Object.entries(browsers))
    describe(`${name}, ${browser}`, () => {
      const navigation = Object.getOwnPropertyDescriptor(window, 'navigation') ?? {};
      beforeEach(() => {
        if (!tells) Object.defineProperty(window, 'navigation', { value: undefined, configurable: true });
      });
      afterEach(() => void Object.defineProperty(window, 'navigation', navigation));

      it('shows a route to a signed-in user', async () => {
        await signIn();
        open('/orders', show);
        await sees('Orders of Ada Lovelace');
      });

      it('leads a visitor to the login box by the router, and back after sign-in', async () => {
        open('/orders?year=2026', show);
        const { length } = history;
        await seesLoginBox();
        expect(address()).toBe('/account/login?redirectUrl=%2Forders%3Fyear%3D2026');
        expect(history.length).toBe(length);
        await submit('email', 'ada@acme.test');
        await submit('password', SEEDED_PASSWORD);
        await sees('Orders of Ada Lovelace');
        expect(address()).toBe('/orders?year=2026');
      });

      it('leads to the login box when the session ends there', async () => {
        await signIn();
        open('/orders', show);
        await sees('Orders of Ada Lovelace');
        await findApp()?.logout();
        await seesLoginBox();
        expect(address()).toBe('/account/login?redirectUrl=%2Forders');
      });

      it('shows the login box where a link of the router leads to it, and the page again on the way back', async () => {
        open('/', show);
        await sees('Welcome');
        const heard: unknown[] = [];
        findApp()?.facts.subscribe((fact) => void (fact.type === 'route.changed' && heard.push(fact.route)));
        place.querySelector('a')?.click();
        await seesLoginBox();
        await eventually(() => expect(heard).toEqual(['loginUrl']));
        history.back();
        await sees('Welcome');
        expect(heard).toEqual(['loginUrl', undefined]);
      });
    });

describe('a guard of many routes, by requireSession()', () => {
  for (const [name, show] of routers.slice(2))
    it(`leads a visitor to the login box: ${name}`, async () => {
      open('/invoices', show);
      await seesLoginBox();
      expect(address()).toBe('/account/login?redirectUrl=%2Finvoices');
    });
});

/** Content of a guarded route. */
const loadCompany = async (user: Promise<AuthUser | undefined>) => `Company ${(await user)?.tenantId}`;

const Company = () => <p>{useLoaderData<string>()}</p>;

const companyLoader = ({ request: { url } }: { request: Request }) =>
  loadCompany(requireSession({ url, redirect: replace }));
const redirectTo = (href: string) => redirect({ href, replace: true });

/** Routers with a base path, whose guarded route loads its content for a company. */
const based: readonly [library: string, show: (options: ProviderProps) => ReactNode][] = [
  [
    'React Router',
    (options) => {
      const routes = [
        { path: '/company', loader: companyLoader, element: <Company /> },
        { path: '/account/*', element: <FeLoginBox /> },
      ];
      const router = createBrowserRouter(routes, { basename: '/shop' });
      return <guarded.Shop {...options} router={router} />;
    },
  ],
  [
    'TanStack Router',
    (options) => {
      const rootRoute = createRootRoute();
      const company = createRoute({
        getParentRoute: () => rootRoute,
        path: '/company',
        beforeLoad: async ({ location: { publicHref } }) => {
          return { title: await loadCompany(requireSession({ url: publicHref, redirect: redirectTo })) };
        },
        loader: ({ context }) => context.title,
        component: () => <p>{company.useLoaderData()}</p>,
      });
      const login = createRoute({
        getParentRoute: () => rootRoute,
        path: '/account/login',
        component: () => <FeLoginBox />,
      });
      const router = createAnyTanStackRouter({ routeTree: rootRoute.addChildren([company, login]), basepath: '/shop' });
      return (
        <FeProvider {...options} router={router} customLoginBox>
          <TanStackProvider router={router} />
        </FeProvider>
      );
    },
  ],
];

for (const [library, show] of based)
  describe(`a route that requireSession() guards, in ${library} with a base path`, () => {
    it('leads a visitor to the login route below it, and back', async () => {
      open('/shop/company', show);
      await seesLoginBox();
      expect(address()).toBe('/shop/account/login?redirectUrl=%2Fshop%2Fcompany');
      await submit('email', 'ada@acme.test');
      await submit('password', SEEDED_PASSWORD);
      await eventually(() => expect(place.textContent).toMatch(/^Company ./));
      expect(address()).toBe('/shop/company');
    });

    it('loads its content again where the user acts in another company', async () => {
      await signIn('rae@reseller.test');
      open('/shop/company', show);
      await eventually(() => expect(place.textContent).toMatch(/^Company ./));
      const before = place.textContent;
      const session = findApp()?.store.getState().session;
      const others = session?.status === 'signedIn' ? session.tenants : [];
      const other = others.find(({ tenantId }) => before !== `Company ${tenantId}`)?.tenantId ?? '';
      await findApp()?.switchTenant(other);
      await sees(`Company ${other}`);
    });
  });

describe('requireSession()', () => {
  it('waits while the provider shows the login box, where auth routes are not in the address', async () => {
    const redirected: string[] = [];
    const answer = requireSession({ url: '/orders', redirect: (path) => redirected.push(path) });
    open('/orders', (options) => <FeProvider {...options}>Orders</FeProvider>);
    await submit('email', 'ada@acme.test');
    await submit('password', SEEDED_PASSWORD);
    expect(await answer).toMatchObject({ email: 'ada@acme.test' });
    expect(redirected).toEqual([]);
  });
});
