import type { EntitlementQueries } from './app-types.ts';
import type { AppStore } from './store/state.ts';
import type { FlagAttributes } from './contract/flag.ts';
import { ENTITLEMENTS_OFF } from './contract/limits.ts';
import type { AppOptions } from './options.ts';
import type { EntitlementRequest } from './session/has-entitlement.ts';
import { loadedSignedIn } from './session/load-signed-in.ts';
import type { SessionManager } from './session/session.ts';

/**
 * Entitlement queries of an app; each throws the protocol's text while entitlements are off.
 * Source: product.md#entitlements.
 */
export const entitlementQueries = (
  { entitlementsOptions }: AppOptions,
  { store, session }: { store: AppStore; session: () => SessionManager },
): EntitlementQueries => {
  const hold = () => {
    if (!entitlementsOptions?.enabled) throw new Error(ENTITLEMENTS_OFF);
  };
  const ask: EntitlementQueries['getEntitlements'] = (wanted: EntitlementRequest, attributes?: FlagAttributes) => {
    hold();
    const state = store.getState().session;
    const user = state.status === 'signedIn' ? state.user : undefined;
    const verdict = user && loadedSignedIn()?.hasEntitlement(user, wanted, attributes);
    const justification = 'featureKey' in wanted ? 'MISSING_FEATURE' : 'MISSING_PERMISSION';
    return verdict ?? { isEntitled: false, justification };
  };
  return {
    getEntitlements: ask,
    getFeatureEntitlements: (featureKey, attributes) => ask({ featureKey }, attributes),
    getPermissionEntitlements: (permissionKey, attributes) => ask({ permissionKey }, attributes),
    loadEntitlements: async (callback) => {
      hold();
      const loaded = await session().loadEntitlements();
      callback?.(loaded);
      return loaded;
    },
  };
};
