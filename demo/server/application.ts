import type { IncomingMessage } from 'node:http';
import { resolveTxt } from 'node:dns/promises';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { openExpiryNotices } from './api-tokens/expiry-notices.ts';
import { createServer } from './app.ts';
import { developmentCaptcha } from './captcha/development-captcha.ts';
import { recaptcha } from './captcha/recaptcha.ts';
import { devPages } from './dev/dev-pages.ts';
import { openIdp, withDemoSocial } from './dev/idp/open-idp.ts';
import { greeting } from './dev/greeting.ts';
import { type Mailbox, openMailbox } from './dev/mailbox/mailbox.ts';
import { type DevelopmentProcessor, openProcessor } from './dev/payments/open-processor.ts';
import { openPhone } from './dev/phone/phone.ts';
import { withDemoClients } from './dev/hosted-clients.ts';
import { withDemoPlans } from './dev/plans.ts';
import { withDemoPortal } from './dev/portal.ts';
import { withDemoWays } from './dev/ways.ts';
import { seedColleagues } from './dev/seed-colleagues.ts';
import { seed } from './dev/seed.ts';
import { seedFlags } from './dev/seed-flags.ts';
import { openSamlIdp } from './dev/idp/saml-idp.ts';
import { seedSso } from './dev/seed-sso.ts';
import { seedExperiences } from './dev/seed-experiences.ts';
import { createCorsPolicy } from './http/cors-policy.ts';
import { FLAGS_BASE, flagService } from './flag-service/flag-service.ts';
import { flagPages } from './dev/flags/flags.pages.ts';
import { guardedFetch } from './fetch/guarded-fetch.ts';
import { graphqlHttp } from './graphql/graphql-http.ts';
import { isHostedPath } from './federation/hosted/hosted-navigations.ts';
import { openSocial } from './federation/social/providers/open-social.ts';
import { GRAPHQL_PATH, openGraphql } from './graphql/graphql-server.ts';
import { openSockets } from './graphql/sockets.ts';
import { openAccountDeletions } from './own-account/deletion-job.ts';
import { openHousekeeping } from './jobs/housekeeping.ts';
import { argon2Hasher } from './hasher/argon2-hasher.ts';
import { callerAddress, networkOf, warnOfUntrustedProxy } from './http/caller-address.ts';
import { createSealer, SealedElsewhere } from './keys/sealer.ts';
import { createStamper } from './keys/stamper.ts';
import { scheduleKeyRotation } from './keys/rotation/key-rotation.ts';
import { type KeySetting, storedKeys } from './keys/rotation/stored-keys.ts';
import { flexibleLimiter } from './limits/flexible-limiter.ts';
import { DEVELOPMENT_RECIPIENTS } from './limits/limits.ts';
import { logLevel, pinoLog } from './log/pino-log.ts';
import { openMailService } from './mail/mail-service.ts';
import { type SmtpMailer, smtpMailer } from './mail/smtp-mailer.ts';
import { publicDomainList } from './email-domains/public-domains.ts';
import { breachedList } from './passwords/breached-list.ts';
import { zxcvbnStrength } from './passwords/password-strength.ts';
import { prometheusMetrics } from './metrics/prometheus.ts';
import type { Keys, Log, Ports } from './ports.ts';
import type { Application } from './process/health-checks.ts';
import type { ProcessParts } from './process/run.ts';
import { printInvoice } from './billing/invoice-font.ts';
import { answerEvent, EVENTS_PATH } from './billing/events.ts';
import { openReconciler } from './billing/reconciler.ts';
import { stripePayments } from './stripe/stripe-payments.ts';
import { StartFailure } from './start-failure.ts';
import { keepConfigurations } from './sso/keep-configurations.ts';
import { openMetadataRefresh } from './sso/metadata-refresh.ts';
import { nodeSaml } from './saml/node-saml.ts';
import { openOidc } from './openid/open-oidc.ts';
import type { SsoProviders } from './sso-providers.ts';
import { twilio } from './sms/twilio.ts';
import { authPageOf } from './static/auth-page.ts';
import { sharpPictures } from './pictures/sharp-pictures.ts';
import { servePages } from './static/pages.ts';
import { shellPageOf } from './static/shell-page.ts';
import { postgresStore } from './store/postgres.ts';
import type { OperatorConfig } from './vendor/config.ts';
import { keepRoles } from './roles/keep-roles.ts';
import { readSettings } from './vendor/settings.ts';

/** Bindings that Node's HTTP server passes beside a request. */
interface Connection {
  incoming?: { socket: { remoteAddress?: string } };
}

const isCall = (path: string): boolean =>
  path.startsWith('/frontegg/') || path.startsWith('/.well-known/') || isHostedPath(path);

