import type { Answers } from './quiet-app.ts';

/** Signed-in person, as a test describes them. */
export interface Person {
  name?: string;
  email?: string;
  superUser?: true;
  permissions?: string[];
  roles?: string[];
  features?: Record<string, { expireTime: number }>;
}

const base64url = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The answers of a wire over which this person has a session. */
export const signedIn = (person: Person): Answers => {
  const { name = 'Ada', email = 'ada@acme.test', superUser, permissions = [], roles = [], features } = person;
  const ids = { userId: 'user-1', tenantId: 'tenant-1' };
  const held = {
    roles: roles.map((key) => ({ key })),
    permissions: permissions.map((key) => ({ key })),
  };
  const claims = { sub: ids.userId, tenantId: ids.tenantId, permissions, roles, ...(superUser && { superUser }) };
  const token = [{ alg: 'none' }, claims].map(base64url).join('.');
  return {
    'POST /identity/resources/auth/v1/user/token/refresh': {
      ...ids,
      accessToken: `${token}.`,
      expiresIn: 300,
      mfaRequired: false,
      email,
      emailVerified: true,
    },
    'GET /identity/resources/users/v2/me': {
      id: ids.userId,
      tenantId: ids.tenantId,
      name,
      email,
      verified: true,
      metadata: '{}',
      ...held,
      ...(superUser && { superUser }),
    },
    'GET /identity/resources/users/v1/me/authorization': held,
    'GET /identity/resources/users/v3/me/tenants': { tenants: [], activeTenant: { tenantId: ids.tenantId } },
    'GET /identity/resources/users/v1/me/tenants': [],
    ...(features && {
      'GET /flags': { admin_portal_entitlements: 'on', admin_portal_use_entitlements_v2_endpoint: 'on' },
      'GET /entitlements/api/v2/user-entitlements': { features, permissions: {} },
    }),
    'POST /identity/resources/auth/v1/logout': {},
  };
};
