import { Columns3, Download, SquareCheck } from 'lucide';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import { divider, type MenuContent, type MenuItem } from '../menu/menu-item.ts';
import type { Sort } from './column.ts';
import type { Heading } from './table-head.tsx';
import type { TableEngine } from './use-table-engine.ts';
import css from './toolbar.css?inline';

interface ToolbarProps {
  readonly engine: TableEngine;
  /** All columns, also hidden ones. */
  readonly headings: readonly Heading[];
  /** Two lines a row: the tools are in one menu. */
  readonly twoLines: boolean;
  /** Ids of the columns that have room. */
  readonly room: ReadonlySet<string>;
  /** Gives a column room, at the cost of others. */
  readonly onWanted: (id: string) => void;
  /** True while the bulk action bar covers the toolbar. */
  readonly inert: boolean;
  /** Rows can be selected. */
  readonly selects: boolean;
  readonly search: ReactNode;
  readonly filters: ReactNode;
  readonly tools: ReactNode;
  /** Number of rows, as text. */
  readonly count: string | undefined;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  readonly onExport: (() => void) | undefined;
  /** There is a row to export; without one the button is disabled. */
  readonly exportable: boolean;
  readonly exporting: boolean;
}

/** Toolbar of a table: search, filters, number of rows, menu of columns, export. */
export const Toolbar = ({
  engine,
  headings,
  twoLines,
  room,
  onWanted,
  inert,
  search,
  filters,
  tools,
  count,
  ...rest
}: ToolbarProps) => {
  useStyles(css);
  const messages = useMessages('ui-more').table.data;
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
        {twoLines ? (
          <ToolsMenu engine={engine} nameOf={nameOf} {...rest} />
        ) : (
          <>
            {hideable.length > 0 && (
              <Menu
                name={messages.columns}
                items={hideable.map((column) => ({
                  label: nameOf(column.id),
                  checked: column.getIsVisible() && room.has(column.id),
                  onPress: () => {
                    if (!column.getIsVisible() || room.has(column.id)) column.toggleVisibility();
                    onWanted(column.id);
                  },
                }))}
              >
                <Icon of={Columns3} size={16} />
                {messages.columns}
              </Menu>
            )}
            {rest.onExport && (
              <Button onPress={rest.onExport} busy={rest.exporting} disabled={!rest.exportable}>
                <Icon of={Download} size={16} />
                {messages.export}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
};

/** Menu of all tools of a narrow table, which has no head: selection of the page, sort orders, export. */
const ToolsMenu = ({
  engine,
  nameOf,
  sort,
  onSort,
  onExport,
  exportable,
  exporting,
  selects,
}: Pick<ToolbarProps, 'selects' | 'engine' | 'sort' | 'onSort' | 'onExport' | 'exportable' | 'exporting'> & {
  nameOf: (id: string) => string;
}) => {
  const messages = useMessages('ui-more').table.data;
  const sortable = onSort ? engine.getAllLeafColumns().filter((column) => column.getCanSort()) : [];
  const orders = sortable.flatMap(({ id }) =>
    (['asc', 'desc'] as const).map((direction) => ({
      label: messages[direction === 'asc' ? 'ascending' : 'descending']({ column: nameOf(id) }),
      checked: sort?.column === id && sort.direction === direction,
      onPress: () => onSort?.({ column: id, direction }),
    })),
  );
  const groups: readonly (readonly MenuItem[])[] = [
    selects && engine.getRowModel().rows.length > 0
      ? [{ label: messages.selectPage, icon: SquareCheck, onPress: () => engine.toggleAllPageRowsSelected(true) }]
      : [],
    orders,
    onExport && exportable && !exporting ? [{ label: messages.export, icon: Download, onPress: onExport }] : [],
  ];
  const items = groups
    .filter(({ length }) => length > 0)
    .flatMap((some, at): MenuContent => (at > 0 ? [divider, ...some] : some));
  return <Menu name={messages.tools} items={items} />;
};
