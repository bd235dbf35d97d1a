import type { PermissionId, RoleId } from '../../../core/contract/entities/ids.ts';
import type { Clock } from '../ports.ts';
import type { PermissionRecord, RoleRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { OperatorConfig } from '../vendor/config.ts';
import type { PermissionDefinition, RoleDefinition } from '../vendor/roles.ts';

/** Checks whether a row equals the operator's configuration. */
const equals = (row: object, wanted: object): boolean => {
  const kept = row as Readonly<Record<string, unknown>>; // any row is
  return Object.entries(wanted).every(([key, value]) => JSON.stringify(kept[key]) === JSON.stringify(value));
};

/** Category of a permission: `fe.secure.read.users` with all that is about `users`, `fe.subscriptions.*` with `subscriptions`. */
const categoryOf = (key: string): string => {
  const [, group, , area] = key.split('.');
  return (group === 'secure' ? area : group) ?? key;
};

const permissionFields = ({ key, name, description }: PermissionDefinition) => ({
  key,
  name,
  description,
  categoryId: categoryOf(key),
  fePermission: key.startsWith('fe.'),
});

const roleFields = ({ key, name, description, isDefault, level }: RoleDefinition, permissionIds: PermissionId[]) => ({
  key,
  name,
  description,
  isDefault,
  level,
  permissionIds,
});

/** Synchronizes permissions and the roles of every tenant with the operator's configuration. */
export const keepRoles = (store: Store, { roles, permissions }: OperatorConfig, clock: Clock): Promise<void> =>
  store.scoped({ across: 'operatorRoles' }).transaction(async (rows) => {
    const now = clock.now().toISOString();
    const fresh = () => ({ id: crypto.randomUUID() as string, createdAt: now, updatedAt: now });

    const keptPermissions = await rows.permissions.find();
    const ids = new Map<string, PermissionId>();
    for (const definition of permissions) {
      const fields = permissionFields(definition);
      const kept = keptPermissions.find(({ key }) => key === fields.key);
      const row: PermissionRecord = kept ?? {
        ...fresh(),
        ...fields,
        id: crypto.randomUUID() as string as PermissionId,
      };
      if (!kept) await rows.permissions.insert(row);
      else if (!equals(kept, fields)) await rows.permissions.update({ id: kept.id }, { ...fields, updatedAt: now });
      ids.set(row.key, row.id);
    }

    const keptRoles = await rows.roles.find({ where: { tenantId: null } });
    for (const definition of roles) {
      const fields = roleFields(
        definition,
        definition.permissions.flatMap((key) => ids.get(key) ?? []),
      );
      const kept = keptRoles.find(({ key }) => key === fields.key);
      const row: RoleRecord = { ...fresh(), ...fields, id: crypto.randomUUID() as string as RoleId, tenantId: null };
      if (!kept) await rows.roles.insert(row);
      else if (!equals(kept, fields)) await rows.roles.update({ id: kept.id }, { ...fields, updatedAt: now });
    }

    // a role that the operator took out gives nothing any more
    const named = new Set(roles.map(({ key }) => key));
    await rows.permissions.remove({
      id: { in: keptPermissions.filter(({ key }) => !ids.has(key)).map(({ id }) => id) },
    });
    await rows.roles.remove({ id: { in: keptRoles.filter(({ key }) => !named.has(key)).map(({ id }) => id) } });
  });
