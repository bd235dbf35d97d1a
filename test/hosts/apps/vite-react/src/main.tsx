import { FeAdminPortal, FeLoginBox, FeProvider, Protected, useAuth, useAuthUser } from 'fe-elements/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const options = { baseUrl: import.meta.env['SERVICE'], urlStrategy: 'path' } as const;

const Home = () => {
  const user = useAuthUser();
  const { logout } = useAuth();
  return (
    <>
      <h1>Hello, {user?.name}</h1>
      <button type="button" onClick={() => void logout()}>
        Leave
      </button>
      <FeAdminPortal routing="memory" />
    </>
  );
};

const Host = () => {
  const [told, setTold] = useState('');
  const loginBox = <FeLoginBox onSignedIn={(event) => setTold(event.type)} />;
  return (
    <>
      <output>{told}</output>
      <FeProvider options={options} loading={<p>Loading</p>} loginBox={loginBox}>
        <Protected>
          <Home />
        </Protected>
      </FeProvider>
    </>
  );
};

const place = document.querySelector('#host');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
