import { expect, it } from 'vitest';
import { previewTransport } from 'fe-elements/preview';
import { loginFeature } from '../../core/login/login.feature.ts';
import { openApp } from './kit/open-app.ts';

it("an app signs in and out at the product's own server", { timeout: 30_000 }, async () => {
  const { app, state, page } = await openApp({ previewMode: true, transport: previewTransport() });
  expect([state().session.status, page.words]).toEqual(['signedOut', []]);
  const login = app.use(loginFeature);
  await login.submitIdentifier({ email: 'ada@acme.test' });
  await login.submitPassword({ password: 'wrong' });
  expect(state().login?.failure?.kind).toBe('invalidCredentials');
  await login.submitPassword({ password: 'Demo-passw0rd-42' });
  expect(state().session).toMatchObject({
    status: 'signedIn',
    user: { name: 'Ada Lovelace' },
    activeTenant: { name: 'Acme Robotics' },
  });
  await app.logout();
  expect(state().session.status).toBe('signedOut');
});
