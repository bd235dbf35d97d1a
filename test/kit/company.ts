import type { RoleId, TenantId, UserId } from '../../core/contract/entities/ids.ts';
import type { ScopedRows, Store } from '../../demo/server/store/store.ts';
import { everythingIn } from './test-store.ts';
import type { OperatorConfig } from '../../demo/server/vendor/config.ts';
import { keepRoles } from '../../demo/server/roles/keep-roles.ts';
import { argon2Hasher } from '../../demo/server/hasher/argon2-hasher.ts';
import { aMembership, aPerson, aTenant } from './rows.ts';

/** The password of everyone in a test's companies. */
export const PASSWORD = 'Demo-passw0rd-42';

/** One hasher and one hash for all tests; a hash costs a hundredth of what it does in a server. */
export const hasher = argon2Hasher({ algorithm: 2, memoryCost: 256, timeCost: 1, parallelism: 1 });
const hashed = hasher.hash(PASSWORD);

/** Ids of a company and its administrator that a test knows beforehand. */
export interface CompanyIds {
  tenant?: TenantId;
  ada?: UserId;
}

/** Ids of a company that was put in a store. */
export interface Company {
  tenantId: TenantId;
  /** The ids of the installation's roles, by key. */
  roleIds: Readonly<Record<string, RoleId>>;
}

/** Puts the operator's roles and permissions into the store; the roles' ids by key. */
export const installRoles = async (store: Store, config: OperatorConfig): Promise<Company['roleIds']> => {
  await keepRoles(store, config, { now: () => new Date('2026-01-01T00:00:00.000Z') });
  const roles = await everythingIn(store).roles.find();
  return Object.fromEntries(roles.map(({ key, id }) => [key, id]));
};

/** A company with an administrator, a member and a super user, at its own domain: `ada@acme.test`. */
export const openCompany = async (
  store: ScopedRows,
  roleIds: Company['roleIds'],
  domain = 'acme.test',
  ids: CompanyIds = {},
): Promise<Company> => {
  const passwordHash = await hashed;
  const tenant = aTenant({ name: `Company at ${domain}`, ...(ids.tenant && { id: ids.tenant }) });
  const ada = { email: `ada@${domain}`, name: 'Ada Lovelace', ...(ids.ada && { id: ids.ada }) };
  await store.transaction(async (rows) => {
    await rows.tenants.insert(tenant);
    const people = [
      { person: aPerson(ada), role: roleIds['Admin'] },
      { person: aPerson({ email: `bo@${domain}`, name: 'Bo Member' }), role: roleIds['Member'] },
      { person: aPerson({ email: `root@${domain}`, name: 'Root', superUser: true }), role: roleIds['ReadOnly'] },
      { person: aPerson({ email: `new@${domain}`, name: 'Nev Confirmed', verified: false }), role: roleIds['Member'] },
    ];
    for (const { person, role } of people) {
      await rows.users.insert({ ...person, passwordHash, tenantId: tenant.id });
      const place = { tenantId: tenant.id, userId: person.id, roleIds: role ? [role] : [] };
      await rows.memberships.insert(aMembership({ ...place, activated: person.verified }));
    }
  });
  return { tenantId: tenant.id, roleIds };
};
