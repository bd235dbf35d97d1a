import { RouterProvider as TanStackProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { ProviderProps } from '../../adapters/react/index.ts';
import { findApp } from '../../core/index.ts';
import { createRouter } from '../../demo/docs/examples/react/react-router.tsx';
import { createRouter as createTanStackRouter } from '../../demo/docs/examples/react/tanstack-router.tsx';
import { createPreview } from '../../demo/preview/index.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../kit/in-page.ts';

const LOGIN = 'http://localhost/frontegg/identity/resources/auth/v1/user';
const place = document.createElement('div');
document.body.append(place);
const here = location.href;

/** Fills in a field of the login box, and sends its form. */
const submit = async (name: string, value: string) => {
  const input = await eventually(() => {
    const found = place.querySelector<HTMLInputElement>(`input[name=${name}]:not([readonly])`);
    if (!found?.form?.querySelector('button:not([disabled])')) throw new Error(`${name} is not asked for`);
    return found;
  });
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.form?.requestSubmit();
};

/** Routers of the documents, each with the real library. */
const routers: readonly [library: string, show: (options: ProviderProps) => ReactNode][] = [
  ['React Router', (options) => <RouterProvider router={createRouter(options)} />],
  ['TanStack Router', (options) => <TanStackProvider router={createTanStackRouter(options)} />],
];

for (const [library, show] of routers)
  describe(`<Protected> in ${library}`, () => {
    let root: Root;
    let preview: ReturnType<typeof createPreview>;
    const signIn = async () => {
      const body = JSON.stringify({ email: 'ada@acme.test', password: SEEDED_PASSWORD });
      const headers = { 'content-type': 'application/json' };
      await preview.transport({ method: 'POST', url: LOGIN, headers, body, credentials: 'include' });
    };
    const open = (path: string) => {
      history.replaceState(null, '', path);
      root.render(show({ baseUrl: location.origin, transport: preview.transport }));
    };

    beforeEach(() => {
      root = createRoot(place);
      preview = createPreview({ delayed: false });
    });
    afterEach(async () => {
      root.unmount();
      await eventually(() => expect(findApp()).toBeUndefined());
      history.replaceState(null, '', here);
    });

    it('shows a route to a signed-in user', async () => {
      await signIn();
      open('/orders');
      await eventually(() => expect(place.textContent).toBe('Orders of Ada Lovelace'));
    });

    it('leads a visitor to the login box by the router, and back after sign-in', async () => {
      open('/orders?year=2026');
      await eventually(() => expect(place.querySelector('fe-login-box')).not.toBeNull());
      expect(location.pathname + location.search).toBe('/account/login?redirectUrl=%2Forders%3Fyear%3D2026');
      await submit('email', 'ada@acme.test');
      await submit('password', SEEDED_PASSWORD);
      await eventually(() => expect(place.textContent).toBe('Orders of Ada Lovelace'));
      expect(location.pathname + location.search).toBe('/orders?year=2026');
    });

    it('leaves other routes to everyone', async () => {
      open('/');
      await eventually(() => expect(place.textContent).toBe('Welcome'));
    });
  });
