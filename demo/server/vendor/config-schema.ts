import * as v from 'valibot';
import {
  AUTH_STRATEGIES,
  type MachineToMachineAuthStrategy,
  SECONDARY_AUTH_STRATEGIES,
} from '../../../core/contract/entities/auth.ts';
import { ENFORCE_MFA_TYPES, MFA_STRATEGIES } from '../../../core/contract/entities/mfa.ts';
import type { VendorId } from '../../../core/contract/entities/ids.ts';
import { isSoundCondition } from '../../../core/contract/flag.ts';
import { DESCRIPTION_MAX, NAME_MAX, ROLE_KEY_MAX, ROLE_LEVEL_MAX } from '../../../core/contract/limits.ts';
import { DEFAULT_ROUTES } from '../../../core/contract/paths.ts';
import { SSO_TYPES } from '../../../core/contract/entities/sso.ts';
import { SOCIAL_PROVIDERS } from '../../../core/contract/entities/social.ts';
import { isLoopback } from '../http/loopback.ts';
import { SIGNING_ALGORITHMS } from '../keys/signing-algorithms.ts';

const flag = v.boolean('must be true or false');
const text = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.nonEmpty('must not be empty'),
    v.maxLength(most, `must have at most ${most} characters`),
  );
const whole = (least: number, most: number) => {
  const rule = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(least, rule), v.maxValue(most, rule));
};
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `must be one of ${options.join(', ')}`);
const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list');
const group = <Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, 'must be an object');
const object = v.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);
/** Schema of a group with optional keys. */
const someOf = <Entries extends v.ObjectEntries>(entries: Entries) => v.pipe(object, v.partial(group(entries)));
const some = <Entries extends v.ObjectEntries>(entries: Entries) => v.optional(someOf(entries));

