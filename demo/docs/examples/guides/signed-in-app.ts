import { type App, createTestApp, fakeSession, previewSession } from 'fe-elements/testing';

/** An app in which Nia is signed in, with one permission and an answer of the host's own: nothing is sent. */
export const appWithFakeSession = (): App =>
  createTestApp(
    fakeSession(
      { name: 'Nia', email: 'nia@example.test', permissions: ['orders.read'], roles: ['Member'] },
      { 'GET /orders': [{ id: 'order-1' }] },
    ),
  );

/** An app over a server in the page, with Ada signed in: the portal and all its calls work. */
export const appOverPreview = async (): Promise<App> => {
  const { transport } = await previewSession({ as: 'ada@acme.test' });
  return createTestApp(transport);
};
