import { FeLoginBox, FeProvider } from 'fe-elements/react';
import { useState } from 'react';
import { Outlet, Scripts, useLocation, useNavigate } from 'react-router';

// oxlint-disable-next-line import/no-default-export -- React Router asks for it
export default function Root() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [told, setTold] = useState('');
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        <title>Host</title>
      </head>
      <body>
        <output>{told}</output>
        <FeProvider
          baseUrl={import.meta.env['SERVICE']}
          initialPath={pathname}
          navigate={(path, { replace }) => void navigate(path, { replace })}
          loading={<p>Loading</p>}
          loginBox={<FeLoginBox onSignedIn={({ type }) => setTold(type)} />}
        >
          <Outlet />
        </FeProvider>
        <Scripts />
      </body>
    </html>
  );
}
