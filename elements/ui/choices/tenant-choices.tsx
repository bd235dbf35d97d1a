import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { Tenant } from '../../../core/contract/entities/tenant.ts';
import { Avatar } from '../avatar/avatar.tsx';
import type { ListedChoice } from './choice.ts';

/** Number of tenants from which recent ones have a heading of their own. Ours. */
const GROUPED_FROM = 8;

/** Headings of a list of tenants, and the locale of its sort order. */
interface Headings {
  readonly recent: string;
  readonly all: string;
  readonly locale: string;
}

/**
 * Options of the user's tenants: recent ones first, then the others by name. Tenants of the same name show their ids.
 */
export const tenantChoices = (
  tenants: readonly Tenant[],
  recent: readonly TenantId[],
  headings: Headings,
): readonly ListedChoice<TenantId>[] => {
  const last = recent.flatMap((id) => tenants.find(({ tenantId }) => tenantId === id) ?? []);
  const { compare } = new Intl.Collator(headings.locale, { numeric: true });
  const others = tenants
    .filter((tenant) => !last.includes(tenant))
    .toSorted((one, other) => compare(one.name, other.name));
  const counts = new Map<string, number>();
  for (const { name } of tenants) counts.set(name, (counts.get(name) ?? 0) + 1);
  const offered =
    (group: string) =>
    (tenant: Tenant): ListedChoice<TenantId> => ({
      value: tenant.tenantId,
      label: tenant.name,
      hint: counts.get(tenant.name) === 1 ? undefined : tenant.tenantId,
      group: tenants.length < GROUPED_FROM ? undefined : group,
      picture: <Avatar name={tenant.name} id={tenant.tenantId} of="company" size="small" />,
    });
  return [...last.map(offered(headings.recent)), ...others.map(offered(headings.all))];
};
