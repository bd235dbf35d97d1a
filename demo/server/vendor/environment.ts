/** Documentation of a variable: its meaning, its default in development, and in production where that differs. */
interface Variable {
  is: string;
  without: string;
  inProduction?: string;
}

const REQUIRED = 'required';

/** Every variable that the server reads. One that is missing here cannot be read: it does not compile. */
export const ENVIRONMENT = {
  PORT: { is: 'where it listens', without: '3000' },
  HOST: { is: 'the address it listens on', without: 'loopback alone', inProduction: 'every address' },
  DATABASE_URL: {
    is: 'a PostgreSQL, 15 or later: postgres://user:password@host:5432/database',
    without: 'a database of its own in DATA_DIR',
    inProduction: REQUIRED,
  },
  PUBLIC_URL: {
    is: 'where people reach it, https; mailed links begin with it',
    without: 'the local address',
    inProduction: REQUIRED,
  },
  SMTP_URL: {
    is: 'how mails leave: smtps://user:password@host, or smtp:// with STARTTLS',
    without: 'the development mailbox',
    inProduction: REQUIRED,
  },
  MAIL_FROM: { is: 'the sender of mails', without: 'no-reply@ the host of PUBLIC_URL', inProduction: REQUIRED },
  FE_SECRET_KEYS: {
    is: 'keys that seal what must be read back, apart by commas: the first seals, all open',
    without: 'a built-in one',
    inProduction: REQUIRED,
  },
  FE_CONFIG: { is: "the operator's file", without: 'fe.config.json' },
  FE_CAPTCHA_SECRET: {
    is: "the captcha's secret",
    without: 'any token but robot',
    inProduction: 'required with captchaPolicy.enabled',
  },
  FE_SOCIAL_SECRETS: {
    is: 'secrets of the providers of social sign-in, as JSON: {"google": "…"}; of Apple its private key',
    without: 'required with social',
  },
  FE_OAUTH_SECRETS: {
    is: 'secrets of the applications of hosted login, as JSON: {"reports": "…"}; one without a secret is public',
    without: 'all applications are public',
  },
  FE_SSO_SECRETS: {
    is: 'client secrets of the OpenID providers in sso.configurations, as JSON: {"<id>": "…"}',
    without: 'required with one of type oidc',
  },
  TWILIO_ACCOUNT_SID: {
    is: 'the account by which messages to phones leave',
    without: 'the development phone',
    inProduction: 'required with SmsCode or SMS',
  },
  TWILIO_AUTH_TOKEN: { is: 'its token', without: 'required with TWILIO_ACCOUNT_SID' },
  TWILIO_FROM: { is: 'its number, or a messaging service', without: 'required with TWILIO_ACCOUNT_SID' },
  TWILIO_URL: { is: 'where it is asked', without: 'https://api.twilio.com' },
  STRIPE_SECRET_KEY: { is: 'the key of the payment provider', without: 'there are no payments' },
  STRIPE_PUBLISHABLE_KEY: { is: 'its key for pages', without: 'required with STRIPE_SECRET_KEY' },
  STRIPE_WEBHOOK_SECRET: {
    is: 'the signing secret of its webhook endpoint, PUBLIC_URL/frontegg/webhooks/stripe',
    without: 'required with STRIPE_SECRET_KEY',
  },
  STRIPE_API_URL: { is: 'where it is asked', without: 'https://api.stripe.com' },
  STRIPE_SCRIPT_URL: { is: 'its script for pages', without: 'https://js.stripe.com/v3/' },
  TRUST_PROXY: { is: 'proxies in front, by number', without: '0' },
  MAX_CONNECTIONS: { is: 'connections it keeps at a time', without: '10000' },
  REFRESH_GRACE_MS: { is: 'how long a replaced refresh token still answers', without: '10000' },
  METRICS_TOKEN: {
    is: 'token that a scrape of /metrics sends as its bearer, 24 characters or more',
    without: 'there is no /metrics',
  },
  LOG_LEVEL: { is: 'error, warn, info …', without: 'warn', inProduction: 'info' },
  DATA_DIR: { is: 'its own database and mailbox', without: '.data', inProduction: 'not used' },
  FE_DEV: { is: '1 for development tools and seeds', without: 'set by npm start', inProduction: 'not set' },
  NODE_ENV: { is: 'refused as production beside FE_DEV=1', without: 'development', inProduction: 'production' },
} as const satisfies Readonly<Record<string, Variable>>;

/** Environment variables as they are set. */
export type Environment = Readonly<Partial<Record<keyof typeof ENVIRONMENT, string | undefined>>>;

/** Environment variables for `fe-server --help`, one a line, with their production defaults. */
export const environmentHelp = (): string[] => {
  const variables = Object.entries<Variable>(ENVIRONMENT);
  const width = Math.max(...variables.map(([name]) => name.length));
  return variables.map(
    ([name, { is, without, inProduction }]) => `  ${name.padEnd(width)}  ${is} (${inProduction ?? without})`,
  );
};
