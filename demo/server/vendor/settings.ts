import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { SECRET_KEY_MIN } from '../keys/sealer.ts';
import { isLoopback } from '../http/loopback.ts';
import { codeOf, readAll, StartFailure } from '../start-failure.ts';
import { checkConfig } from './check-config.ts';
import type { OperatorConfig } from './config.ts';
import type { Environment } from './environment.ts';
import { socialIdOf } from './social-providers.ts';

/** Settings of the operator, from the file and the environment. */
export interface Settings {
  config: OperatorConfig;
  /** Secret keys: the first seals, all open. */
  secretKeys: readonly [string, ...string[]];
  /** SMTP server for outgoing mails; undefined for the mailbox of development. */
  smtpUrl: string | undefined;
  /** Secret for the captcha service; undefined for the one of development. */
  captchaSecret: string | undefined;
  /** Secrets of the providers of social sign-in, by their id. */
  socialSecrets: Readonly<Record<string, string>>;
  /** Secrets of the applications of hosted login, by their id. */
  oauthSecrets: Readonly<Record<string, string>>;
  /** Client secrets of the operator's identity providers, by the id of their configuration. */
  ssoSecrets: Readonly<Record<string, string>>;
  /** Service for text messages; undefined for the phone of development, or where none are sent. */
  twilio: { accountSid: string; authToken: string; from: string; baseUrl: string } | undefined;
  /** Payment provider; undefined where there is none. */
  stripe: StripeEnvironment | undefined;
  /** Sender of mails. */
  mailFrom: string;
  /** Public URL, without a trailing slash. */
  publicUrl: string;
  /** Number of trusted proxies in front of the server. */
  proxies: number;
  /** Bearer token of scrapes; undefined where there are none. */
  metricsToken: string | undefined;
}

/** Stripe, as the environment has it. */
export interface StripeEnvironment {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiBase: string;
  scriptUrl: string;
}

const CONFIG_FILE = 'fe.config.json';
/** Secret key of development; public, and refused in production. */
const DEVELOPMENT_KEY = 'a key for development that everybody knows';

const parseFile = (file: string, mayBeAbsent: boolean): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new StartFailure(`${file} is not JSON (${cause.message}): correct it.`);
    if (codeOf(cause) === 'ENOENT' && mayBeAbsent) return {};
    throw new StartFailure(`${file} cannot be read (${codeOf(cause)}): correct FE_CONFIG.`);
  }
};

const readConfig = (path: string | undefined, dev: boolean): OperatorConfig => {
  const file = path || CONFIG_FILE;
  const written = parseFile(file, !path);
  return readAll<{ config: OperatorConfig; audience: undefined }>({
    config: () => {
      const checked = checkConfig(written);
      if (checked.ok) return checked.config;
      throw new StartFailure(`${file} is refused: ${checked.faults.join('; ')}.`);
    },
    audience: () => {
      // Ours: tokens of two products must not be taken for one another because neither has said what it is
      if (dev || (written !== null && Object.hasOwn(Object(written), 'clientIds'))) return undefined;
      throw new StartFailure(
        `clientIds is not set in ${file}: name your application there, as "clientIds": ["my-app"]; access tokens have it as their audience.`,
      );
    },
  }).config;
};

const readSecretKeys = (text: string | undefined, dev: boolean): [string, ...string[]] => {
  const keys = (text ?? '').split(',').flatMap((key) => key.trim() || []);
  const [first = DEVELOPMENT_KEY, ...rest] = keys;
  if (!dev && [first, ...rest].includes(DEVELOPMENT_KEY))
    throw new StartFailure(
      'FE_SECRET_KEYS is not set: set it to a key of your own, made with openssl rand -base64 32.',
    );
  if ([first, ...rest].some((key) => key.length < SECRET_KEY_MIN))
    throw new StartFailure(
      `FE_SECRET_KEYS has a key of fewer than ${SECRET_KEY_MIN} characters: make one with openssl rand -base64 32.`,
    );
  return [first, ...rest];
};

