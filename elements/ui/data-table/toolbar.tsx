import { ArrowDownUp, Columns3, Download } from 'lucide';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import type { Sort } from './column.ts';
import type { Heading } from './table-head.tsx';
import type { TableEngine } from './use-table-engine.ts';
import css from './toolbar.css?inline';

interface ToolbarProps {
  readonly engine: TableEngine;
  /** All columns, also hidden ones. */
  readonly headings: readonly Heading[];
  /** True while the bulk action bar covers the toolbar. */
  readonly inert: boolean;
  readonly search: ReactNode;
  readonly filters: ReactNode;
  readonly tools: ReactNode;
  /** Number of rows, as text. */
  readonly count: string | undefined;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  readonly onExport: (() => void) | undefined;
  readonly exporting: boolean;
}

/** Toolbar of a table: search, filters, number of rows, menu of columns, export. */
export const Toolbar = ({ engine, headings, inert, search, filters, tools, count, ...rest }: ToolbarProps) => {
  useStyles(css);
  const words = useMessages('ui-more').table.data;
  const bar = useRef<HTMLDivElement>(null);
  // React 18 knows no `inert` among its props
  useLayoutEffect(() => {
    if (bar.current) bar.current.inert = inert;
  }, [inert]);
  const hideable = engine.getAllLeafColumns().filter((column) => column.getCanHide());
  const nameOf = (id: string) => headings.find((heading) => heading.id === id)?.header ?? id;
  return (
    <div className="fe-toolbar" part="toolbar" ref={bar}>
      {search && <div className="fe-toolbar-search">{search}</div>}
      {filters}
      <div className="fe-toolbar-end">
        {count && <span className="fe-toolbar-count">{count}</span>}
        {tools}
        <SortMenu engine={engine} nameOf={nameOf} {...rest} />
        {hideable.length > 0 && (
          <span className="fe-toolbar-columns">
            <Menu
              name={words.columns}
              items={hideable.map((column) => ({
                label: nameOf(column.id),
                checked: column.getIsVisible(),
                onPress: () => column.toggleVisibility(),
              }))}
            >
              <Icon of={Columns3} size={16} />
              {words.columns}
            </Menu>
          </span>
        )}
        {rest.onExport && (
          <Button onPress={rest.onExport} busy={rest.exporting}>
            <Icon of={Download} size={16} />
            {words.export}
          </Button>
        )}
      </div>
    </div>
  );
};

/** Menu of sort orders, for cards, which have no head. */
const SortMenu = ({
  engine,
  nameOf,
  sort,
  onSort,
}: Pick<ToolbarProps, 'engine' | 'sort' | 'onSort'> & { nameOf: (id: string) => string }) => {
  const words = useMessages('ui-more').table.data;
  const sortable = onSort ? engine.getAllLeafColumns().filter((column) => column.getCanSort()) : [];
  if (sortable.length === 0) return null;
  const orders = sortable.flatMap(({ id }) =>
    (['asc', 'desc'] as const).map((direction) => ({
      label: words[direction === 'asc' ? 'ascending' : 'descending']({ column: nameOf(id) }),
      checked: sort?.column === id && sort.direction === direction,
      onPress: () => onSort?.({ column: id, direction }),
    })),
  );
  return (
    <span className="fe-toolbar-sort">
      <Menu name={words.sort} items={orders}>
        <Icon of={ArrowDownUp} size={16} />
        {words.sort}
      </Menu>
    </span>
  );
};
