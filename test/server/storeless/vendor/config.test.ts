import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { acceptsPassword } from '../../../../core/contract/password-policy.ts';
import { covers } from '../../../../core/contract/access.ts';
import { checkConfig } from '../../../../demo/server/vendor/check-config.ts';
import { StartFailure } from '../../../../demo/server/start-failure.ts';
import { DEFAULT_CONFIG } from '../../../../demo/server/vendor/config.ts';
import { readSettings } from '../../../../demo/server/vendor/settings.ts';

const faults = (written: unknown) => {
  const checked = checkConfig(written);
  return checked.ok ? [] : checked.faults;
};
const accepted = (written: unknown) => {
  const checked = checkConfig(written);
  if (!checked.ok) throw new Error(checked.faults.join('; '));
  return checked.config;
};

const holds = (role: string, wanted: string) =>
  DEFAULT_CONFIG.roles.find(({ key }) => key === role)?.permissions.some((held) => covers(held, wanted)) ?? false;

const ID = 'f8cdef31-a31e-4b4a-93e4-5f571e91255a';
const anSso = (fields: object) => ({
  id: 'a8cdef31-a31e-4b4a-93e4-5f571e91255a',
  tenantId: ID,
  type: 'oidc',
  domains: ['acme.test'],
  ssoEndpoint: 'https://id.acme.test',
  oidcClientId: 'acme',
  ...fields,
});