const readUrl = (name: string, text: string, protocols: readonly string[]): URL => {
  if (URL.canParse(text)) {
    const url = new URL(text);
    if (protocols.includes(url.protocol)) return url;
  }
  throw new StartFailure(`${name} is not an address: write it as ${protocols[0]}//host.`);
};

const readWhole = (name: string, text: string, most: number): number => {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new StartFailure(`${name} is "${text}": set it to a whole number from 0 to ${most}.`);
};

const readPublicUrl = (text: string | undefined, dev: boolean, port: number): string => {
  if (!text && !dev)
    throw new StartFailure('PUBLIC_URL is not set: set it to where people reach you, as https://app.example.com.');
  const url = readUrl('PUBLIC_URL', text || `http://localhost:${port}`, ['https:', 'http:']);
  // Ours: without https the cookies of a session could be read on the way; on one machine there is no way
  if (!dev && url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new StartFailure(
      `PUBLIC_URL is ${url.origin}: set it to an https address; http is for this machine alone, as http://localhost.`,
    );
  return url.href.replace(/\/+$/, '');
};

const readSmtpUrl = (text: string | undefined, dev: boolean): string | undefined => {
  if (text) readUrl('SMTP_URL', text, ['smtp:', 'smtps:']);
  else if (!dev)
    throw new StartFailure('SMTP_URL is not set: set it to your mail server, as smtp://user:password@host:587.');
  return text || undefined;
};

const readMailFrom = (text: string | undefined, dev: boolean, publicUrl: () => string): string => {
  if (!text && !dev)
    throw new StartFailure('MAIL_FROM is not set: set it to the sender of your mails, as no-reply@example.com.');
  if (text && !/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text))
    throw new StartFailure('MAIL_FROM is not an email address: write it as no-reply@example.com.');
  return text || `no-reply@${new URL(publicUrl()).hostname}`;
};

const readCaptchaSecret = (text: string | undefined, dev: boolean, { captchaPolicy }: OperatorConfig) => {
  if (captchaPolicy.enabled && !text && !dev)
    throw new StartFailure(
      'FE_CAPTCHA_SECRET is not set: set it to the secret of your captcha, or captchaPolicy.enabled to false.',
    );
  return text || undefined;
};

const parseSecrets = (name: string, example: string, text: string): Readonly<Record<string, string>> => {
  const shape = `${name} is not a JSON object of texts: write it as {"${example}": "…"}.`;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // its message would repeat a part of the secrets
    throw new StartFailure(shape);
  }
  const secrets = v.safeParse(v.record(v.string(), v.string()), parsed);
  if (!secrets.success) throw new StartFailure(shape);
  return secrets.output;
};

const readSsoSecrets = (text: string | undefined, { sso }: OperatorConfig): Settings['ssoSecrets'] => {
  const secrets = text ? parseSecrets('FE_SSO_SECRETS', '<id of the configuration>', text) : {};
  const lacking = sso.configurations.filter(({ id, type }) => type === 'oidc' && !secrets[id]);
  if (lacking.length > 0)
    throw new StartFailure(
      `FE_SSO_SECRETS lacks ${lacking.map(({ id }) => id).join(', ')}: add the client secret of each sso.configurations of type oidc.`,
    );
  return secrets;
};

const readSocialSecrets = (text: string | undefined, { social }: OperatorConfig): Settings['socialSecrets'] => {
  const secrets = text ? parseSecrets('FE_SOCIAL_SECRETS', 'google', text) : {};
  const lacking = social.map(socialIdOf).filter((id) => !secrets[id]);
  if (lacking.length > 0)
    throw new StartFailure(`FE_SOCIAL_SECRETS lacks ${lacking.join(', ')}: add the secret of each provider of social.`);
  const { apple } = secrets;
  if (apple !== undefined && !/^-----BEGIN PRIVATE KEY-----\s[\s\S]+-----END PRIVATE KEY-----\s*$/.test(apple))
    throw new StartFailure('FE_SOCIAL_SECRETS has no private key for apple: take the text of the .p8 file from Apple.');
  return secrets;
};

