import type { Transport, WireAnswer } from '../../core/index.ts';

/** Signed-in person of a fake session; what is left out has a default, and there are no permissions by default. */
export interface FakePerson {
  /** `Ada` by default. */
  name?: string;
  /** `ada@acme.test` by default. */
  email?: string;
  superUser?: boolean;
  /** Keys of permissions, as in the access token. */
  permissions?: readonly string[];
  /** Keys of roles. */
  roles?: readonly string[];
  /** Companies of the person, the current one first; one company by default. */
  tenants?: readonly { tenantId: string; name: string }[];
  /** Features of the plan, by key; `expireTime` in milliseconds since 1970. Turns entitlements on. */
  features?: Readonly<Record<string, { expireTime: number }>>;
  /** Feature flags of the operator that are on. */
  flags?: readonly string[];
}

/** Bodies of answers with status 200, by `METHOD /path`; the path is without `/frontegg` and without its query. */
export type FakeAnswers = Readonly<Record<string, unknown>>;

const COMPANY = { tenantId: 'tenant-1', name: 'Acme Robotics' };
const USER_ID = 'user-1';
/** Seconds until the access token is refreshed. */
const EXPIRES_IN = 300;

const base64url = (value: object): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Answers to the calls of a session: refresh, profile, authorization, companies, flags, entitlements and sign-out. */
export const sessionAnswers = (person: FakePerson = {}): FakeAnswers => {
  const { name = 'Ada', email = 'ada@acme.test', superUser = false, permissions = [], roles = [] } = person;
  const { tenants = [COMPANY], features, flags = [] } = person;
  const [{ tenantId } = COMPANY] = tenants;
  const listed = tenants.map((tenant) => ({ ...tenant, id: tenant.tenantId, metadata: '{}', isReseller: false }));
  const held = { roles: roles.map((key) => ({ key })), permissions: permissions.map((key) => ({ key })) };
  const claims = { sub: USER_ID, tenantId, permissions, roles, ...(superUser && { superUser }) };
  const entitled = features && ['admin_portal_entitlements', 'admin_portal_use_entitlements_v2_endpoint'];
  return {
    'POST /identity/resources/auth/v1/user/token/refresh': {
      userId: USER_ID,
      tenantId,
      // unsigned: a back end refuses it
      accessToken: `${[{ alg: 'none' }, claims].map(base64url).join('.')}.`,
      expiresIn: EXPIRES_IN,
      mfaRequired: false,
      email,
      emailVerified: true,
    },
    'GET /identity/resources/users/v2/me': {
      id: USER_ID,
      tenantId,
      name,
      email,
      verified: true,
      metadata: '{}',
      ...held,
      ...(superUser && { superUser }),
    },
    'GET /identity/resources/users/v1/me/authorization': held,
    'GET /identity/resources/users/v3/me/tenants': { tenants: listed, activeTenant: listed[0] },
    'GET /identity/resources/users/v1/me/tenants': listed,
    'GET /flags': Object.fromEntries([...flags, ...(entitled ?? [])].map((flag) => [flag, 'on'])),
    ...(features && { 'GET /entitlements/api/v2/user-entitlements': { features, permissions: {} } }),
    'POST /identity/resources/auth/v1/logout': {},
  };
};

const answer = (status: number, body: unknown): WireAnswer => ({
  status,
  statusText: '',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Transport that answers from a table. Other reads find nothing, and other calls are refused with status 401. */
export const fakeTransport =
  (answers: FakeAnswers = {}): Transport =>
  async ({ method, url }) => {
    const key = `${method} ${new URL(url).pathname.replace('/frontegg', '')}`;
    if (key in answers) return answer(200, answers[key]);
    return method === 'GET' ? answer(200, { rows: [] }) : answer(401, { errors: ['Unauthorized'] });
  };

/**
 * Transport of an app in which this person is signed in: `createApp({ transport: fakeSession() })`. Nothing is sent, and
 * `answers` takes the calls of the host's own screens.
 */
export const fakeSession = (person: FakePerson = {}, answers: FakeAnswers = {}): Transport =>
  fakeTransport({ ...sessionAnswers(person), ...answers });
