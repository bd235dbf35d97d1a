import { createPreview } from 'fe-elements/preview';
import { type App, createApp } from 'fe-elements/vanilla';

/** An app over a server in the page, with Ada signed in: a test of your own components needs no network. */
export const signedInApp = async (name: string): Promise<App> => {
  const { transport } = createPreview({ delayed: false });
  await transport({
    method: 'POST',
    url: `${location.origin}/frontegg/identity/resources/auth/v1/user`,
    headers: { 'content-type': 'application/json' },
    credentials: 'include',
    body: JSON.stringify({ email: 'ada@acme.test', password: 'Demo-passw0rd-42' }),
  });
  // the preview keeps the session's cookie, so the app renews it as after a reload
  const app = createApp({ name, baseUrl: location.origin, urlStrategy: 'memory', transport });
  await app.ready();
  return app;
};
