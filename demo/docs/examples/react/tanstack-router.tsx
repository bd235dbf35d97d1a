import { createRootRoute, createRoute, createRouter as create, Link, Outlet, useRouter } from '@tanstack/react-router';
import { FeProvider, type ProviderProps, Protected, useAuthUser } from 'fe-elements/react';

const Orders = () => <h1>Orders of {useAuthUser()?.name}</h1>;

export const createRouter = (options: ProviderProps) => {
  const root = createRootRoute({
    component: () => {
      return (
        <FeProvider {...options} router={useRouter()}>
          <Outlet />
        </FeProvider>
      );
    },
  });
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <Link to="/account/login">Welcome</Link>,
  });
  const inside = createRoute({
    getParentRoute: () => root,
    id: 'inside',
    component: () => (
      <Protected>
        <Outlet />
      </Protected>
    ),
  });
  const orders = createRoute({ getParentRoute: () => inside, path: '/orders', component: Orders });
  // the provider shows the login box there
  const login = createRoute({ getParentRoute: () => root, path: '/account/login' });
  const account = createRoute({ getParentRoute: () => root, path: '/account/$' });
  return create({ routeTree: root.addChildren([home, inside.addChildren([orders]), login, account]) });
};
