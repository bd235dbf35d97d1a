import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Column, SubjectColumn } from './column.ts';
import type { TableActions } from './data-table.types.ts';
import type { RowContext } from './table-row.tsx';
import type { TableEngine } from './use-table-engine.ts';

/** Memoized `RowContext`: the same object until one of its values changes. */
export const useRowContext = <Row>(
  { subject, details, hrefOf, onOpen }: TableActions<Row> & { subject: SubjectColumn<Row> },
  {
    engine,
    columns,
    around: { select, expand, actions: acts },
    twoLines,
    onExpand,
    onLost,
  }: Pick<RowContext<Row>, 'around' | 'twoLines' | 'onExpand' | 'onLost'> & {
    engine: TableEngine;
    columns: readonly Column<Row>[];
  },
): RowContext<Row> => {
  const latest = useRef({ engine, onOpen });
  useLayoutEffect(() => {
    latest.current = { engine, onOpen };
  });
  const onTick = useCallback(
    (id: string, event: unknown) => latest.current.engine.getRow(id).getToggleSelectedHandler()(event),
    [],
  );
  const open = useCallback((row: Row) => latest.current.onOpen?.(row), []);
  const opens = onOpen !== undefined;
  return useMemo(
    () => ({
      subject,
      columns,
      around: { select, expand, actions: acts },
      twoLines,
      details,
      hrefOf,
      onOpen: opens ? open : undefined,
      onTick,
      onExpand,
      onLost,
    }),
    [subject, columns, select, expand, acts, twoLines, details, hrefOf, opens, open, onTick, onExpand, onLost],
  );
};
