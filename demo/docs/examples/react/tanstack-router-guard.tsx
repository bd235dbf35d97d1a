import {
  createRootRoute,
  createRoute,
  createRouter as create,
  Link,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import { FeLoginBox, FeProvider, type ProviderProps, requireSession } from 'fe-elements/react';

const root = createRootRoute();
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: () => <Link to="/account/login">Welcome</Link>,
});

// one guard for many routes, which runs before their loaders
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async ({ location }) => ({
    user: await requireSession({
      url: location.publicHref,
      redirect: (href) => redirect({ href, replace: true }),
    }),
  }),
});
const orders = createRoute({
  getParentRoute: () => inside,
  path: '/orders',
  loader: ({ context }) => ({ title: `Orders of ${context.user?.name}` }),
  component: () => <h1>{orders.useLoaderData().title}</h1>,
});
const invoices = createRoute({
  getParentRoute: () => inside,
  path: '/invoices',
  component: () => <h1>Invoices</h1>,
});

const login = createRoute({ getParentRoute: () => root, path: '/account/login', component: SignIn });
const account = createRoute({ getParentRoute: () => root, path: '/account/$', component: SignIn });

function SignIn() {
  return <FeLoginBox layout="center" />;
}

export const createRouter = () =>
  create({ routeTree: root.addChildren([home, inside.addChildren([orders, invoices]), login, account]) });

export const Shop = ({ router, ...options }: ProviderProps & { router: ReturnType<typeof createRouter> }) => (
  <FeProvider {...options} router={router} customLoginBox>
    <RouterProvider router={router} />
  </FeProvider>
);
