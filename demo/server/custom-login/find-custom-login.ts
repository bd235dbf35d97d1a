import type { PublicCustomLogin } from '../../../core/contract/entities/custom-login.ts';
import { ID_PATTERN, LOGIN_ALIAS_PATTERN } from '../../../core/contract/limits.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { Reader } from '../store/store.ts';
import { publicLook, readLeaves } from './look.ts';

/** Finds the tenant of a login address, by its alias or id. */
export const tenantOfAlias = async (
  rows: Pick<Reader, 'customLogins'>,
  alias: string | undefined,
): Promise<TenantId | undefined> => {
  const wanted = alias?.toLowerCase() ?? '';
  if (ID_PATTERN.test(wanted)) return wanted as TenantId; // whether there is such a tenant is asked next
  if (!LOGIN_ALIAS_PATTERN.test(wanted)) return undefined;
  return (await rows.customLogins.find({ where: { alias: wanted }, limit: 1 }))[0]?.tenantId;
};

/** Custom login of a login address, as visitors get it; undefined where there is no such tenant. */
export const findCustomLogin = async (
  rows: Pick<Reader, 'customLogins' | 'tenants'>,
  alias: string | undefined,
): Promise<PublicCustomLogin | undefined> => {
  const tenantId = await tenantOfAlias(rows, alias);
  if (tenantId === undefined) return undefined;
  const [tenant, [row]] = await Promise.all([
    rows.tenants.get(tenantId),
    rows.customLogins.find({ where: { tenantId }, limit: 1 }),
  ]);
  return tenant && { tenantId, name: tenant.name, loginBox: publicLook(readLeaves(row?.look ?? '{}')) };
};