const path = v.pipe(text(200), v.regex(/^\/[^?#\s]*$/, 'must be a path that begins with a slash'));
const isOrigin = (origin: string) =>
  /^https?:\/\//.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;

const MACHINES = ['ClientCredentials', 'AccessToken'] as const satisfies MachineToMachineAuthStrategy[];

const routeNames = Object.keys(DEFAULT_ROUTES) as (keyof typeof DEFAULT_ROUTES)[]; // a literal table has no other keys
const optionalPath = v.optional(path);

const SCORE = 'must be a number from 0 to 1';
const allowance = some({ times: whole(1, 1_000_000), seconds: whole(1, 86_400) });
const limit = some({ perAddress: allowance, perAccount: allowance });
const invitationLimit = some({ perAddress: allowance, perAccount: allowance, perCompany: allowance });

const permission = group({ key: text(100), name: text(NAME_MAX), description: v.nullable(text(DESCRIPTION_MAX)) });
const role = group({
  key: text(ROLE_KEY_MAX),
  name: text(NAME_MAX),
  description: v.nullable(text(DESCRIPTION_MAX)),
  isDefault: flag,
  level: whole(0, ROLE_LEVEL_MAX),
  permissions: list(text(100)),
});

const treatment = oneOf(['true', 'false']);
const condition = v.pipe(
  group({
    attribute: text(200),
    op: text(50),
    negate: flag,
    value: v.record(v.string(), v.unknown(), 'must be an object'),
  }),
  v.check(
    (written) => isSoundCondition(written),
    'has an operation that there is not, or a value that does not fit it',
  ),
);
const rule = group({
  conditionLogic: v.exactOptional(v.literal('and', 'must be and')),
  conditions: list(condition),
  treatment,
});
const feature = group({
  key: text(100),
  name: text(NAME_MAX),
  linkedPermissions: list(text(100)),
  featureFlag: v.nullable(
    group({ on: flag, offTreatment: treatment, defaultTreatment: treatment, rules: v.exactOptional(list(rule)) }),
  ),
});
const currency = v.pipe(text(3), v.regex(/^[a-z]{3}$/, 'must be a currency of ISO 4217 in lower case: eur'));
const externalId = v.pipe(text(255), v.regex(/^[\w-]+$/, 'must be an id of the payment provider: price_1AbC'));
const price = group({
  // a sum that the payment provider takes has eight digits at most
  amount: whole(0, 99_999_999),
  currency: v.exactOptional(currency),
  interval: v.exactOptional(oneOf(['month', 'year'])),
  perSeat: v.exactOptional(flag),
  externalId: v.exactOptional(externalId),
});
const planLimit = group({ key: text(100), name: text(NAME_MAX), included: v.nullable(whole(0, 1_000_000_000)) });
const plan = group({
  key: text(100),
  name: text(NAME_MAX),
  description: v.exactOptional(text(DESCRIPTION_MAX)),
  externalId: v.exactOptional(externalId),
  price: v.exactOptional(price),
  rank: v.exactOptional(whole(0, 1000)),
  group: v.exactOptional(text(100)),
  trialDays: v.exactOptional(whole(0, 730)),
  limits: v.exactOptional(list(planLimit)),
  features: list(text(100)),
  defaultTreatment: treatment,
  rules: list(rule),
});

const ADDRESS = 'must be an https address: https://id.example.com';
const isProviderAddress = (address: string) => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, hash, username } = new URL(address);
  return (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) && hash === '' && username === '';
};
const optionalAddress = v.exactOptional(v.pipe(text(500), v.check(isProviderAddress, ADDRESS)));
const longAddress = v.exactOptional(v.pipe(text(2000), v.check(isProviderAddress, ADDRESS)));
const scope = v.pipe(text(200), v.regex(/^[!#-[\]-~]+$/, 'must be a scope without spaces'));
const socialProvider = group({
  type: oneOf([...SOCIAL_PROVIDERS, 'custom']),
  clientId: text(500),
  active: v.exactOptional(flag),
  additionalScopes: v.exactOptional(list(scope)),
  baseUrl: optionalAddress,
  tenant: v.exactOptional(v.pipe(text(100), v.regex(/^[\w.-]+$/, 'must be a tenant: organizations, or its id'))),
  tenants: v.exactOptional(list(v.pipe(v.string('must be a text'), v.uuid('must be a uuid')))),
  teamId: v.exactOptional(text(100)),
  keyId: v.exactOptional(text(100)),
  id: v.exactOptional(v.pipe(text(50), v.regex(/^[a-z\d][a-z\d-]*$/, 'must be of small letters, digits and dashes'))),
  displayName: v.exactOptional(text(NAME_MAX)),
  logoUrl: optionalAddress,
  issuer: optionalAddress,
  authorizationUrl: optionalAddress,
  tokenUrl: optionalAddress,
  userInfoUrl: optionalAddress,
});

const REDIRECT = 'must be an address without a fragment: https://app.example.com/callback';
/** Redirect address of a web page, or of an app on a device. Source: RFC 8252 §7, RFC 9700 §2.1. */
const isRedirect = (address: string) => {
  if (!URL.canParse(address) || address.includes('#') || address.includes('*')) return false;
  const { protocol, hostname, username } = new URL(address);
  if (username) return false;
  if (protocol === 'http:') return isLoopback(hostname);
  // Ours: a private scheme is a domain in reverse, so that two apps do not share one
  return protocol === 'https:' || /^[a-z][a-z\d+-]*(\.[a-z\d+-]+)+:$/.test(protocol);
};
const redirectUri = v.pipe(text(500), v.check(isRedirect, REDIRECT));
const hostedClient = group({
  clientId: v.pipe(text(100), v.regex(/^[\w.~-]+$/, 'must be of letters, digits and . _ ~ -')),
  name: text(NAME_MAX),
  firstParty: flag,
  redirectUris: v.pipe(list(redirectUri), v.nonEmpty('must name one address at least')),
  postLogoutRedirectUris: v.exactOptional(list(redirectUri)),
  logoUrl: optionalAddress,
});
const uuid = v.pipe(v.string('must be a text'), v.uuid('must be a uuid'));
const domain = v.pipe(text(253), v.regex(/^([a-z\d-]+\.)+[a-z\d-]{2,}$/, 'must be a domain: example.com'));
const roleList = v.exactOptional(list(text(ROLE_KEY_MAX)));
const ssoProvider = group({
  id: uuid,
  tenantId: uuid,
  type: oneOf(SSO_TYPES),
  enabled: v.exactOptional(flag),
  domains: v.pipe(list(domain), v.nonEmpty('must name one domain at least')),
  ssoEndpoint: v.pipe(text(2000), v.check(isProviderAddress, ADDRESS)),
  idpEntityId: v.exactOptional(text(1000)),
  publicCertificate: v.exactOptional(
    v.pipe(text(40_000), v.regex(/^-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----\s*$/, 'must be PEM')),
  ),
  metadataUrl: longAddress,
  sloEndpoint: longAddress,
  spEntityId: v.exactOptional(text(1000)),
  signRequest: v.exactOptional(flag),
  idpInitiated: v.exactOptional(flag),
  oidcClientId: v.exactOptional(text(500)),
  forced: v.exactOptional(flag),
  roles: roleList,
  groups: v.exactOptional(list(group({ group: text(300), roles: list(text(ROLE_KEY_MAX)) }))),
});

/** Schema of `fe.config.json`: any of the operator's keys, and nothing else. Secrets come from the environment. */
export const configSchema = someOf({
  vendorId: v.pipe(
    v.string('must be a text'),
    v.uuid('must be a uuid'),
    v.transform((id) => id as VendorId), // branded where it enters
  ),
  vendor: some({
    name: text(NAME_MAX),
    logo: v.nullable(text(2000)),
    icon: v.nullable(text(2000)),
    whiteLabelMode: flag,
  }),
  allowSignups: flag,
  allowNotVerifiedUsersLogin: flag,
  tenantInvitationsAllowed: flag,
  apiTokensEnabled: flag,
  forcePermissions: flag,
  authStrategy: oneOf(AUTH_STRATEGIES),
  machineToMachineAuthStrategy: oneOf(MACHINES),
  otherAuthStrategies: list(oneOf(AUTH_STRATEGIES)),
  secondaryAuthStrategies: list(group({ strategy: oneOf(SECONDARY_AUTH_STRATEGIES), isActive: flag })),
  clientIds: v.pipe(list(text(100)), v.nonEmpty('must name one client at least')),
  origins: list(v.pipe(text(300), v.check(isOrigin, 'must be an origin without a path: https://app.example.com'))),
  privateHosts: list(
    v.pipe(text(300), v.regex(/^[\w.-]+(:\d{1,5})?$|^[\da-f:]+$/i, 'must be a host: idp.internal:8443')),
  ),
  routes: some({
    ...v.entriesFromList(routeNames, path),
    signUpSuccessUrl: optionalPath,
    customLoginAuthenticatedUrl: optionalPath,
  }),
  basename: v.pipe(
    v.string('must be a text'),
    v.regex(/^(\/[^?#\s]*[^?#\s/])?$/, 'must be empty or a path without a slash at its end'),
  ),
  urlStrategy: oneOf(['path', 'hash']),
  authPages: flag,
  passwordPolicy: some({
    minLength: whole(1, 128),
    maxLength: whole(8, 1024),
    allowPassphrases: flag,
    minPhraseLength: whole(1, 128),
    minOptionalTestsToPass: whole(0, 4),
    requiredTests: some({ checkThreeRepeatedChars: flag }),
    optionalTests: some({
      requireLowercase: flag,
      requireUppercase: flag,
      requireNumbers: flag,
      requireSpecialChars: flag,
    }),
  }),
  passwordStrength: some({ minScore: whole(0, 4) }),
  captchaPolicy: some({
    enabled: flag,
    siteKey: v.pipe(v.string('must be a text'), v.maxLength(200, 'must have at most 200 characters')),
    minScore: v.pipe(v.number(SCORE), v.minValue(0, SCORE), v.maxValue(1, SCORE)),
    verifyUrl: v.pipe(text(300), v.regex(/^https?:\/\/\S+$/, 'must be an address: https://captcha.example.com/verify')),
  }),
  lockoutPolicy: some({ enabled: flag, maxAttempts: whole(1, 100), lockedMinutes: whole(1, 10_080) }),
  social: list(socialProvider),
  hostedLogin: some({ clients: list(hostedClient) }),
  mfa: some({
    enforceMFAType: oneOf(ENFORCE_MFA_TYPES),
    strategies: v.pipe(list(oneOf(MFA_STRATEGIES)), v.nonEmpty('must name one at least')),
    rememberDays: whole(0, 365),
  }),
  passwordHistoryPolicy: some({ enabled: flag, historySize: whole(0, 10) }),
  sessions: some({
    refreshTokenDays: whole(1, 400),
    refreshGraceMs: whole(0, 60_000),
    idleSeconds: v.nullable(whole(600, 31_536_000)),
    absoluteSeconds: v.nullable(whole(600, 31_536_000)),
    maxSessions: v.nullable(whole(1, 1000)),
  }),
  signingAlgorithm: oneOf(SIGNING_ALGORITHMS),
  signingKeyDays: v.optional(whole(1, 3650)),
  limits: some({
    proof: limit,
    signIn: limit,
    mail: limit,
    sms: limit,
    invitation: invitationLimit,
    question: limit,
    recipients: some({
      mail: allowance,
      text: allowance,
      textDaily: allowance,
      textsPerCountry: allowance,
      textsInAll: allowance,
    }),
  }),
  sso: some({ domains: list(group({ tenantId: uuid, domain })), configurations: list(ssoProvider) }),
  smsCountries: v.nullable(list(v.pipe(text(2), v.regex(/^[A-Z]{2}$/, 'must be a country of ISO 3166: DE')))),
  accountDeletion: some({ enabled: flag, graceDays: whole(1, 90) }),
  links: some({
    activationHours: whole(1, 720),
    invitationHours: whole(1, 720),
    passwordResetMinutes: whole(5, 1440),
    unlockMinutes: whole(5, 1440),
    magicLinkMinutes: whole(5, 60),
  }),
  roles: list(role),
  permissions: list(permission),
  signUpRoles: v.pipe(list(text(100)), v.nonEmpty('must name one role at least')),
  features: list(feature),
  plans: list(plan),
  billing: some({
    currency,
    defaultPlan: v.nullable(text(100)),
    allowPlanDowngrade: flag,
    allowPlanCancellation: flag,
    trialEndAction: oneOf(['change_to_default', 'retain_trial']),
    tenantCreatedAction: v.nullable(oneOf(['create_customer'])),
    path: v.nullable(path),
    graceDays: whole(0, 365),
    providerName: text(NAME_MAX),
    invoiceLogo: v.nullable(text(2000)),
    sellerLines: list(text(200)),
    taxRates: list(externalId),
    automaticTax: flag,
  }),
  shell: some({
    title: v.nullable(text(NAME_MAX)),
    favicons: list(
      group({
        href: v.pipe(
          text(2000),
          v.regex(/^(\/(?!\/)|https:\/\/|data:image\/)\S+$/, 'must be a path or an https address'),
        ),
        type: v.exactOptional(text(100)),
        sizes: v.exactOptional(text(100)),
        media: v.exactOptional(text(200)),
      }),
    ),
    tagManagers: list(
      group({
        id: v.pipe(text(50), v.regex(/^GTM-[A-Za-z0-9]+$/, 'must be GTM- and letters or digits')),
        enabled: flag,
      }),
    ),
  }),
  flags: v.record(v.string(), oneOf(['on', 'off']), 'must be an object'),
  metadata: v.record(v.string(), v.record(v.string(), v.unknown(), 'must be an object'), 'must be an object'),
});
