import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { badgeStyles } from '../badge/badge.tsx';
import { Banner } from '../banner/banner.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { LoadFailed, NoMatch } from '../empty-state/empty-state.tsx';
import { Pagination, type PaginationProps } from '../pagination/pagination.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkSummary } from './bulk-summary.tsx';
import { type Column, type Sort, SUBJECT_ID } from './column.ts';
import type { DataTableProps } from './data-table.types.ts';
import type { Filter } from './filter.ts';
import { type ColumnFit, type ColumnSurroundings, fitColumns } from './fit-columns.ts';
import { NOTHING_SELECTED, selectedCount } from './selection.ts';
import { TableFilters } from './table-filters.tsx';
import { TableGrid } from './table-grid.tsx';
import { Toolbar } from './toolbar.tsx';
import { type TableEngine, useTableEngine } from './use-table-engine.ts';
import { useColumnSizes, useTableWidth } from './use-table-fit.ts';
import cells from './cells.css?inline';
import css from './data-table.css?inline';
import twoLines from './two-lines.css?inline';

/** Default page size. Source: protocol/people.md#members. */
const PAGE_SIZE = 20;
/** Maximum of skeleton rows: as many as a screen shows. */
const SKELETON_ROWS = 12;

/**
 * Data table of all screens: search, filters, sorting and pages are controlled by its owner; selection across pages;
 * two lines a row in a narrow container. `useTableView` keeps the owner's state.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  // a sheet that came with the first badge would restyle all rows that are there
  useStyles(...badgeStyles, css, cells, twoLines);
  const messages = useMessages('ui-more').table.data;
  const { label, subject, columns, rows, rowId, state, search = '', onSearch, sort, onSort, onPage, virtual } = props;
  const { page = 1, pageSize = PAGE_SIZE, total = rows.length } = props;
  const { filters = [], onFilters, fields = [] } = props;
  const { selection = NOTHING_SELECTED, onSelection, bulk = [], outcome, onDismissOutcome } = props;
  const [ownHidden, setOwnHidden] = useState<readonly string[]>(() =>
    columns.filter(({ hidden }) => hidden).map(({ id }) => id),
  );
  const [sorted, setSorted] = useState<Sort>();

  const headings = [{ ...subject, id: subject.id ?? SUBJECT_ID, fixed: true }, ...columns];
  const sortBy = (next: Sort) => {
    setSorted(next);
    onSort?.(next);
  };
  const engine = useTableEngine({
    columns: headings.map(({ id, sortable, sortsFirst, fixed }) => ({
      id,
      sortable: Boolean(sortable && onSort),
      descendingFirst: sortsFirst === 'desc',
      hideable: !fixed,
    })),
    rows,
    rowId,
    locked: props.locked,
    sort,
    onSort: sortBy,
    hidden: props.hidden ?? ownHidden,
    onHidden: props.onHidden ?? setOwnHidden,
    selection,
    onSelection,
  });
  const around: ColumnSurroundings = {
    select: onSelection !== undefined,
    expand: props.details !== undefined,
    actions: props.actions !== undefined,
  };
  const root = useRef<HTMLDivElement>(null);
  const width = useTableWidth(root);
  const fitting = useFittingColumns(props, engine, around, width);
  const leaving = usePageBack(state === 'ready' && rows.length === 0, { page, pageSize, total, onPage });
  const chosen = onSelection ? selectedCount(selection, total) : 0;
  const searchFor = (next: string) => {
    // selected rows would no longer be visible
    if (chosen > 0) onSelection?.(NOTHING_SELECTED);
    onSearch?.(next);
  };

  const filterBy = (next: readonly Filter[]) => {
    if (chosen > 0) onSelection?.(NOTHING_SELECTED);
    onFilters?.(next);
  };
  const clear = () => {
    if (search !== '') searchFor('');
    if (filters.length > 0) filterBy([]);
  };

  const isNarrowed = search !== '' || filters.length > 0;
  const emptyState = () => {
    if (rows.length > 0) return undefined;
    if (state === 'failed') return <LoadFailed onRetry={() => props.onRetry?.()}>{props.failure}</LoadFailed>;
    return isNarrowed ? <NoMatch searchOnly={filters.length === 0} onClear={clear} /> : props.empty;
  };
  // nothing to search, filter, count or export
  const isVoid = state === 'ready' && total === 0 && !isNarrowed;
  const isKnown = (total > 0 || isNarrowed) && (state === 'ready' || state === 'reloading');
  const counted = isKnown ? (props.count?.(total) ?? messages.rows({ count: total })) : undefined;
  const announcement = () => {
    if (chosen > 0) return messages.selected({ count: chosen });
    if (!sorted) return '';
    const column = headings.find(({ id }) => id === sorted.column)?.header ?? sorted.column;
    return messages.sorted({ order: messages[sorted.direction === 'asc' ? 'ascending' : 'descending']({ column }) });
  };

  const visible = columns.filter(({ id }) => engine.state.columnVisibility[id] !== false).map(({ id }) => id);
  const cards = rows.length > 0 && !fitting.fit.twoLines ? props.cards?.(rows, new Set(visible)) : undefined;

  return (
    <div ref={root} className="fe-data fe-wide" part="table" data-choosing={chosen > 0 || undefined}>
      {!isVoid && (
        <div className="fe-data-bars">
          <Toolbar
            engine={engine}
            headings={headings}
            twoLines={fitting.fit.twoLines}
            selects={around.select}
            room={cards ? new Set(visible) : fitting.fit.ids}
            onWanted={fitting.want}
            inert={chosen > 0}
            search={
              props.searchLabel && (
                <SearchField
                  bySlash
                  label={props.searchLabel}
                  value={search}
                  onChange={searchFor}
                  results={state === 'ready' ? total : undefined}
                />
              )
            }
            filters={
              fields.length > 0 && onFilters && <TableFilters fields={fields} filters={filters} onFilters={filterBy} />
            }
            tools={props.tools}
            count={counted}
            sort={sort}
            onSort={onSort && sortBy}
            onExport={props.onExport}
            exportable={total > 0}
            exporting={props.exporting ?? false}
          />
          {chosen > 0 && onSelection && (
            <BulkBar
              selection={selection}
              total={total}
              pageChosen={engine.getIsAllPageRowsSelected()}
              hasMore={total > rows.length}
              onSelection={onSelection}
              actions={bulk}
              twoLines={fitting.fit.twoLines}
            />
          )}
        </div>
      )}
      <span className="fe-visually-hidden" role="status">
        {announcement()}
      </span>
      {outcome && <BulkSummary outcome={outcome} onDismiss={() => onDismissOutcome?.()} />}
      {state === 'failed' && rows.length > 0 && (
        <Retry onRetry={props.onRetry}>{props.failure ?? messages.outdated}</Retry>
      )}
      {cards ?? (
        <TableGrid
          of={props}
          engine={engine}
          region={fitting.region}
          around={around}
          fit={fitting.fit}
          columns={fitting.columns}
          measure={fitting.measure}
          measured={fitting.measured}
          total={total}
          before={virtual ? 0 : (page - 1) * pageSize}
          skeletonRows={state === 'loading' || leaving ? Math.min(pageSize, SKELETON_ROWS) : 0}
          instead={emptyState()}
        />
      )}
      {!virtual && onPage && (
        <Pages page={page} pageSize={pageSize} total={total} onChange={onPage} label={messages.pagesOf({ label })} />
      )}
    </div>
  );
};

/** Columns of a table that have room; a column chosen in the menu comes before the others. */
const useFittingColumns = <Row,>(
  { subject, columns: all }: Pick<DataTableProps<Row>, 'subject' | 'columns'>,
  engine: TableEngine,
  around: ColumnSurroundings,
  width: number | undefined,
) => {
  const region = useRef<HTMLDivElement>(null);
  const { sizes, measure } = useColumnSizes(region);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const { columnVisibility } = engine.state;
  const shown = all.filter(({ id }) => columnVisibility[id] !== false);
  const byPriority = [
    ...wanted.flatMap((id) => shown.find((column) => column.id === id) ?? []),
    ...shown.filter(({ id }) => !wanted.includes(id)),
  ];
  const fit: ColumnFit = fitColumns({ width, subject, columns: byPriority, around, sizes });
  const rowColumns = fit.twoLines ? lineColumns(shown) : shown.filter(({ id }) => fit.ids.has(id));
  const key = rowColumns.map(({ id }) => id).join(' ');
  // oxlint-disable-next-line react/exhaustive-deps -- the same array while the same columns are shown
  const columns = useMemo(() => rowColumns, [all, key]);
  const want = (id: string) => setWanted((ids) => [id, ...ids.filter((one) => one !== id)]);
  const measured = rowColumns.every(({ id }) => sizes[id] !== undefined);
  return { region, fit, columns, measure, measured, want };
};

