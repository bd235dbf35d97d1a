import { FeProvider, type ProviderProps, Protected, useAuthUser } from 'fe-elements/react';
import { createBrowserRouter, Link, Outlet, useNavigate } from 'react-router';

const Root = (options: ProviderProps) => {
  const navigate = useNavigate();
  return (
    <FeProvider {...options} navigate={(path, { replace }) => navigate(path, { replace })}>
      <Outlet />
    </FeProvider>
  );
};

const Orders = () => <h1>Orders of {useAuthUser()?.name}</h1>;

export const createRouter = (options: ProviderProps) =>
  createBrowserRouter([
    {
      element: <Root {...options} />,
      children: [
        { path: '/', element: <Link to="/account/login">Welcome</Link> },
        {
          element: (
            <Protected>
              <Outlet />
            </Protected>
          ),
          children: [{ path: '/orders', element: <Orders /> }],
        },
        // the provider shows the login box there
        { path: '/account/*', element: null },
      ],
    },
  ]);
