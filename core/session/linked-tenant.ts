import type { BrowserPage } from '../browser/page.ts';
import type { TenantId } from '../contract/entities/ids.ts';
import type { Result } from '../contract/failure.ts';
import type { CoreRouter } from '../router/router.ts';
import { customLoginOf } from '../store/custom-login.ts';
import type { CoreStore } from '../store/store.ts';

/** Tenant that could not be entered, of each app. */
const refused = new WeakMap<object, string>();

/** Parts of an app that the switch needs. */
interface LinkedTenantDeps {
  readonly router: Pick<CoreRouter, 'query' | 'rewrite'>;
  readonly store: Pick<CoreStore, 'getState'>;
  readonly session: { switchTenant(tenantId: TenantId): Promise<Result<unknown>> };
  readonly page: Pick<BrowserPage, 'log'>;
}

/**
 * Enters the tenant that the address names by `tenantId`, or the one whose login address it is, where it is one of the
 * user's and another than the active one; any other is ignored, as is one that cannot be entered. Ours.
 */
export const enterLinkedTenant = async ({ router, store, session, page }: LinkedTenantDeps): Promise<void> => {
  const now = store.getState().session;
  const query = router.query();
  const wanted = query.get('tenantId') ?? customLoginOf(store.getState())?.tenantId;
  if (now.status !== 'signedIn' || !wanted || wanted === now.user.tenantId) return;
  const tenant = now.tenants.find(({ tenantId }) => tenantId === wanted);
  if (!tenant) return;
  // one try: the session that comes back from it leads here again
  if (refused.get(store) === wanted) return;
  refused.set(store, wanted);
  query.delete('tenantId');
  router.rewrite(query);
  const entered = await session.switchTenant(tenant.tenantId);
  if (entered.ok) refused.delete(store);
  else page.log('warn', `The tenant of the link was not entered: ${entered.failure.message}`);
};
