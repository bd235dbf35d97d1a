import type { BrowserPage } from '../browser/page.ts';
import type { TenantId } from '../contract/entities/ids.ts';
import type { Result } from '../contract/failure.ts';
import type { CoreRouter } from '../router/router.ts';
import type { CoreStore } from '../store/store.ts';

/** Parts of an app that the switch needs. */
interface LinkedTenantDeps {
  readonly router: Pick<CoreRouter, 'query' | 'rewrite'>;
  readonly store: Pick<CoreStore, 'getState'>;
  readonly session: { switchTenant(tenantId: TenantId): Promise<Result<unknown>> };
  readonly page: Pick<BrowserPage, 'log'>;
}

/**
 * Enters the tenant that the address names by `tenantId`, where it is one of the user's and another than the active one;
 * any other is ignored, as is one that cannot be entered. Ours.
 */
export const enterLinkedTenant = async ({ router, store, session, page }: LinkedTenantDeps): Promise<void> => {
  const now = store.getState().session;
  const query = router.query();
  const wanted = query.get('tenantId');
  if (now.status !== 'signedIn' || !wanted || wanted === now.user.tenantId) return;
  const tenant = now.tenants.find(({ tenantId }) => tenantId === wanted);
  if (!tenant) return;
  // one try: the session that comes back from it leads here again
  query.delete('tenantId');
  router.rewrite(query);
  const entered = await session.switchTenant(tenant.tenantId);
  if (!entered.ok) page.log('warn', `The tenant of the link was not entered: ${entered.failure.message}`);
};