/** Maximum of values on the second line, and of those with a label. */
const ON_LINE = 3;
const LABELLED = 2;

const lineColumns = <Row,>(shown: readonly Column<Row>[]): readonly Column<Row>[] => {
  const lines = shown.filter(({ line }) => line !== undefined);
  return lines.length > 0 ? lines.slice(0, ON_LINE) : shown.slice(0, LABELLED);
};

const Retry = ({ children, onRetry }: { children: string; onRetry: (() => void) | undefined }) => {
  const { tryAgain } = useMessages('common');
  return (
    <Banner tone="danger" action={onRetry && <LinkButton onPress={onRetry}>{tryAgain}</LinkButton>}>
      {children}
    </Banner>
  );
};

/**
 * Pages of a table. A press is told to the owner in tasks of their own, as a transition: what the table then renders would
 * make the press a long one.
 */
const Pages = ({ onChange, ...rest }: PaginationProps) => (
  <Pagination {...rest} onChange={(page) => setTimeout(() => startTransition(() => onChange(page)))} />
);

/** Page of a list, controlled by the owner. Pages count from 1. */
interface Paging {
  readonly page?: number | undefined;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage?: ((page: number) => void) | undefined;
}

/**
 * Goes back to the last page where the current one is past it, because its rows were deleted, here or by another
 * person. True while it does.
 */
const usePageBack = (isEmpty: boolean, { page = 1, pageSize, total, onPage }: Paging): boolean => {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const behind = isEmpty && page > last && onPage !== undefined;
  useEffect(() => {
    if (behind) onPage?.(last);
    // oxlint-disable-next-line react/exhaustive-deps -- called once, with the handler of that render
  }, [behind, last]);
  return behind;
};
