import type { ReactNode } from 'react';
import type { MenuContent, MenuItem } from '../menu/menu-item.ts';
import type { BulkOutcome } from './bulk-summary.tsx';
import type { Column, Sort, SubjectColumn } from './column.ts';
import type { Filter, FilterField } from './filter.ts';
import type { Selection } from './selection.ts';

/** State of a table's rows: loading, reloading, failed or ready. */
export type TableState = 'loading' | 'reloading' | 'failed' | 'ready';

/** Content of a table: its rows and columns. */
export interface TableContent<Row> {
  /** Label of the rows: "Users". */
  label: string;
  subject: SubjectColumn<Row>;
  columns: readonly Column<Row>[];
  /** Rows of this page, sorted, searched and filtered; the same array until they change. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  state: TableState;
  /** Reason why the rows failed to load, where it is known. */
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Empty state: an `<EmptyState>` with the action that adds the first. */
  empty: ReactNode;
}

/**
 * Search, filters, sort order and page, each controlled: a handler is called with the next value. `useTableView` keeps
 * them.
 */
export interface TableView {
  /** Number of rows on all pages; by default those of `rows`. */
  total?: number | undefined;
  /** Page number, from 1. */
  page?: number | undefined;
  /** Page size; 20 by default. Source: product.md#lists. */
  pageSize?: number | undefined;
  onPage?: ((page: number) => void) | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  search?: string | undefined;
  onSearch?: ((search: string) => void) | undefined;
  filters?: readonly Filter[] | undefined;
  onFilters?: ((filters: readonly Filter[]) => void) | undefined;
}

/** Actions on rows. */
export interface TableActions<Row> {
  /** Menu of a row's actions. */
  actions?: ((row: Row) => MenuContent) | undefined;
  /** Opens a row: its name is then a button, and the whole row can be pressed. */
  onOpen?: ((row: Row) => void) | undefined;
  /** URL of a row's details, so that they can be opened in a new tab. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** Expandable details of a row; nothing where there are none. */
  details?: ((row: Row) => ReactNode) | undefined;
  /** Selection. Without `onSelection` rows cannot be selected. */
  selection?: Selection | undefined;
  onSelection?: ((selection: Selection) => void) | undefined;
  /** Reason why a row cannot be selected. */
  locked?: ((row: Row) => string | undefined) | undefined;
  /** Bulk actions on the selection. */
  bulk?: readonly MenuItem[] | undefined;
  /** Result of the last bulk action. */
  outcome?: BulkOutcome | undefined;
  onDismissOutcome?: (() => void) | undefined;
}

/** Toolbar of a table. */
export interface TableTools {
  /** Label of the search field: "Search users". Without it there is no search. */
  searchLabel?: string | undefined;
  /** Fields of the filters; they need `onFilters`. */
  fields?: readonly FilterField[] | undefined;
  /** Text of the number of rows: "1,284 users". */
  count?: ((total: number) => string) | undefined;
  /** Ids of hidden columns; the table keeps them itself by default. */
  hidden?: readonly string[] | undefined;
  onHidden?: ((hidden: readonly string[]) => void) | undefined;
  onExport?: (() => void) | undefined;
  exporting?: boolean | undefined;
  /** Controls of the screen in the toolbar: a switch or a button. */
  tools?: ReactNode;
}

/** Props of a table. */
export interface DataTableProps<Row> extends TableContent<Row>, TableView, TableActions<Row>, TableTools {
  /**
   * Virtualized: of many rows only the visible ones are rendered; the table then scrolls by itself and has no pages.
   */
  virtual?: boolean | undefined;
  /**
   * Shows the rows as cards, below the same toolbar; `shown` are the ids of the columns that are not hidden. In a narrow
   * container rows have two lines instead.
   */
  cards?: ((rows: readonly Row[], shown: ReadonlySet<string>) => ReactNode) | undefined;
}