describe("the operator's configuration", () => {
  it('may be empty', () => expect(accepted({})).toEqual(DEFAULT_CONFIG));

  it('may be partial: the rest keeps its defaults', () => {
    const config = accepted({
      allowSignups: false,
      vendor: { name: 'Robots' },
      routes: { loginUrl: '/in', signUpSuccessUrl: '/hello' },
      passwordPolicy: { optionalTests: { requireNumbers: true } },
      flags: { 'show-passkeys-new': 'on' },
    });
    expect(config.allowSignups).toBe(false);
    expect(config.vendor).toEqual({ ...DEFAULT_CONFIG.vendor, name: 'Robots' });
    expect(config.routes).toEqual({ ...DEFAULT_CONFIG.routes, loginUrl: '/in', signUpSuccessUrl: '/hello' });
    expect(config.passwordPolicy.optionalTests).toEqual({
      requireLowercase: false,
      requireUppercase: false,
      requireNumbers: true,
      requireSpecialChars: false,
    });
    expect(config.passwordPolicy.minLength).toBe(DEFAULT_CONFIG.passwordPolicy.minLength);
    expect(config.flags).toEqual({ 'show-passkeys-new': 'on' });
  });

  const wrong: [written: unknown, fault: string][] = [
    [{ allowSignups: 'yes' }, 'allowSignups: must be true or false'],
    [{ allowSignUps: true }, 'allowSignUps: is not a known key'],
    [{ vendor: { nam: 'x' } }, 'vendor.nam: is not a known key'],
    [{ vendor: 'Acme' }, 'vendor: must be an object'],
    [[], 'the file: must be an object'],
    [{ links: [] }, 'links: must be an object'],
    [
      { authStrategy: 'Passwords' },
      'authStrategy: must be one of EmailAndPassword, MagicLink, Code, SmsCode, Passkeys, NoLocalAuthentication',
    ],
    [{ origins: ['https://app.example.com/'] }, 'origins.0: must be an origin without a path: https://app.example.com'],
    [{ origins: ['*'] }, 'origins.0: must be an origin without a path: https://app.example.com'],
    [{ routes: { loginUrl: 'login' } }, 'routes.loginUrl: must be a path that begins with a slash'],
    [{ routes: { home: '/' } }, 'routes.home: is not a known key'],
    [{ authPages: true, urlStrategy: 'hash' }, 'authPages: needs urlStrategy path'],
    [{ basename: '/app/' }, 'basename: must be empty or a path without a slash at its end'],
    [
      { passwordHistoryPolicy: { historySize: 11 } },
      'passwordHistoryPolicy.historySize: must be a whole number from 0 to 10',
    ],
    [{ sessions: { refreshTokenDays: 1.5 } }, 'sessions.refreshTokenDays: must be a whole number from 1 to 400'],
    [{ passwordPolicy: { minLength: 20, maxLength: 10 } }, 'passwordPolicy.minLength: must not be more than maxLength'],
    [{ passwordStrength: { minScore: 5 } }, 'passwordStrength.minScore: must be a whole number from 0 to 4'],
    [{ smsCountries: ['Germany'] }, 'smsCountries.0: must have at most 2 characters'],
    [
      { shell: { tagManagers: [{ id: 'UA-1', enabled: true }] } },
      'shell.tagManagers.0.id: must be GTM- and letters or digits',
    ],
    [
      { shell: { favicons: [{ href: 'javascript:alert(1)' }] } },
      'shell.favicons.0.href: must be a path or an https address',
    ],
    [
      { limits: { recipients: { text: { times: 0 } } } },
      'limits.recipients.text.times: must be a whole number from 1 to 1000000',
    ],
    [{ flags: { beta: true } }, 'flags.beta: must be one of on, off'],
    [{ signUpRoles: ['Boss'] }, 'signUpRoles: Boss is not one of roles'],
    [
      { permissions: [{ key: 'a', name: 'A', description: null }] },
      'roles.0.permissions: fe.secure.read.users is not one of permissions',
    ],
    [{ signingAlgorithm: 'HS256' }, 'signingAlgorithm: must be one of RS256, ES256'],
    [
      { sso: { configurations: [anSso({ domains: [] })] } },
      'sso.configurations.0.domains: must name one domain at least',
    ],
    [{ sso: { configurations: [anSso({ tenantId: 'acme' })] } }, 'sso.configurations.0.tenantId: must be a uuid'],
    [
      { sso: { configurations: [anSso({ ssoEndpoint: 'http://id.acme.test' })] } },
      'sso.configurations.0.ssoEndpoint: must be an https address: https://id.example.com',
    ],
    [{ sso: { configurations: [anSso({ type: 'saml' })] } }, 'sso.configurations.0.idpEntityId: is needed for saml'],
    [{ sso: { configurations: [anSso({ signRequest: true })] } }, 'sso.configurations.0.signRequest: is not for oidc'],
    [
      { sso: { configurations: [anSso({ groups: [{ group: 'x', roles: ['Boss'] }] })] } },
      'sso.configurations.0.roles: Boss is not one of roles',
    ],
    [
      { sso: { configurations: [anSso({}), anSso({ id: ID })] } },
      'sso.configurations: have the domain acme.test twice',
    ],
    [{ clientIds: [] }, 'clientIds: must name one client at least'],
    [{ vendorId: 'acme' }, 'vendorId: must be a uuid'],
  ];
  for (const [written, fault] of wrong) it(`reports a fault: ${fault}`, () => expect(faults(written)[0]).toBe(fault));

  it('reports all faults at once', () =>
    expect(faults({ allowSignups: 1, colour: 'red', sessions: { refreshGraceMs: -1 } })).toHaveLength(3));

  it('accepts the password of the seeded users by default', () =>
    expect(acceptsPassword(DEFAULT_CONFIG.passwordPolicy, 'Demo-passw0rd-42')).toBe(true));

  it('gives administrators all permissions and members fewer', () => {
    const rows: [wanted: string, ...holders: string[]][] = [
      ['fe.secure.read.users', 'Admin', 'Support', 'Member', 'ReadOnly'],
      ['fe.secure.delete.users', 'Admin'],
      ['fe.secure.write.userApiTokens', 'Admin', 'Support', 'Member'],
      ['fe.secure.read.audits', 'Admin', 'Support', 'ReadOnly'],
      ['fe.secure.write.impersonation', 'Support'],
      ['fe.subscriptions.read', 'Admin'],
    ];
    for (const [wanted, ...holders] of rows)
      expect(
        ['Admin', 'Support', 'Member', 'ReadOnly'].filter((role) => holds(role, wanted)),
        wanted,
      ).toEqual(holders);
  });
});

const read = (env: Record<string, string>, dev = false) => readSettings(env, { dev, port: 3000 });

const faultsIn = (env: Record<string, string>): readonly string[] => {
  try {
    read(env);
    return [];
  } catch (cause) {
    if (cause instanceof StartFailure) return cause.faults;
    throw cause;
  }
};

