import * as v from 'valibot';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { Tenant, UserTenants } from '../../../core/contract/entities/tenant.ts';
import type { User, UserTenant } from '../../../core/contract/entities/user.ts';
import { users } from '../../../core/contract/users.ts';
import type { Authority } from '../authority/authority.ts';
import { authorityCache } from '../authority/authority-cache.ts';
import { authorization as authorizationSchema, tenant, user as userSchema, userTenants } from '../checks/entities.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import { factorsOf, isEnrolled } from '../sign-in/factors.ts';
import { detailsIn } from './metadata.ts';
import { type Caller, signedIn, type PersonContext } from '../rules.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Reader } from '../store/store.ts';
import { permissionView, roleView, tenantView } from '../roles/views.ts';
import { profileVersionOf } from './profile-version.ts';
import { activeMembershipsOf } from '../authority/active-memberships.ts';
import { actingMembership, enteringMembership } from '../authority/acting-membership.ts';

type Person = PersonContext<AnyEndpoint>;

/** Memberships of the caller in all tenants, oldest first. */
const placesOf = (rows: Reader, caller: Caller) =>
  rows.memberships.find({ where: activeMembershipsOf(caller), order: [['createdAt', 'asc']] });

const authorityHere = async (context: Person): Promise<Authority> => {
  const place = await actingMembership(context.own, context.caller);
  const here = place ?? { roleIds: [], groupIds: [], tenantId: context.caller.tenantId };
  return authorityCache(context.ports, context.own, here);
};

type AuthorityView = Pick<User, 'roles' | 'permissions'>;

/** Views of the authorities that the cache holds: an administrator's permissions are three quarters of the answer. */
const views = new WeakMap<Authority, AuthorityView>();

const authorityView = (authority: Authority, { ports }: Person): AuthorityView => {
  const before = views.get(authority);
  if (before) return before;
  const { roles, permissions } = authority;
  const view = {
    roles: roles.map((role) => roleView(role, ports.config.vendorId)),
    permissions: permissions.map((permission) => permissionView(permission, roles)),
  };
  views.set(authority, view);
  return view;
};

/** Caller as the wire shows them, in the tenant they act in. */
export const readMe = async (context: Person): Promise<Result<User, Refusal>> => {
  const { own, caller, ports } = context;
  const { userId: id, email, actor, sessionId, enteredFrom } = caller;
  const [record, memberships, factors, session, entered, home] = await own.snapshot((rows) =>
    Promise.all([
      rows.users.get(id),
      placesOf(rows, caller),
      factorsOf(rows, { id, email, emailFactor: false }),
      actor && rows.sessions.get(sessionId),
      enteredFrom && enteringMembership(rows, caller),
      enteredFrom && rows.tenants.get(enteredFrom),
    ]),
  );
  const here = entered ?? memberships.find(({ tenantId }) => tenantId === caller.tenantId);
  if (!record || !here) return refuse('sessionEnded');
  // who has entered an account acts there by the membership above it
  const places = [...memberships, ...(entered ? [entered] : [])];
  const authorities = await Promise.all(places.map((place) => authorityCache(ports, own, place)));
  const shown = authorities.map((authority) => authorityView(authority, context));
  const { roles, permissions } = shown[places.lastIndexOf(here)] ?? { roles: [], permissions: [] };
  const groups = here.groupIds.length > 0 ? await own.groups.find({ where: { id: { in: here.groupIds } } }) : [];
  const tenants: UserTenant[] = places.map((place, at) => ({
    tenantId: place === entered ? caller.tenantId : place.tenantId,
    roles: shown[at]?.roles ?? [],
  }));
  const user: User = {
    id: record.id,
    sub: record.id,
    email: record.email,
    name: record.name,
    verified: record.verified,
    mfaEnrolled: record.emailFactor || isEnrolled(factors),
    provider: record.provider,
    profilePictureUrl: pictureAddress(record, ports),
    tenantId: caller.tenantId,
    tenantIds: tenants.map(({ tenantId }) => tenantId),
    tenants,
    activatedForTenant: here.activated,
    subAccountAccessAllowed: here.subAccountAccess || record.superUser,
    managedBy: record.managedBy,
    metadata: record.metadata,
    language: record.language,
    profileVersion: await profileVersionOf(record),
    createdAt: record.createdAt,
    roleIds: here.roleIds,
    rolesIds: here.roleIds,
    roles,
    permissions,
    groups: groups.map(({ id: group, roleIds }) => ({
      id: group,
      roles: roles.filter((role) => roleIds.includes(role.id)),
    })),
    ...detailsIn(record.metadata),
    ...(actor && session && { impersonator: { id: actor.userId, email: actor.email, until: session.expires } }),
    ...(home && { enteredFrom: { tenantId: home.id, name: home.name } }),
    ...(record.superUser && { superUser: true }),
    ...(record.lastLogin && { lastLogin: record.lastLogin }),
  };
  return ok(user);
};

/** Reads the caller, in the tenant they act in. Source: protocol/sign-in.md#me. */
export const me = signedIn<typeof users.me>({
  beforeMfa: 'users.me',
  answer: userSchema,
  handle: readMe,
});

/** Roles and permissions of the caller in the tenant they act in. Source: protocol/sign-in.md#me. */
export const authorization = signedIn<typeof users.authorization>({
  answer: authorizationSchema,
  handle: async (context) => ok(authorityView(await authorityHere(context), context)),
});

const tenantsOf = async (context: Person): Promise<UserTenants | undefined> => {
  const { own, caller } = context;
  const places = await placesOf(own, caller);
  // an account that they have entered is the active one, without being theirs
  const ids = [...new Set([...places.map(({ tenantId }) => tenantId), caller.tenantId])];
  const [records, settings] = await Promise.all([
    own.tenants.find({ where: { id: { in: ids } }, order: [['name', 'asc']] }),
    own.accountSettings.find({ where: { tenantId: { in: ids } } }),
  ]);
  const tenants = records.map((record): Tenant => {
    const own = settings.find(({ tenantId }) => tenantId === record.id);
    return tenantView(record, records, context.ports.config.vendorId, own);
  });
  const activeTenant = tenants.find(({ tenantId }) => tenantId === caller.tenantId);
  return activeTenant && { tenants, activeTenant };
};

const answerTenants = async (context: Person) => {
  const found = await tenantsOf(context);
  return found ? ok(found) : refuse('sessionEnded');
};

/** Reads the caller's tenants and the active one. Source: protocol/sign-in.md#me. */
export const tenants = signedIn<typeof users.tenants>({
  beforeMfa: 'users.tenants',
  answer: userTenants,
  handle: answerTenants,
});

/** Reads the caller's tenants at the older address. Source: protocol/sign-in.md#me. */
export const tenantsV1 = signedIn<typeof users.tenantsV1>({
  beforeMfa: 'users.tenantsV1',
  answer: userTenants,
  handle: answerTenants,
});

/** Reads the caller's tenants alone. Source: protocol/sign-in.md#me. */
export const tenantsV2 = signedIn<typeof users.tenantsV2>({
  beforeMfa: 'users.tenantsV2',
  answer: v.array(tenant),
  handle: async (context) => ok((await tenantsOf(context))?.tenants ?? []),
});
