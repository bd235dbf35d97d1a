import { useMemo } from 'react';
import type { TenantId } from '../../../../core/contract/entities/ids.ts';
import { ok } from '../../../../core/contract/failure.ts';
import { ACCOUNTS_PAGE } from '../../../../core/contract/limits.ts';
import { tenants } from '../../../../core/contract/tenants.ts';
import { queriesFeature } from '../../../../core/queries/queries.feature.ts';
import { viewerIn } from '../../../../core/queries/queries.slice.ts';
import { useAppState, useFeature } from '../../../kit/use-app.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import type { ListedChoice } from '../../../ui/choices/choice.ts';
import type { LoadOptions } from '../../../ui/choices/use-options.ts';

/** Account to choose: the company's own, or one below. */
export type AccountChoice = ListedChoice<TenantId>;

/** The company's own account, as a choice; and a search for it and all below, without one of them. */
export const useAccountSearch = (without?: string): { own: AccountChoice; search: LoadOptions<AccountChoice> } => {
  const messages = useMessages('all-accounts');
  const { call } = useFeature(queriesFeature);
  const tenantId = useAppState((state) => viewerIn(state)?.tenantId);
  const label = messages.own;
  return useMemo(() => {
    // a viewer always acts in a tenant
    const own: AccountChoice = { value: tenantId as TenantId, label };
    return {
      own,
      search: async (text, signal) => {
        const query = { _limit: ACCOUNTS_PAGE, _allLevels: true, ...(text.trim() && { _filter: text.trim() }) };
        const found = await call(tenants.search, { query }, { signal });
        if (!found.ok) return found;
        const below = found.value.items
          .filter((one) => one.tenantId !== without)
          .map((one): AccountChoice => ({ value: one.tenantId, label: one.name, hint: one.parentName }));
        return ok(label.toLowerCase().includes(text.trim().toLowerCase()) ? [own, ...below] : below);
      },
    };
  }, [call, label, tenantId, without]);
};
