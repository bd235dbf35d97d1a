import { createRootRoute, createRoute, createRouter as create, Outlet, useRouter } from '@tanstack/react-router';
import { FeProvider, type ProviderProps, Protected, useAuthUser } from 'fe-elements/react';

const Orders = () => <h1>Orders of {useAuthUser()?.name}</h1>;

export const createRouter = (options: ProviderProps) => {
  const root = createRootRoute({
    component: () => {
      const { history } = useRouter();
      return (
        <FeProvider
          {...options}
          navigate={(path, { replace }) => (replace ? history.replace(path) : history.push(path))}
        >
          <Outlet />
        </FeProvider>
      );
    },
  });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Welcome</h1> });
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
  const account = createRoute({ getParentRoute: () => root, path: '/account/$' });
  return create({ routeTree: root.addChildren([home, inside.addChildren([orders]), account]) });
};
