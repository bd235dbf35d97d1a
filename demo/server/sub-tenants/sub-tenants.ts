import { subTenants } from '../../../core/contract/sub-tenants.ts';
import { serve } from '../serve.ts';
import { read, remove, update } from './changing.ts';
import { create } from './creating.ts';

/** Accounts below the caller's, one by one. Source: protocol/sub-accounts.md#creating. */
export const subTenantRoutes = serve(subTenants, { create, read, update, remove });
