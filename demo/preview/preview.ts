import type { CreateCardProvider } from '../../core/browser/card-provider.ts';
import { lazyModule } from '../../core/browser/lazy-module.ts';
import { failed } from '../../core/contract/failure.ts';
import type { Transport } from '../../core/transport.ts';
import { loadMails } from '../../elements/i18n/mails.ts';
import { developmentCaptcha } from '../server/captcha/development-captcha.ts';
import { pageHasher } from '../server/hasher/page-hasher.ts';
import { createSealer } from '../server/keys/sealer.ts';
import { createStamper } from '../server/keys/stamper.ts';
import { storedKeys } from '../server/keys/rotation/stored-keys.ts';
import { DEFAULT_LIMITS, DEVELOPMENT_RECIPIENTS } from '../server/limits/limits.ts';
import { unlimited } from '../server/limits/unlimited.ts';
import { openMailService } from '../server/mail/mail-service.ts';
import { commonPublicDomains } from '../server/email-domains/common-public-domains.ts';
import { shortBreachedList } from '../server/passwords/breached-list.ts';
import { pagePictures } from '../server/pictures/page-pictures.ts';
import { roughStrength } from '../server/passwords/password-strength.ts';
import type { Log, Mail, Ports, ShortMessage } from '../server/ports.ts';
import { memoryStore } from '../server/store/memory.ts';
import { DEFAULT_CONFIG, type OperatorConfig } from '../server/vendor/config.ts';
import type { Server } from '../server/serve-routes.ts';
import type { PagePayments } from './payments/page-payments.ts';
import { cookieJar } from './cookie-jar.ts';
import { carry, type Network } from './network.ts';
import { type ServerInParts, serveInParts } from './serve-in-parts.ts';
import { SEEDED_PASSWORD } from '../server/dev/people.ts';
import { withDemoPlans } from '../server/dev/plans.ts';
import { withDemoPortal } from '../server/dev/portal.ts';
import { seed as seedCompanies } from '../server/dev/seed.ts';

/** Options of a preview. */
export interface PreviewOptions {
  /** The operator's configuration, over the defaults. */
  config?: Partial<OperatorConfig>;
  /** Seeds the store with data besides Acme Robotics and its people. */
  seed?: (ports: Ports) => Promise<void>;
  /** Simulated latency, as in product.md#timing; `false` for tests. */
  delayed?: boolean;
  /** Address of the person who is signed in when the session is first asked for; by default no one is. */
  as?: string | (() => string | undefined);
}

/** Server in the page, with control over its environment. */
export interface Preview {
  /** Transport for `createApp({ transport })`. */
  readonly transport: Transport;
  /** Resolves once the store is seeded. */
  readonly ready: Promise<void>;
  /** Network state, which can be changed at any time. */
  readonly network: Network;
  /** Mails sent to an address, newest first. */
  mails(to: string): Promise<readonly Mail[]>;
  /** Text messages sent to a phone, newest first. */
  texts(to: string): Promise<readonly ShortMessage[]>;
  /** Link in the newest mail to an address. */
  link(to: string): Promise<URL>;
  /** Payments of its companies, with control over their state. */
  readonly payments: Promise<PagePayments>;
  /** Moves the server's clock ahead. */
  advance(ms: number): void;
}

const fetchFields = lazyModule(() => import('./payments/page-fields.ts'));

// what the server loads when it first sends mail, or sets up an authenticator app or a passkey; its people read English
lazyModule(() => import('../server/mail/rendered-mail.ts'));
lazyModule(() => import('../server/mail/layout.ts'));
lazyModule(() => import('otpauth'));
lazyModule(() => import('uqr'));
lazyModule(() => import('@simplewebauthn/server'));
lazyModule(() => loadMails('en'));

/** Path of the call that asks for the session, and of the one that signs in. */
const [REFRESH, LOGIN] = ['/auth/v1/user/token/refresh', '/auth/v1/user'];

const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Secret key of a preview; it and all sealed data are gone with the page. */
const SECRET = 'only as long as this page is open';

const origin = (): string => globalThis.location?.origin ?? 'http://localhost';

/** Card providers of the previews in this page, by their transports. */
const cardProviders = new WeakMap<Transport, () => Promise<CreateCardProvider>>();

/** Card provider of the preview with this transport: its fields are inputs of the page. */
export const previewCardProvider = async (transport: Transport | undefined): Promise<CreateCardProvider> => {
  const load = transport && cardProviders.get(transport);
  if (!load) throw new Error('No preview has this transport');
  return load();
};

