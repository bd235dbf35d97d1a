import { type App, type AppOptions, createApp, type Transport } from '../../core/index.ts';

let made = 0;

/** App for one test, with a name of its own: over a transport, and without an address in the page's history. */
export const createTestApp = (transport: Transport, options: AppOptions = {}): App =>
  createApp({
    name: `test-${(made += 1)}`,
    baseUrl: globalThis.location?.origin ?? 'http://localhost',
    urlStrategy: 'memory',
    transport,
    ...options,
  });
