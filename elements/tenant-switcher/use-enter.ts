import type { Tenant } from '../../core/contract/entities/tenant.ts';
import { tenantsFeature } from '../../core/tenants/tenants.feature.ts';
import { useHost } from '../kit/host-context.ts';
import { useFeature } from '../kit/use-app.ts';
import { useMessages } from '../kit/use-messages.ts';

/** Enters a tenant, and tells a screen reader so. */
export const useEnter = (): ((tenant: Pick<Tenant, 'tenantId' | 'name'>) => Promise<void>) => {
  const { enter } = useFeature(tenantsFeature);
  const host = useHost();
  const words = useMessages('account').tenantSwitcher;
  return async ({ tenantId, name }) => {
    host.announce(words.opening({ name }));
    const entered = await enter(tenantId, host.element.localName);
    // what went wrong says so itself
    host.announce(entered ? words.opened({ name }) : '');
  };
};
