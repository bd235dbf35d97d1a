import { useSearchParams } from 'react-router';
import type { ExperienceStatus } from './operations.ts';
import { STATUSES } from './status.tsx';

/** Search, filter and page of the list, which are in the address. */
export interface ListState {
  readonly search: string;
  readonly status: ExperienceStatus | undefined;
  /** From 1. */
  readonly page: number;
}

const isStatus = (value: string | null): value is ExperienceStatus => value !== null && Object.hasOwn(STATUSES, value);

/** State of the list and its setter: another search or filter begins at the first page. */
export const useListState = (): readonly [ListState, (change: Partial<ListState>) => void] => {
  const [params, setParams] = useSearchParams();
  const status = params.get('status');
  const state: ListState = {
    search: params.get('search') ?? '',
    status: isStatus(status) ? status : undefined,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
  const setState = (change: Partial<ListState>) => {
    const next = { ...state, page: 1, ...change };
    setParams(
      {
        ...(next.search && { search: next.search }),
        ...(next.status && { status: next.status }),
        ...(next.page > 1 && { page: String(next.page) }),
      },
      { replace: true },
    );
  };
  return [state, setState];
};
