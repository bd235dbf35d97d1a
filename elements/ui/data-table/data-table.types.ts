import type { ReactNode } from 'react';
import type { MenuContent, MenuItem } from '../menu/menu-item.ts';
import type { BulkOutcome } from './bulk-summary.tsx';
import type { Column, Sort, SubjectColumn } from './column.ts';
import type { Filter, FilterField } from './filter.ts';
import type { Selection } from './selection.ts';

/** Where a table's rows are: on their way, on their way again, refused, or here. */
export type TableState = 'loading' | 'reloading' | 'failed' | 'ready';

/** What a table's rows are, and how each is drawn. */
export interface TableContent<Row> {
  /** What the rows are: "Users". */
  label: string;
  subject: SubjectColumn<Row>;
  columns: readonly Column<Row>[];
  /** The rows of this page, sorted, searched and filtered; the same array until they change. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  state: TableState;
  /** Why the rows could not be loaded, where that is known. */
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** What stands in place of rows where there are none at all: an `<EmptyState>` with the way to the first. */
  empty: ReactNode;
}

/** What of all rows is shown; each is told when the person asks for another. `useTableView` keeps it. */
export interface TableView {
  /** How many there are on all pages; those at hand unless told. */
  total?: number | undefined;
  /** The first page is 1. */
  page?: number | undefined;
  /** 20 unless told. Source: product.md#lists. */
  pageSize?: number | undefined;
  onPage?: ((page: number) => void) | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  search?: string | undefined;
  onSearch?: ((search: string) => void) | undefined;
  filters?: readonly Filter[] | undefined;
  onFilters?: ((filters: readonly Filter[]) => void) | undefined;
}

/** What can be done with rows. */
export interface TableActions<Row> {
  /** What can be done with one, behind the dots at its end. */
  actions?: ((row: Row) => MenuContent) | undefined;
  /** Opens a row: its name is then a button, and the whole row can be pressed. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The address of a row's details, so that it can be opened elsewhere. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** What a row can be unfolded to; nothing where there is nothing to show. */
  details?: ((row: Row) => ReactNode) | undefined;
  /** What is chosen. Without `onSelection` nothing can be. */
  selection?: Selection | undefined;
  onSelection?: ((selection: Selection) => void) | undefined;
  /** Why a row cannot be chosen. */
  locked?: ((row: Row) => string | undefined) | undefined;
  /** What can be done with all that is chosen. */
  bulk?: readonly MenuItem[] | undefined;
  /** What came of doing so the last time. */
  outcome?: BulkOutcome | undefined;
  onDismissOutcome?: (() => void) | undefined;
}

/** What stands above a table. */
export interface TableTools {
  /** The name of the search: "Search users". Without it there is none. */
  searchLabel?: string | undefined;
  /** What rows can be filtered by, where `onFilters` is told. */
  fields?: readonly FilterField[] | undefined;
  /** How many there are, in words: "1,284 users". */
  count?: ((total: number) => string) | undefined;
  /** The columns that are not shown; kept by the table itself unless told. */
  hidden?: readonly string[] | undefined;
  onHidden?: ((hidden: readonly string[]) => void) | undefined;
  onExport?: (() => void) | undefined;
  exporting?: boolean | undefined;
  /** A switch or a button of the screen's own. */
  tools?: ReactNode;
}

/** What a table shows, and what it tells of what is pressed in it. */
export interface DataTableProps<Row> extends TableContent<Row>, TableView, TableActions<Row>, TableTools {
  /** Many rows at once, of which only those in sight are drawn; the table then scrolls by itself and has no pages. */
  virtual?: boolean | undefined;
}