describe('the settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fe-settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (text: string) => {
    const path = join(folder, `${crypto.randomUUID()}.json`);
    writeFileSync(path, text);
    return path;
  };
  const key = 'k'.repeat(44);
  const production = {
    PUBLIC_URL: 'https://login.acme.test',
    FE_SECRET_KEYS: key,
    SMTP_URL: 'smtp://mail.acme.test',
    MAIL_FROM: 'no-reply@acme.test',
    FE_CONFIG: file('{"clientIds":["acme"]}'),
  };

  it('of development need no variables', () => {
    const settings = read({ FE_CONFIG: file('{}') }, true);
    expect(settings).toMatchObject({ publicUrl: 'http://localhost:3000', smtpUrl: undefined, proxies: 0 });
  });

  it('are read from the file and the environment', () => {
    const env = {
      ...production,
      FE_CONFIG: file('{ "allowSignups": false, "clientIds": ["acme"] }'),
      FE_SECRET_KEYS: `${key}, ${'o'.repeat(32)}`,
      PUBLIC_URL: 'https://login.acme.test/',
      REFRESH_GRACE_MS: '250',
      TRUST_PROXY: '1',
    };
    const settings = read(env);
    expect(settings.config.allowSignups).toBe(false);
    expect(settings.config.sessions.refreshGraceMs).toBe(250);
    expect(settings.config.clientIds).toEqual(['acme']);
    expect(settings.secretKeys).toEqual([key, 'o'.repeat(32)]);
    expect(settings).toMatchObject({
      publicUrl: 'https://login.acme.test',
      mailFrom: 'no-reply@acme.test',
      proxies: 1,
    });
  });

  const refused: [why: string, env: Record<string, string>, line: RegExp][] = [
    [
      'a fault in the file',
      { ...production, FE_CONFIG: file('{"allowSignups": 1, "clientIds": ["acme"]}') },
      /\.json is refused: allowSignups: must be true or false\.$/,
    ],
    ['a file that is no JSON', { ...production, FE_CONFIG: file('{') }, /\.json is not JSON \(.*\): correct it\.$/],
    [
      'a file that is not there',
      { ...production, FE_CONFIG: '/none/fe.json' },
      /^\/none\/fe\.json cannot be read \(ENOENT\): correct FE_CONFIG\.$/,
    ],
    ['no secret key', { ...production, FE_SECRET_KEYS: '' }, /^FE_SECRET_KEYS is not set: .*openssl rand/],
    [
      'the public secret key of development',
      { ...production, FE_SECRET_KEYS: `${key},a key for development that everybody knows` },
      /^FE_SECRET_KEYS is not set/,
    ],
    [
      'a short secret key',
      { ...production, FE_SECRET_KEYS: 'short' },
      /^FE_SECRET_KEYS has a key of fewer than 32 characters/,
    ],
    [
      'a captcha without a secret',
      {
        ...production,
        FE_CONFIG: file('{"clientIds":["acme"],"captchaPolicy":{"enabled":true,"siteKey":"site"}}'),
      },
      /^FE_CAPTCHA_SECRET is not set: .*or captchaPolicy\.enabled to false\.$/,
    ],
    ['no mail server', { ...production, SMTP_URL: '' }, /^SMTP_URL is not set: .*smtp:\/\//],
    [
      'a mail server that is no address',
      { ...production, SMTP_URL: 'mail.acme.test' },
      /^SMTP_URL is not an address: write it as smtp:\/\/host\.$/,
    ],
    [
      'a public address that is none',
      { ...production, PUBLIC_URL: 'acme.test' },
      /^PUBLIC_URL is not an address: write it as https:\/\/host\.$/,
    ],
    [
      'no public address',
      { ...production, PUBLIC_URL: '' },
      /^PUBLIC_URL is not set: set it to where people reach you, as https:\/\/app\.example\.com\.$/,
    ],
    [
      'a public address without https',
      { ...production, PUBLIC_URL: 'http://login.acme.test:8080/in' },
      /^PUBLIC_URL is http:\/\/login\.acme\.test:8080: set it to an https address; http is for this machine alone/,
    ],
    ['no sender', { ...production, MAIL_FROM: '' }, /^MAIL_FROM is not set: .*no-reply@example\.com\.$/],
    [
      'a sender that is no address',
      { ...production, MAIL_FROM: 'Acme <no-reply@acme.test>' },
      /^MAIL_FROM is not an email/,
    ],
    [
      'no application',
      { ...production, FE_CONFIG: file('{}') },
      /^clientIds is not set in .*\.json: name your application there, as "clientIds": \["my-app"\]/,
    ],
    [
      'a Twilio account that is none',
      { ...production, TWILIO_ACCOUNT_SID: 'me', TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+1' },
      /^TWILIO_ACCOUNT_SID is not an account/,
    ],
    [
      'text messages without a provider that sends them',
      { ...production, FE_CONFIG: file('{"clientIds":["acme"],"authStrategy":"SmsCode"}') },
      /^TWILIO_ACCOUNT_SID is not set/,
    ],
    [
      'a provider of social sign-in without its secret',
      { ...production, FE_CONFIG: file('{"clientIds":["acme"],"social":[{"type":"google","clientId":"x"}]}') },
      /^FE_SOCIAL_SECRETS lacks google: add the secret/,
    ],
    [
      'an OpenID provider of a company without its secret',
      { ...production, FE_CONFIG: file(JSON.stringify({ clientIds: ['acme'], sso: { configurations: [anSso({})] } })) },
      /^FE_SSO_SECRETS lacks a8cdef31-a31e-4b4a-93e4-5f571e91255a: add the client secret/,
    ],
    ['secrets that are no JSON', { ...production, FE_SOCIAL_SECRETS: 'google=x' }, /^FE_SOCIAL_SECRETS is not a JSON/],
    [
      'a key of Apple that is none',
      { ...production, FE_SOCIAL_SECRETS: '{"apple":"secret"}' },
      /^FE_SOCIAL_SECRETS has no private key for apple/,
    ],
    ['proxies without a number', { ...production, TRUST_PROXY: 'yes' }, /^TRUST_PROXY is "yes": set it to a whole/],
    [
      'a grace that is no number',
      { ...production, REFRESH_GRACE_MS: 'long' },
      /^REFRESH_GRACE_MS is "long": set it to a whole number from 0 to 60000\.$/,
    ],
  ];
  for (const [why, env, line] of refused)
    it(`are refused for ${why} only`, () => expect(faultsIn(env)).toEqual([expect.stringMatching(line)]));

  it('report all missing variables at once', () =>
    expect(faultsIn({ FE_CONFIG: file('{}') }).map((fault) => fault.split(' ')[0])).toEqual([
      'clientIds',
      'PUBLIC_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'FE_SECRET_KEYS',
    ]));

  it('report all faults at once', () => {
    const twilio = { TWILIO_ACCOUNT_SID: 'me', TWILIO_AUTH_TOKEN: '', TWILIO_FROM: '', TWILIO_URL: 'nowhere' };
    const numbers = { TRUST_PROXY: 'yes', REFRESH_GRACE_MS: 'long' };
    const env = { PUBLIC_URL: 'x', SMTP_URL: 'x', MAIL_FROM: 'x', FE_SECRET_KEYS: 'x', ...twilio, ...numbers };
    const faults = faultsIn({ ...env, FE_CONFIG: file('{"allowSignups":1}') });
    const [inFile, ...named] = faults.map((fault) => fault.split(' ')[0]);
    expect(inFile).toMatch(/\.json$/);
    expect(named).toEqual(['clientIds', ...Object.keys(env)]);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.9', 'http://[::1]:3000', 'http://app.localhost'])(
    'take http where the public address is of this machine: %s',
    (PUBLIC_URL) => expect(faultsIn({ ...production, PUBLIC_URL })).toEqual([]),
  );
});

/** Faults of a configuration that an operator wrote. */
const faultsOf = (written: unknown): string[] => {
  const checked = checkConfig(written);
  return checked.ok ? [] : checked.faults;
};

/** Operator's configuration with one plan of this price. */
const pricedAt = (price: object) => ({
  plans: [{ key: 'growth', name: 'Growth', features: [], defaultTreatment: 'false', rules: [], price }],
});

describe('billing', () => {
  it.each([
    ['billing.currency', { billing: { currency: 'dollars' } }],
    ['billing.allowPlanDowngrade', { billing: { allowPlanDowngrade: 'yes' } }],
    ['billing.allowPlanCancellation', { billing: { allowPlanCancellation: 1 } }],
    ['billing.trialEndAction', { billing: { trialEndAction: 'stop' } }],
    ['billing.tenantCreatedAction', { billing: { tenantCreatedAction: 'nothing' } }],
    ['billing.path', { billing: { path: 'https://elsewhere.test' } }],
    ['billing.graceDays', { billing: { graceDays: -1 } }],
    ['billing.graceDays', { billing: { graceDays: 3.5 } }],
    ['billing.providerName', { billing: { providerName: 7 } }],
    ['billing.taxRates', { billing: { taxRates: 'txr_1' } }],
    ['billing.automaticTax', { billing: { automaticTax: 'on' } }],
    ['billing.defaultPlan', { billing: { defaultPlan: 'nothing' } }],
    ['billing.coupon', { billing: { coupon: 'free' } }],
    ['social', { social: 'google' }],
    ['social.0.type', { social: [{ type: 'myspace', clientId: 'x' }] }],
    ['social.0.clientId', { social: [{ type: 'google' }] }],
    ['social.0.secret', { social: [{ type: 'google', clientId: 'x', secret: 'in the file' }] }],
    ['social.0.teamId', { social: [{ type: 'apple', clientId: 'x', keyId: 'k' }] }],
    ['social.0.tenant', { social: [{ type: 'google', clientId: 'x', tenant: 'common' }] }],
    ['social.0.tenants.0', { social: [{ type: 'microsoft', clientId: 'x', tenants: ['contoso'] }] }],
    ['social.0.baseUrl', { social: [{ type: 'github', clientId: 'x', baseUrl: 'http://github.example' }] }],
    ['social.0.issuer', { social: [{ type: 'custom', clientId: 'x', id: 'own', displayName: 'Own' }] }],
    [
      'social.0.id',
      { social: [{ type: 'custom', clientId: 'x', id: '../own', displayName: 'Own', issuer: 'https://x.test' }] },
    ],
    [
      'social.1',
      {
        social: [
          { type: 'google', clientId: 'x' },
          { type: 'google', clientId: 'y' },
        ],
      },
    ],
    ['plans.0.price.amount', pricedAt({ amount: 49.5, externalId: 'price_1' })],
    ['plans.0.price.amount', pricedAt({ amount: -1 })],
    ['plans.0.price.currency', pricedAt({ amount: 0, currency: 'EURO' })],
    ['plans.0.price.interval', pricedAt({ amount: 0, interval: 'week' })],
    ['plans.0.price.perSeat', pricedAt({ amount: 0, perSeat: 'yes' })],
    ['plans.0.price.externalId', pricedAt({ amount: 4900 })],
  ])('refuses a wrong %s by its key', (key, written) =>
    expect(faults(written).filter((fault) => fault.startsWith(key))).not.toEqual([]),
  );
});

describe('features and plans', () => {
  const condition = { attribute: 'frontegg.email', op: 'ends_with', negate: false, value: { list: ['@acme.test'] } };
  const flag = {
    on: true,
    offTreatment: 'false',
    defaultTreatment: 'false',
    rules: [{ conditions: [condition], treatment: 'true' }],
  };
  const feature = { key: 'reports', name: 'Reports', linkedPermissions: [], featureFlag: flag };
  const plan = { key: 'growth', name: 'Growth', features: ['reports'], defaultTreatment: 'false', rules: [] };
  const withCondition = (changes: object) => ({
    features: [
      {
        ...feature,
        featureFlag: { ...flag, rules: [{ conditions: [{ ...condition, ...changes }], treatment: 'true' }] },
      },
    ],
  });

  it('are accepted as configured', () => expect(faultsOf({ features: [feature], plans: [plan] })).toEqual([]));

  const UNSOUND =
    'features.0.featureFlag.rules.0.conditions.0: has an operation that there is not, or a value that does not fit it';
  const faulty: [title: string, written: unknown, fault: string][] = [
    ['a feature twice', { features: [feature, feature] }, 'features: has reports twice'],
    ['a plan twice', { features: [feature], plans: [plan, plan] }, 'plans: has growth twice'],
    ['a plan with a feature there is not', { plans: [plan] }, 'plans.0.features: reports is not one of features'],
    ['an operation there is not', withCondition({ op: 'sounds_like' }), UNSOUND],
    ['an operation every object has', withCondition({ op: 'constructor' }), UNSOUND],
    ['a value that does not fit', withCondition({ value: { number: 5 } }), UNSOUND],
    ['a pattern that is none', withCondition({ op: 'matches', value: { string: '(' } }), UNSOUND],
    [
      'a range that ends before it begins',
      withCondition({ op: 'between_numeric', value: { start: 2, end: 1 } }),
      UNSOUND,
    ],
  ];
  for (const [title, written, fault] of faulty)
    it(`are refused for ${title}`, () => expect(faultsOf(written)).toContain(fault));
});
