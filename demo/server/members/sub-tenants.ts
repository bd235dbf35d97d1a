import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { holds } from '../authority/caller.ts';
import type { PermissionKey } from '../permission-keys.ts';
import { forbidden, notFound, type Refusal } from '../refusal.ts';
import { tenantInBranch } from '../tenants/branch.ts';
import type { AdministratorRows, Caller } from '../rules.ts';
import type { Ports } from '../ports.ts';
import type { Reader } from '../store/store.ts';

/** Permission to see the accounts below a company. */
export const SEES_BELOW: PermissionKey = 'fe.account-hierarchy.read.subAccount';
/** Maximum depth of sub-tenants, so that a cycle of parents ends. Ours. */
const DEEPEST = 10;
/** Maximum of companies in all; of more, those of the first levels by id. Ours. */
const MOST = 1000;

/** Rows that lists of people need. */
export type PeopleReader = Pick<
  Reader,
  'people' | 'users' | 'roles' | 'permissions' | 'groups' | 'groupConfigs' | 'lockoutPolicies'
>;

/** Tenants that a list of people covers, with the rows of their scope. */
export interface SearchedTenants {
  store: { snapshot<Value>(work: (rows: PeopleReader) => Promise<Value>): Promise<Value> };
  /** The companies, by name; none where it is the caller's own alone. */
  companies: ReadonlyMap<TenantId, string>;
}

/** A company and those below it, by name, level by level. */
export const belowOf = async (across: Pick<Reader, 'tenants'>, top: TenantId): Promise<Map<TenantId, string>> => {
  const [own] = await across.tenants.find({ where: { id: top } });
  const found = new Map([[top, own?.name ?? '']]);
  let level = [top];
  for (let depth = 0; level.length > 0 && depth < DEEPEST && found.size < MOST; depth += 1) {
    const next = await across.tenants.find({
      where: { parentId: { in: level } },
      order: [['id', 'asc']],
      limit: MOST - found.size,
    });
    level = next.map(({ id }) => id).filter((id) => !found.has(id));
    for (const { id, name } of next) found.set(id, name);
  }
  return found;
};

/** The caller's company, with its sub-tenants on request where the caller can see them; or one of these by id. */
export const searchedTenants = async (
  { store, ports, caller }: { store: AdministratorRows; ports: Ports; caller: Caller },
  below: boolean,
  one?: TenantId,
): Promise<Result<SearchedTenants, Refusal>> => {
  const mayLook = holds(caller, SEES_BELOW);
  if (below && !mayLook) return forbidden();
  const elsewhere = one !== undefined && one !== caller.tenantId;
  if (!below && !elsewhere) return ok({ store, companies: new Map() });
  if (!mayLook) return notFound('Tenant');
  const across = ports.store.scoped({ across: 'subAccounts' });
  if (one === undefined) return ok({ store: across, companies: await belowOf(across, caller.tenantId) });
  const found = await tenantInBranch(across, caller, one);
  return found.ok ? ok({ store: across, companies: new Map([[one, found.value.name]]) }) : found;
};
