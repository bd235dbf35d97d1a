import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { BillingAccountRecord } from './records.ts';

/** New billing account of a tenant, without a customer. */
export const newBillingAccount = (tenantId: TenantId, name: string, now: string): BillingAccountRecord => {
  const id = crypto.randomUUID();
  return {
    id,
    tenantId,
    provider: 'Stripe',
    externallyManaged: false,
    customerId: null,
    providerAccount: null,
    customerKey: id,
    name,
    email: '',
    address: {},
    taxId: '',
    defaultMethodId: null,
    trialUsedAt: null,
    version: 0,
    syncedAt: null,
    failingSince: null,
    dueAt: now,
    createdAt: now,
    updatedAt: now,
  };
};