/**
 * Server at which a person is signed in once the session is first asked for; sign-out ends that for good. All of it is
 * loaded then, so that their page goes on without a network.
 */
const withPerson = ({ serve, loadWhole }: ServerInParts, as: NonNullable<PreviewOptions['as']>): Server => {
  let entered: Promise<void> | undefined;
  const enter = async (...[request, peer]: Parameters<Server>) => {
    const email = typeof as === 'function' ? as() : as;
    const body = JSON.stringify({ email, password: SEEDED_PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const address = request.url.replace(REFRESH, LOGIN);
    if (email === undefined) return;
    await serve(new Request(address, { method: 'POST', headers, body }), peer);
    // what needs it asks again
    void loadWhole().catch(() => undefined);
  };
  return async (request, peer) => {
    if (request.url.endsWith(REFRESH)) await (entered ??= enter(request, peer));
    return serve(request, peer);
  };
};

/** Runs the server in the page over a store in memory, which is gone with the page. Source: product.md#previews. */
export const createPreview = ({ config, seed, delayed = true, as }: PreviewOptions = {}): Preview => {
  const cookies = cookieJar();
  const sent: Mail[] = [];
  const texts: ShortMessage[] = [];
  const network: Network = { state: 'up', delayed };
  let ahead = 0;

  const clock = { now: () => new Date(Date.now() + ahead) };
  const common = { store: memoryStore(), sealer: createSealer([SECRET]), clock };
  const limits = { ...DEFAULT_LIMITS, recipients: DEVELOPMENT_RECIPIENTS };
  const operator = { ...withDemoPortal(withDemoPlans(DEFAULT_CONFIG)), limits, ...config };
  const issued = { issuer: origin(), audience: operator.clientIds[0] ?? 'demo', algorithm: 'ES256' as const };
  const post = openMailService({
    ...common,
    log: SILENT,
    config: operator,
    publicUrl: origin(),
    mailer: { send: async (mail) => void sent.unshift(mail) },
    sms: { send: async (message) => void texts.unshift(message) },
  });

  let openPayments: ((payments: PagePayments) => void) | undefined;
  const payments = new Promise<PagePayments>((resolve) => (openPayments = resolve));
  const open = async (): Promise<Server> => {
    const [{ pagePayments }, { seedAcmeBilling }] = await Promise.all([
      import('./payments/page-payments.ts'),
      import('./payments/seed-billing.ts'),
    ]);
    const payments = pagePayments({ clock, config: operator });
    openPayments?.(payments);
    const ports: Ports = {
      store: common.store,
      clock,
      hasher: pageHasher(),
      keys: await storedKeys({ ...common, ...issued }),
      breached: shortBreachedList(),
      publicDomains: commonPublicDomains,
      strength: roughStrength(),
      post,
      limiter: unlimited,
      stamper: createStamper([SECRET]),
      sealer: common.sealer,
      captcha: developmentCaptcha,
      pictures: pagePictures(),
      payments,
      // a preview sends no requests to other servers
      fetch: async () => failed('unreachable'),
      log: SILENT,
      config: operator,
      publicUrl: origin(),
    };
    await seedCompanies(ports);
    await seedAcmeBilling(ports);
    await seed?.(ports);
    const parts = serveInParts(ports);
    return as === undefined ? parts.serve : withPerson(parts, as);
  };
  const server = open();

  const mails = async (to: string): Promise<readonly Mail[]> => {
    await post.sendDue();
    return sent.filter((mail) => mail.to === to);
  };
  const transport = carry(network, async (request) => (await server)(request, { cookies }));
  let cards: Promise<CreateCardProvider> | undefined;
  cardProviders.set(transport, () => {
    // one of a preview: a payment goes on with the fields that were entered
    cards ??= fetchFields().then(({ pageCardProvider }) => pageCardProvider(() => payments));
    return cards;
  });
  return {
    payments,
    transport,
    ready: server.then(() => undefined),
    network,
    mails,
    texts: async (to) => {
      await post.sendDue();
      return texts.filter((message) => message.to === to);
    },
    link: async (to) => {
      const [newest] = await mails(to);
      const address = newest?.text.match(/^https?:\S+$/m)?.[0];
      if (!address) throw new Error(`No mail to ${to} has a link`);
      return new URL(address);
    },
    advance: (ms) => {
      ahead += ms;
    },
  };
};
