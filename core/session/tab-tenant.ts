import type { BrowserPage } from '../browser/page.ts';
import type { TenantId } from '../contract/entities/ids.ts';

/** Storage key of the tab's own tenant. Source: product.md#storage-keys. */
export const TAB_TENANT_KEY = 'FRONTEGG_SEPARATE_TABS_BY_TENANT';

/** The tenant of this tab, where every tab has one of its own. */
export interface TabTenant {
  /** Null lets the server say. */
  read(): TenantId | null;
  keep(tenantId: TenantId): void;
  forget(): void;
}

/** Syntax of a tenant id; the server checks that the tenant exists. */
const ID = /^[\w-]{1,100}$/;

/**
 * Keeps the tab's tenant where the app has sessions per tenant, and nothing where it has not.
 * Source: product.md#session-per-tenant, product.md#storage-keys.
 */
export const tabTenant = ({ tab }: BrowserPage, perTenant: boolean): TabTenant => ({
  read: () => {
    const kept = perTenant ? (tab.read(TAB_TENANT_KEY) ?? '') : '';
    // an id is branded where it enters
    return ID.test(kept) ? (kept as TenantId) : null;
  },
  keep: (tenantId) => perTenant && tab.write(TAB_TENANT_KEY, tenantId),
  forget: () => perTenant && tab.remove(TAB_TENANT_KEY),
});