const openKeys = async (setting: KeySetting): Promise<Keys> => {
  try {
    return await storedKeys(setting);
  } catch (cause) {
    if (!(cause instanceof SealedElsewhere)) throw cause;
    throw new StartFailure(
      'FE_SECRET_KEYS cannot decrypt the signing keys in the database: add the key they were encrypted with to the list.',
    );
  }
};

/**
 * Logs one warning when the mail server cannot be used. Ours: start-up does not wait for it, because mails stay in the
 * outbox.
 */
const warnWithoutMail = (mailer: SmtpMailer, log: Log): Promise<void> =>
  mailer.verify().catch((cause: unknown) => {
    const error = cause instanceof Error ? cause.message : 'unknown';
    log.warn({ error }, 'The mail server of SMTP_URL cannot be used: mails wait in the outbox until it can');
  });

const forDevelopment = (config: OperatorConfig, publicUrl: string): OperatorConfig => {
  const limits = { ...config.limits, recipients: DEVELOPMENT_RECIPIENTS };
  return withDemoClients(withDemoWays(withDemoPortal(withDemoPlans({ ...config, limits }))), publicUrl);
};

/** Composes the server for Node over PostgreSQL: store, keys, mail, limits and pages, with start and stop. */
export const openApplication = async (parts: ProcessParts & { dist: string }): Promise<Application> => {
  const { databaseUrl, port, dev, env, dist } = parts;
  const settings = readSettings(env, { dev, port });
  const { secretKeys, captchaSecret, smtpUrl, mailFrom, publicUrl, proxies, metricsToken } = settings;
  const idp = dev ? await openIdp(publicUrl) : undefined;
  const config = idp ? withDemoSocial(forDevelopment(settings.config, publicUrl), idp.social) : settings.config;
  const log = pinoLog(logLevel(env['LOG_LEVEL'], dev));
  const clock = { now: () => new Date() };
  const sealer = createSealer(secretKeys);
  const hasher = argon2Hasher();

  const samlIdp = dev ? await openSamlIdp(publicUrl, clock) : undefined;
  const store = await postgresStore(databaseUrl, log);
  if (dev) {
    await seed({ store, hasher, clock, config });
    await seedColleagues({ store, clock });
    await seedExperiences({ store, clock });
    await seedFlags({ store, clock });
    if (samlIdp) await seedSso({ store, clock, sealer, publicUrl }, samlIdp);
  } else await keepRoles(store, config, clock);
  await keepConfigurations({ store, sealer, clock, log, config }, settings.ssoSecrets);
  const audience = config.clientIds[0] ?? '';
  const keySetting = { store, sealer, clock, issuer: publicUrl, audience, algorithm: config.signingAlgorithm };
  const keys = await openKeys(keySetting);
  const stopTending = scheduleKeyRotation({ ...keySetting, days: config.signingKeyDays, log });

  let mailbox: Mailbox | undefined;
  if (dev) mailbox = await openMailbox({ file: join(env['DATA_DIR'] || '.data', 'mailbox.jsonl'), clock, log });
  let processor: DevelopmentProcessor | undefined;
  if (dev && !settings.stripe) {
    const file = join(env['DATA_DIR'] || '.data', 'payments.json');
    const webhookUrl = `http://127.0.0.1:${port}/frontegg/webhooks/stripe`;
    processor = await openProcessor({ file, clock, log, publicUrl, webhookUrl });
  }
  const mailer = smtpMailer(smtpUrl ?? mailbox?.smtpUrl ?? '', { name: config.vendor.name, address: mailFrom });
  // the providers of development are on this machine
  const ownHosts = idp ? [new URL(publicUrl).host] : [];
  const fetch = guardedFetch({ privateHosts: [...config.privateHosts, ...ownHosts] });
  const phone = openPhone(clock);
  const sms = settings.twilio ? twilio({ ...settings.twilio, fetch }) : dev ? phone : undefined;
  const post = openMailService({ store, sealer, clock, log, mailer, sms, config, publicUrl });
  post.start();
  if (smtpUrl) void warnWithoutMail(mailer, log);
  const housekeeping = openHousekeeping({ store, clock, log });
  housekeeping.start();
  const expiryNotices = openExpiryNotices({ store, clock, log, post });
  expiryNotices.start();

  const accountDeletions = openAccountDeletions({ store, clock, log, post, config });
  accountDeletions.start();

  const limiter = flexibleLimiter(store.counters, clock, { sheds: true });
  const stamper = createStamper(secretKeys);
  const breached = breachedList();
  const publicDomains = publicDomainList();
  const strength = zxcvbnStrength();
  const captcha = captchaSecret
    ? recaptcha({ ...config.captchaPolicy, fetch, log, secret: captchaSecret })
    : developmentCaptcha;
  const stripe = settings.stripe ?? processor?.settings;
  const payments = stripe && stripePayments(stripe, config.billing, clock);
  const secrets = { ...idp?.secrets, ...settings.socialSecrets };
  const social = openSocial({ providers: config.social, secrets, fetch });
  const sso: SsoProviders = {
    saml: nodeSaml({ store, sealer, clock }),
    oidc: openOidc({
      fetch,
      http: ({ hostname, host }) => [...config.privateHosts, ...ownHosts].some((at) => at === hostname || at === host),
    }),
    resolveTxt: async (name) => (await resolveTxt(name).catch(() => [])).map((parts) => parts.join('')),
  };
  const pictures = sharpPictures();
  const guards = {
    social,
    sso,
    breached,
    publicDomains,
    strength,
    limiter,
    stamper,
    sealer,
    fetch,
    captcha,
    pictures,
    payments,
    printInvoice,
  };
  const { connections } = store;
  const metrics = metricsToken ? prometheusMetrics({ store, clock, connections, hashes: hasher.load }) : undefined;
  const ports: Ports = { store, hasher, clock, keys, post, ...guards, log, metrics, config, publicUrl, dev };
  const metadataRefresh = openMetadataRefresh(ports);
  metadataRefresh.start();
  const hosted =
    config.hostedLogin.clients.length > 0
      ? await (await import('./federation/hosted/open-hosted.ts')).openHosted(ports, settings.oauthSecrets)
      : undefined;
  const calls = createServer(ports, hosted);
  const graphql = openGraphql(ports);
  const policy = createCorsPolicy({ publicUrl, origins: config.origins, loopback: dev, clock, log });
  const answerGraphql = graphqlHttp(ports, policy, graphql);
  const sockets = openSockets(ports, policy, graphql);
  const flags = flagService(ports, policy);
  const reconciler = openReconciler(ports);
  reconciler.start();
  const checkProxy = warnOfUntrustedProxy(log, proxies);
  const tools = mailbox && devPages(mailbox, phone, processor, flagPages(ports, flags.forget));
  const shown = {
    pictures: [config.vendor.logo, config.vendor.icon],
    captcha: config.captchaPolicy.enabled,
    paymentScript: stripe?.scriptUrl,
    ...(dev && { shell: shellPageOf(config) }),
  };
  const pages = servePages({ dist, publicUrl, dev, authPage: authPageOf(config), ...shown });

  return {
    fetch: async (request, env) => {
      const { incoming } = env as Connection; // bindings of Node's server, or empty
      if (!dev) checkProxy(request);
      const ip = callerAddress(request, incoming?.socket.remoteAddress, proxies);
      // in development all callers share one address
      const answerCall = () => calls(request, { ip, network: dev ? null : networkOf(ip) });
      const { pathname } = new URL(request.url);
      if (pathname === EVENTS_PATH) return answerEvent(ports, request);
      if (isCall(pathname)) return answerCall();
      if (pathname.startsWith(FLAGS_BASE)) return flags.fetch(request, { network: dev ? null : networkOf(ip) });
      if (pathname === GRAPHQL_PATH) return answerGraphql(request, { ip, network: dev ? null : networkOf(ip) });
      if (pathname === '/metrics' && metrics && metricsToken) return metrics.scrape(request, metricsToken);
      return (
        (await samlIdp?.fetch(request)) ??
        (await idp?.fetch(request)) ??
        (await tools?.(request)) ??
        (await pages(request)) ??
        answerCall()
      );
    },
    upgrade: (request, socket, head) => {
      const { pathname } = new URL(request.url ?? '', publicUrl);
      if (pathname !== GRAPHQL_PATH) return false;
      const forwarded = request.headers['x-forwarded-for'];
      const headers = typeof forwarded === 'string' ? { 'x-forwarded-for': forwarded } : {};
      const ip = callerAddress(new Request(publicUrl, { headers }), request.socket.remoteAddress, proxies);
      // as Node's HTTP server has passed them
      sockets.upgrade(request as IncomingMessage, socket as Duplex, Buffer.from(head), {
        ip,
        network: dev ? null : networkOf(ip),
      });
      return true;
    },
    restart: sockets.restart,
    ready: () => store.ready(),
    close: async () => {
      stopTending();
      graphql.close();
      housekeeping.stop();
      accountDeletions.stop();
      expiryNotices.stop();
      metadataRefresh.stop();
      await reconciler.stop();
      await post.stop();
      mailer.close();
      await mailbox?.close();
      await processor?.close();
      await idp?.close();
      await store.close();
    },
    greeting: dev ? greeting(publicUrl) : `Ready at ${publicUrl}`,
  };
};
