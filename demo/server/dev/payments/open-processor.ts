import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isLoopback } from '../../http/loopback.ts';
import type { Clock, Log } from '../../ports.ts';
import { createProcessor, type Processor } from './processor.ts';
import { openStateFile } from './state-file.ts';
import { registerEndpoint } from './account/endpoints.ts';
import { forgetOld } from './account/forget-old.ts';
import { seedPrices } from './prices/seed-prices.ts';

/** Settings by which a server talks to the test card processor in place of Stripe. */
export interface PaymentSettings {
  secretKey: string;
  publishableKey: string;
  /** Secret that signs events. */
  webhookSecret: string;
  /** Origin of the API: `http://127.0.0.1:49152`. */
  apiBase: string;
  /** Address of the script with the card fields: `http://localhost:3000/dev/payments/v3/`. */
  scriptUrl: string;
}

/** Test card processor of development: listens on a loopback port of its own, and delivers events. */
export interface DevelopmentProcessor extends Processor {
  readonly settings: PaymentSettings;
  close(): Promise<void>;
}

/** Interval at which events and subscriptions that are due are looked for, in milliseconds. */
const LOOK_MS = 1_000;
/** Time that an endpoint has to answer, in milliseconds. */
const ENDPOINT_MS = 10_000;

const send = async (request: Request): Promise<Response> => {
  // events leave for this machine alone
  if (!isLoopback(new URL(request.url).hostname)) return new Response(null, { status: 410 });
  return fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(ENDPOINT_MS) });
};

interface Opening {
  /** File that keeps its customers, cards and subscriptions over a restart. */
  file: string;
  clock: Clock;
  log: Log;
  /** Base URL of the pages: `http://localhost:3000`. */
  publicUrl: string;
  /** Address to which events are delivered. */
  webhookUrl: string;
}

/** Opens the processor on a free loopback port. */
export const openProcessor = async ({
  file,
  clock,
  log,
  publicUrl,
  webhookUrl,
}: Opening): Promise<DevelopmentProcessor> => {
  const kept = await openStateFile(file, () => processor.account.state);
  const processor = createProcessor({
    ...(kept.kept && { state: kept.kept }),
    now: () => clock.now().getTime(),
    base: `${publicUrl}/dev/payments`,
    onChange: () => {
      kept.save();
      void look();
    },
  });
  const { account } = processor;
  forgetOld(account.state, account.now());
  seedPrices(account);
  const endpoint = registerEndpoint(account, webhookUrl);

  let looking: Promise<unknown> | undefined;
  const look = (): Promise<unknown> =>
    (looking ??= Promise.resolve()
      .then(() => processor.tick())
      .then(() => processor.deliver(send))
      .catch((error: unknown) => log.warn({ error: String(error) }, 'The test card processor stumbled'))
      .finally(() => {
        looking = undefined;
      }));
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();

  const server = createServer(getRequestListener(processor.fetch));
  server.unref();
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  kept.save();

  return {
    ...processor,
    settings: {
      secretKey: account.state.secretKey,
      publishableKey: account.state.publishableKey,
      webhookSecret: endpoint.secret,
      apiBase: `http://127.0.0.1:${port}`,
      scriptUrl: `${publicUrl}/dev/payments/v3/`,
    },
    close: async () => {
      clearInterval(timer);
      await looking;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await kept.close();
    },
  };
};
