import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { SubTenant, SubTenantPage } from '../../../../core/contract/entities/tenant.ts';
import type { TenantId } from '../../../../core/contract/entities/ids.ts';
import type { Failure } from '../../../../core/contract/failure.ts';
import { ACCOUNTS_PAGE } from '../../../../core/contract/limits.ts';
import { tenants } from '../../../../core/contract/tenants.ts';
import { queriesFeature } from '../../../../core/queries/queries.feature.ts';
import { useFeature } from '../../../kit/use-app.ts';
import { queryKeyOf } from '../../../kit/use-call.ts';
import { useQueryScope } from '../../../kit/use-query-scope.ts';
import type { TreeBranch } from '../../../ui/tree/tree-rows.ts';
import { withoutDuplicates } from './account-model.ts';

/** Key of the topmost branch. */
const TOP = '';

/** Numbers of pages that are wanted of each branch, by the id of its account. */
type Pages = Readonly<Record<string, number>>;

interface LoadedPage {
  readonly parent: string;
  readonly page: SubTenantPage | undefined;
  readonly failed: boolean;
  retry(): void;
}

/** Tree of the accounts below the caller's: a branch is loaded when it is opened, 50 accounts at a time. */
export const useAccountTree = (detailOf: (account: SubTenant) => string | undefined) => {
  const scope = useQueryScope();
  const { call, answers, runWithRetry } = useFeature(queriesFeature);
  const [pages, setPages] = useState<Pages>({ [TOP]: 1 });
  const wanted = Object.entries(pages).flatMap(([parent, count]) =>
    Array.from({ length: count }, (_, at) => ({ parent, at })),
  );
  const loaded = useQueries(
    {
      queries: wanted.map(({ parent, at }) => {
        const query = {
          _limit: ACCOUNTS_PAGE,
          _offset: at * ACCOUNTS_PAGE,
          // an id of a page before
          ...(parent !== TOP && { _subTenantId: parent as TenantId }),
        };
        return {
          queryKey: [...queryKeyOf(scope, tenants.search), { query }],
          queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SubTenantPage> => {
            const result = await runWithRetry(() => call(tenants.search, { query }, { signal }));
            // TanStack Query reports a failure by throwing; nothing above it catches
            if (!result.ok) throw result.failure;
            return result.value;
          },
        };
      }),
      combine: (results): LoadedPage[] =>
        results.map(({ data, error, refetch }, at) => ({
          parent: wanted[at]?.parent ?? TOP,
          page: data,
          failed: (error as Failure | null) !== null, // it is what the query throws
          retry: () => void refetch(),
        })),
    },
    answers,
  );

  const accounts = useMemo(() => {
    const byParent = new Map<string, LoadedPage[]>();
    for (const one of loaded) byParent.set(one.parent, [...(byParent.get(one.parent) ?? []), one]);
    return byParent;
  }, [loaded]);
  const root = useMemo(() => branchOf(accounts, TOP, detailOf), [accounts, detailOf]);

  return {
    root,
    /** Account of the loaded branches, by its id. */
    find: (id: string | undefined) =>
      loaded.flatMap(({ page }) => page?.items ?? []).find(({ tenantId }) => tenantId === id),
    load: (id: string = TOP) => {
      const failed = accounts.get(id)?.find((one) => one.failed);
      if (failed) failed.retry();
      else setPages((before) => ({ ...before, [id]: (before[id] ?? 0) + 1 }));
    },
  };
};

const branchOf = (
  loaded: ReadonlyMap<string, readonly LoadedPage[]>,
  parent: string,
  detailOf: (account: SubTenant) => string | undefined,
): TreeBranch => {
  const pages = loaded.get(parent);
  if (!pages) return { state: 'unknown' };
  const items = withoutDuplicates(pages.flatMap(({ page }) => page?.items ?? []));
  const nodes = items.map((account) => {
    const detail = detailOf(account);
    return {
      id: account.tenantId,
      name: account.name,
      ...(detail && { detail }),
      ...(account.metadata.isParent && { below: branchOf(loaded, account.tenantId, detailOf) }),
    };
  });
  const state = () => {
    if (pages.some(({ failed }) => failed)) return 'failed';
    if (pages.some(({ page }) => !page)) return 'loading';
    return items.length < (pages[0]?.page?._metadata.totalItems ?? 0) ? 'some' : 'all';
  };
  return { state: state(), nodes };
};
