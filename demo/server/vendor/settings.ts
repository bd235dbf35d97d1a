import { readFileSync } from 'node:fs';
import { SECRET_KEY_MIN } from '../keys/sealer.ts';
import { codeOf, StartFailure } from '../process/start-failure.ts';
import { checkConfig } from './check-config.ts';
import type { OperatorConfig } from './config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the operator decided, in the file and in the environment. */
export interface Settings {
  config: OperatorConfig;
  /** The first seals, all open. */
  secretKeys: readonly [string, ...string[]];
  /** Where mails are handed in; undefined for the mailbox of development. */
  smtpUrl: string | undefined;
  /** What we tell the captcha service that we are; undefined for the one of development. */
  captchaSecret: string | undefined;
  /** Where messages to phones are handed in; undefined for the phone of development, or where none are sent. */
  twilio: { accountSid: string; authToken: string; from: string; baseUrl: string } | undefined;
  /** The sender of mails. */
  mailFrom: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** How many proxies stand in front. */
  proxies: number;
}

const CONFIG_FILE = 'fe.config.json';
/** Known to everybody, and so good for development alone. */
const DEVELOPMENT_KEY = 'a key for development that everybody knows';

const readConfig = (named: string | undefined): OperatorConfig => {
  const file = named ?? CONFIG_FILE;
  let written: unknown = {};
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new StartFailure(`${file} is not JSON (${cause.message}): correct it.`);
    const absent = codeOf(cause) === 'ENOENT' && named === undefined;
    if (!absent) throw new StartFailure(`${file} cannot be read (${codeOf(cause)}): correct FE_CONFIG.`);
  }
  const checked = checkConfig(written);
  if (!checked.ok) throw new StartFailure(`${file} is refused: ${checked.faults.join('; ')}.`);
  return checked.config;
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

/** Whether anything is sent to phones. */
const usesPhones = ({ authStrategy, otherAuthStrategies, secondaryAuthStrategies, mfa }: OperatorConfig): boolean =>
  [authStrategy, ...otherAuthStrategies].includes('SmsCode') ||
  secondaryAuthStrategies.some(({ strategy, isActive }) => isActive && strategy.startsWith('SmsCode')) ||
  mfa.strategies.includes('SMS');

const readTwilio = (env: Environment): Settings['twilio'] => {
  const accountSid = env['TWILIO_ACCOUNT_SID'];
  if (!accountSid) return undefined;
  const [authToken, from] = [env['TWILIO_AUTH_TOKEN'], env['TWILIO_FROM']];
  if (!/^AC[0-9a-f]{32}$/.test(accountSid))
    throw new StartFailure('TWILIO_ACCOUNT_SID is not an account: it is AC and 32 digits, from the console of Twilio.');
  if (!authToken) throw new StartFailure('TWILIO_AUTH_TOKEN is not set: set it to the token of your Twilio account.');
  if (!from) throw new StartFailure('TWILIO_FROM is not set: set it to a number of yours, or a messaging service MG….');
  const baseUrl = readUrl('TWILIO_URL', env['TWILIO_URL'] ?? 'https://api.twilio.com', ['https:', 'http:']).origin;
  return { accountSid, authToken, from, baseUrl };
};

/** Reads what the operator decided. Throws `StartFailure` with the key that is wrong and what to do about it. */
export const readSettings = (env: Environment, { dev, port }: { dev: boolean; port: number }): Settings => {
  const config = readConfig(env['FE_CONFIG']);
  const grace = env['REFRESH_GRACE_MS'];
  if (grace !== undefined)
    config.sessions = { ...config.sessions, refreshGraceMs: readWhole('REFRESH_GRACE_MS', grace, 60_000) };

  const publicUrl = readUrl('PUBLIC_URL', env['PUBLIC_URL'] ?? `http://localhost:${port}`, ['https:', 'http:']);
  const smtpUrl = env['SMTP_URL'];
  if (smtpUrl) readUrl('SMTP_URL', smtpUrl, ['smtp:', 'smtps:']);
  else if (!dev)
    throw new StartFailure('SMTP_URL is not set: set it to your mail server, as smtp://user:password@host:587.');
  const captchaSecret = env['FE_CAPTCHA_SECRET'] || undefined;
  if (config.captchaPolicy.enabled && !captchaSecret && !dev)
    throw new StartFailure(
      'FE_CAPTCHA_SECRET is not set: set it to the secret of your captcha, or captchaPolicy.enabled to false.',
    );
  const twilio = readTwilio(env);
  if (!twilio && !dev && usesPhones(config))
    throw new StartFailure(
      'TWILIO_ACCOUNT_SID is not set: set it to your Twilio account, or take SmsCode and SMS out of the configuration.',
    );
  return {
    config,
    twilio,
    captchaSecret,
    secretKeys: readSecretKeys(env['FE_SECRET_KEYS'], dev),
    smtpUrl: smtpUrl || undefined,
    mailFrom: env['MAIL_FROM'] ?? `no-reply@${publicUrl.hostname}`,
    publicUrl: publicUrl.href.replace(/\/+$/, ''),
    proxies: readWhole('TRUST_PROXY', env['TRUST_PROXY'] ?? '0', 16),
  };
};
