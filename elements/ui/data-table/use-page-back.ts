import { useEffect } from 'react';

/** A page of a list, as the table is told of it. The first page is 1. */
export interface Paging {
  readonly page?: number | undefined;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage?: ((page: number) => void) | undefined;
}

/**
 * The last page there is, when a table stands behind it: its rows were deleted, here or by someone else. Goes there, and
 * tells that it does.
 */
export const usePageBack = (isEmpty: boolean, { page = 1, pageSize, total, onPage }: Paging): boolean => {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const behind = isEmpty && page > last && onPage !== undefined;
  useEffect(() => {
    if (behind) onPage?.(last);
    // oxlint-disable-next-line react/exhaustive-deps -- told once, whoever listens by then
  }, [behind, last]);
  return behind;
};
