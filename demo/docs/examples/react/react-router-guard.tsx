import { FeLoginBox, FeProvider, type ProviderProps, requireSession } from 'fe-elements/react';
import { createBrowserRouter, Link, type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';

const signedIn = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
  requireSession({ url: request.url, redirect: replace });

const loadOrders = async (route: LoaderFunctionArgs) => {
  const user = await signedIn(route);
  return { title: `Orders of ${user?.name}` };
};

const Orders = () => <h1>{useLoaderData<typeof loadOrders>().title}</h1>;

export const createRouter = () =>
  createBrowserRouter([
    {
      hydrateFallbackElement: <p>Loading...</p>,
      children: [
        { path: '/', element: <Link to="/account/login">Welcome</Link> },
        { path: '/orders', loader: loadOrders, element: <Orders /> },
        // one guard for many routes, which runs before their loaders
        { middleware: [signedIn], children: [{ path: '/invoices', element: <h1>Invoices</h1> }] },
        { path: '/account/*', element: <FeLoginBox layout="center" /> },
      ],
    },
  ]);

export const Shop = ({ router, ...options }: ProviderProps & { router: ReturnType<typeof createRouter> }) => (
  <FeProvider {...options} router={router} customLoginBox>
    <RouterProvider router={router} />
  </FeProvider>
);