/** Minimum length of a client secret, in characters. Ours: 32 of base64url have 192 bits. */
const CLIENT_SECRET_MIN = 32;

const readOauthSecrets = (text: string | undefined, { hostedLogin }: OperatorConfig): Settings['oauthSecrets'] => {
  const secrets = text ? parseSecrets('FE_OAUTH_SECRETS', 'reports', text) : {};
  const ids = Object.keys(secrets);
  const unknown = ids.filter((id) => !hostedLogin.clients.some(({ clientId }) => clientId === id));
  if (unknown.length > 0)
    throw new StartFailure(`FE_OAUTH_SECRETS has ${unknown.join(', ')}: name only clients of hostedLogin.clients.`);
  const short = ids.filter((id) => (secrets[id] ?? '').length < CLIENT_SECRET_MIN);
  if (short.length > 0)
    throw new StartFailure(
      `FE_OAUTH_SECRETS has a secret of fewer than ${CLIENT_SECRET_MIN} characters for ${short.join(', ')}: make it with openssl rand -base64 32.`,
    );
  return secrets;
};

/** Checks whether text messages are sent. */
const usesPhones = ({ authStrategy, otherAuthStrategies, secondaryAuthStrategies, mfa }: OperatorConfig): boolean =>
  [authStrategy, ...otherAuthStrategies].includes('SmsCode') ||
  secondaryAuthStrategies.some(
    ({ strategy, isActive }) => isActive && (strategy === 'SmsCode' || strategy === 'SmsCodeV2'),
  ) ||
  mfa.strategies.includes('SMS');

const readTwilio = (env: Environment, dev: boolean, config: () => OperatorConfig): Settings['twilio'] => {
  const accountSid = env.TWILIO_ACCOUNT_SID;
  if (!accountSid) {
    if (!dev && usesPhones(config()))
      throw new StartFailure(
        'TWILIO_ACCOUNT_SID is not set: set it to your Twilio account, or take SmsCode and SMS out of the configuration.',
      );
    return undefined;
  }
  const is = (fit: boolean, fault: string) => () => {
    if (!fit) throw new StartFailure(fault);
    return accountSid;
  };
  const { TWILIO_AUTH_TOKEN: authToken = '', TWILIO_FROM: from = '' } = env;
  const { baseUrl } = readAll<{ sid: string; token: string; from: string; baseUrl: string }>({
    sid: is(
      /^AC[0-9a-f]{32}$/.test(accountSid),
      'TWILIO_ACCOUNT_SID is not an account: it is AC and 32 digits, from the console of Twilio.',
    ),
    token: is(authToken !== '', 'TWILIO_AUTH_TOKEN is not set: set it to the token of your Twilio account.'),
    from: is(from !== '', 'TWILIO_FROM is not set: set it to a number of yours, or a messaging service MG….'),
    baseUrl: () => readUrl('TWILIO_URL', env.TWILIO_URL || 'https://api.twilio.com', ['https:', 'http:']).origin,
  });
  return { accountSid, authToken, from, baseUrl };
};

/** Value of a variable that must fit. */
const fitting = (fit: boolean, value: string, fault: string) => () => {
  if (!fit) throw new StartFailure(fault);
  return value;
};

