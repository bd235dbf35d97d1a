import type { SubTenant } from '../../../../core/contract/entities/tenant.ts';
import { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { tenants } from '../../../../core/contract/tenants.ts';
import type { OpenDialog } from '../../router/use-dialog.ts';

export const ACCOUNT_DIALOGS = ['account', 'people', 'add-people', 'add', 'edit', 'move', 'delete'] as const;
export type AccountDialog = (typeof ACCOUNT_DIALOGS)[number];
export type AccountDialogs = OpenDialog<AccountDialog>;

/** Calls whose answers change with any account. */
export const ACCOUNT_QUERIES = [tenants.search, tenants.parentsOf, tenants.count, tenants.metadata, subTenants.read];

/** Calls whose answers change with the people of any account. */
export const ACCOUNT_PEOPLE_QUERIES = [subTenants.people, tenants.count, subTenants.read];

/** Accounts without those that are there already: a page that is loaded later can repeat one that has moved. */
export const withoutDuplicates = (accounts: readonly SubTenant[]): SubTenant[] => [
  ...new Map(accounts.map((account) => [account.tenantId, account] as const)).values(),
];
