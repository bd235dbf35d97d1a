import type { AuthUser } from '../store/state.ts';
import type { Feature } from '../app-core.ts';
import type { TenantId, UserId } from '../contract/entities/ids.ts';
import { ok, type Result } from '../contract/failure.ts';
import { watch } from '../store/store.ts';
import { users } from '../contract/users.ts';
import {
  accessUnknown,
  putAside,
  recalled,
  requestFinished,
  requestStarted,
  subAccountAccessDenied,
  tenantsSlice,
} from './tenants.slice.ts';
import type { SafeStorage } from '../browser/storage.ts';

/** Number of recent tenants kept. Ours. */
const RECENT = 5;

const ID = /^[\w-]{1,100}$/;

/** The tenants a person was in, the latest first, once they are in this one. */
const withLatest = (recent: readonly TenantId[], tenantId: TenantId): readonly TenantId[] =>
  [tenantId, ...recent.filter((id) => id !== tenantId)].slice(0, RECENT);

/** Recent tenants of the last user in `localStorage`: ids alone, empty for another user. Ours. */
const recentOf = ({ local }: { local: SafeStorage }, app: string, userId: UserId) => {
  const key = `fe:recent-tenants:${app}`;
  return {
    read: (): readonly TenantId[] => {
      const [owner, ...known] = (local.read(key) ?? '').split(' ');
      // an id is branded where it enters
      return owner === userId ? (known.filter((id) => ID.test(id)) as TenantId[]) : [];
    },
    keep: (recent: readonly TenantId[]) => local.write(key, [userId, ...recent].join(' ')),
  };
};

/** Commands for switching tenants. */
export interface TenantsCommands {
  /** Switches to another of them; one switch at a time. `by` names the control that shows a refusal. */
  enter(tenantId: TenantId, by: string): Promise<boolean>;
  /**
   * Enters an account below, once a token for it could be had; without one the user has no access to sub-accounts.
   * Source: protocol/sub-accounts.md#entering.
   */
  enterBelow(tenantId: TenantId, by: string): Promise<Result<undefined>>;
  /** The refusal has been seen. */
  putAside(): void;
  /** Reloads them; resolves to whether that succeeded. */
  reload(): Promise<boolean>;
}

/** Switching between the user's tenants, for controls that show its progress. Source: product.md#tenant-switch. */
export const tenantsFeature: Feature<TenantsCommands, 'tenants'> = {
  name: 'tenants',
  slice: tenantsSlice,
  mount: ({ store, client, session, page, name, options, begin }) => {
    let lastUser: UserId | undefined;
    let lastTenant: TenantId | undefined;
    const note = ({ id, tenantId }: AuthUser) => {
      // a preview's tenants are gone with its page
      const kept = options.previewMode ? undefined : recentOf(page, name, id);
      const known = lastUser === id ? store.getState().tenants?.recent : kept?.read();
      if (lastUser !== id || lastTenant !== tenantId) store.dispatch(accessUnknown());
      lastUser = id;
      lastTenant = tenantId;
      const recent = withLatest(known ?? [], tenantId);
      kept?.keep(recent);
      store.dispatch(recalled(recent));
    };
    begin(() => watch(store, (state) => state.session).subscribe((now) => now.status === 'signedIn' && note(now.user)));

    return {
      enter: async (tenantId, by) => {
        if (store.getState().tenants?.entering) return false;
        store.dispatch(requestStarted({ tenantId, by }));
        const result = await session.switchTenant(tenantId);
        // a failure is not shown once the user is signed out
        const isIn = store.getState().session.status === 'signedIn';
        store.dispatch(requestFinished(result.ok || !isIn ? undefined : result.failure));
        return result.ok;
      },
      enterBelow: async (tenantId, by) => {
        const token = await client.call(users.tokenFor, { body: { tenantId } });
        if (!token.ok) {
          const isRefused = token.failure.kind === 'forbidden' || token.failure.kind === 'notFound';
          if (isRefused) store.dispatch(subAccountAccessDenied());
          return token;
        }
        store.dispatch(requestStarted({ tenantId, by }));
        const result = await session.switchTenant(tenantId);
        store.dispatch(requestFinished(undefined));
        return result.ok ? ok(undefined) : result;
      },
      putAside: () => void store.dispatch(putAside()),
      reload: async () => (await session.renew()) === 'renewed',
    };
  },
};