const readStripe = (env: Environment): Settings['stripe'] => {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_PUBLISHABLE_KEY: publishableKey = '' } = env;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = env;
  if (secretKey === '') return undefined;
  const modes = [secretKey, publishableKey].map((key) => /_live_/.test(key));
  const { apiBase, scriptUrl, ...keys } = readAll<StripeEnvironment & { mode: string }>({
    secretKey: fitting(
      /^(sk|rk)_(test|live)_\w+$/.test(secretKey),
      secretKey,
      'STRIPE_SECRET_KEY is no secret key: it begins with sk_live_, sk_test_, rk_live_ or rk_test_.',
    ),
    publishableKey: fitting(
      /^pk_(test|live)_\w+$/.test(publishableKey),
      publishableKey,
      'STRIPE_PUBLISHABLE_KEY is no publishable key: it begins with pk_live_ or pk_test_.',
    ),
    webhookSecret: fitting(
      webhookSecret.startsWith('whsec_'),
      webhookSecret,
      'STRIPE_WEBHOOK_SECRET is no signing secret: it begins with whsec_, and the webhook endpoint has it.',
    ),
    mode: fitting(
      modes[0] === modes[1],
      '',
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of two modes: take both live or both test.',
    ),
    apiBase: () =>
      readUrl('STRIPE_API_URL', env.STRIPE_API_URL || 'https://api.stripe.com', ['https:', 'http:']).origin,
    scriptUrl: () =>
      readUrl('STRIPE_SCRIPT_URL', env.STRIPE_SCRIPT_URL || 'https://js.stripe.com/v3/', ['https:', 'http:']).href,
  });
  const { mode: _, ...named } = keys;
  return { ...named, apiBase, scriptUrl };
};

/** Shortest token of scrapes. Ours: it can be guessed at from anywhere. */
const METRICS_TOKEN_MIN = 24;

const readMetricsToken = (text: string | undefined): string | undefined => {
  if (text && text.length < METRICS_TOKEN_MIN)
    throw new StartFailure(
      `METRICS_TOKEN has fewer than ${METRICS_TOKEN_MIN} characters: make one with openssl rand -base64 32.`,
    );
  return text || undefined;
};

/** Development tools and production exclude one another. */
const refuseMixture = ({ NODE_ENV }: Environment, dev: boolean): undefined => {
  if (dev && NODE_ENV === 'production')
    throw new StartFailure(
      'FE_DEV=1 opens development tools and does not go with NODE_ENV=production: unset one of them.',
    );
  return undefined;
};

/** Reads the settings of the operator. Throws `StartFailure` with every fault: the wrong key and its remedy. */
export const readSettings = (env: Environment, { dev, port }: { dev: boolean; port: number }): Settings => {
  const readFile = () => readConfig(env.FE_CONFIG, dev);
  const publicUrl = () => readPublicUrl(env.PUBLIC_URL, dev, port);
  const {
    refreshGraceMs,
    mixture: _,
    ...settings
  } = readAll<Settings & { refreshGraceMs: number | undefined; mixture: undefined }>({
    mixture: () => refuseMixture(env, dev),
    config: readFile,
    publicUrl,
    smtpUrl: () => readSmtpUrl(env.SMTP_URL, dev),
    mailFrom: () => readMailFrom(env.MAIL_FROM, dev, publicUrl),
    secretKeys: () => readSecretKeys(env.FE_SECRET_KEYS, dev),
    captchaSecret: () => readCaptchaSecret(env.FE_CAPTCHA_SECRET, dev, readFile()),
    socialSecrets: () => readSocialSecrets(env.FE_SOCIAL_SECRETS, readFile()),
    oauthSecrets: () => readOauthSecrets(env.FE_OAUTH_SECRETS, readFile()),
    ssoSecrets: () => readSsoSecrets(env.FE_SSO_SECRETS, readFile()),
    twilio: () => readTwilio(env, dev, readFile),
    stripe: () => readStripe(env),
    proxies: () => readWhole('TRUST_PROXY', env.TRUST_PROXY || '0', 16),
    metricsToken: () => readMetricsToken(env.METRICS_TOKEN),
    refreshGraceMs: () =>
      env.REFRESH_GRACE_MS === undefined ? undefined : readWhole('REFRESH_GRACE_MS', env.REFRESH_GRACE_MS, 60_000),
  });
  if (refreshGraceMs !== undefined) settings.config.sessions = { ...settings.config.sessions, refreshGraceMs };
  return settings;
};
