import { FeAdminPortal, FeProvider, Protected, useAuthUser } from 'fe-elements/react';
import type * as vanilla from 'fe-elements/vanilla';
import { version } from 'react';
import { createRoot } from 'react-dom/client';

const Home = () => (
  <>
    <h1>Hello, {useAuthUser()?.name}</h1>
    <FeAdminPortal routing="memory" />
  </>
);

const place = document.querySelector('#host');
if (place)
  createRoot(place).render(
    <FeProvider baseUrl={import.meta.env['SERVICE']} urlStrategy="memory">
      <p>React {version}</p>
      <Protected>
        <Home />
      </Protected>
    </FeProvider>,
  );

/** A script that React knows nothing of, with the core of the published scripts, follows the session of the page. */
const follow = async () => {
  const address = '/cdn/vanilla.js';
  const script = (await import(/* @vite-ignore */ address)) as typeof vanilla;
  const app = script.createApp({ name: 'script', baseUrl: import.meta.env['SERVICE'], urlStrategy: 'memory' });
  const show = () => {
    const { session } = app.store.getState();
    const output = document.querySelector('output');
    if (output) output.value = session.status === 'signedIn' ? `Script: ${session.user.email}` : session.status;
  };
  app.store.subscribe(show);
  show();
};
void follow();
