import { Hono } from 'hono';
import { securityHeaders } from '../http/security-headers.ts';

/** Request for a WebSocket, as Node's HTTP server passes it to `upgrade`; the package declares none of Node's own types. */
export interface UpgradeRequest {
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Application as the process runs it. */
export interface Application {
  fetch(request: Request, env: unknown): Response | Promise<Response>;
  /** Takes a request for a WebSocket, with its connection and what was read of it; false where its path has none. */
  upgrade(request: UpgradeRequest, socket: unknown, head: Uint8Array): boolean;
  /** Closes WebSockets so that clients connect to another process. */
  restart(): void;
  /** Readiness: whether its dependencies answer, the database above all. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
  /** Startup message for a person: addresses and sign-ins. */
  readonly greeting: string;
}

const isReady = (application: Application | undefined): Promise<boolean | undefined> =>
  Promise.resolve(application?.ready()).catch(() => false);

/** Middleware that answers `/healthz` and `/readyz`, and passes other requests to the application once it has started. */
export const withHealthChecks = (current: () => Application | undefined) => {
  const probes = new Hono()
    .use(securityHeaders({ secure: false }))
    .all('/healthz', ({ text }) => text('ok\n'))
    .all('/readyz', async ({ text }) => ((await isReady(current())) ? text('ready\n') : text('not ready\n', 503)))
    .notFound(({ text }) => text('The server is starting.\n', 503));
  const PROBES = new Set(['/healthz', '/readyz']);

  return async (request: Request, env: unknown): Promise<Response> => {
    const application = current();
    if (!application || PROBES.has(new URL(request.url).pathname)) return probes.fetch(request);
    return application.fetch(request, env);
  };
};
