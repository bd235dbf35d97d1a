import type { Shelf } from '../browser/storage.ts';
import type { TenantId, UserId } from '../contract/entities/ids.ts';

/** How many are remembered. Ours. */
const RECENT = 5;

const ID = /^[\w-]{1,100}$/;

/** The tenants a person was in, the latest first, once they are in this one. */
export const withLatest = (recent: readonly TenantId[], tenantId: TenantId): readonly TenantId[] =>
  [tenantId, ...recent.filter((id) => id !== tenantId)].slice(0, RECENT);

/** Where a browser keeps the tenants that its last person was in: ids alone, and nobody else's. Ours. */
export const recentOf = ({ local }: { local: Shelf }, app: string, userId: UserId) => {
  const key = `fe:recent-tenants:${app}`;
  return {
    read: (): readonly TenantId[] => {
      const [whose, ...known] = (local.read(key) ?? '').split(' ');
      // an id is branded where it enters
      return whose === userId ? (known.filter((id) => ID.test(id)) as TenantId[]) : [];
    },
    keep: (recent: readonly TenantId[]) => local.write(key, [userId, ...recent].join(' ')),
  };
};
