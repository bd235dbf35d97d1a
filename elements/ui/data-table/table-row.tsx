import { ChevronRight } from 'lucide';
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { Missing } from '../missing/missing.tsx';
import { titleWhenCut } from '../truncated/title-when-cut.ts';
import type { Column, SubjectColumn } from './column.ts';
import type { ColumnSurroundings } from './fit-columns.ts';
import { SubjectCell } from './subject-cell.tsx';
import { useRowActions } from './row-actions.tsx';
import { RowCheckbox, type TickProps } from './row-checkbox.tsx';
import { cellOf, type FocusTarget } from './use-row-keys.ts';

/** Props that all rows of a table share; the same object until one of them changes. */
export interface RowContext<Row> {
  readonly subject: SubjectColumn<Row>;
  readonly columns: readonly Column<Row>[];
  readonly around: ColumnSurroundings;
  /** Two lines a row, the values on the second. */
  readonly twoLines: boolean;
  readonly details: ((row: Row) => ReactNode) | undefined;
  readonly hrefOf: ((row: Row) => string) | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onTick: (id: string, event: unknown) => void;
  readonly onExpand: (id: string) => void;
  /** Called when the row is removed while it contains the focus. */
  readonly onLost: (spot: FocusTarget) => void;
}

/** Props of a row. */
export interface TableRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  /** Index among the loaded rows. */
  readonly index: number;
  /** `aria-rowindex`: position among all rows, where the head is 1. */
  readonly rowIndex: number;
  readonly selected: boolean;
  readonly expanded: boolean;
  readonly context: RowContext<Row>;
  /** Measures the row's height, in a virtualized table. */
  readonly measure?: ((node: HTMLElement | null) => void) | undefined;
}

const Drawn = <Row,>({ row, id, index, rowIndex, selected, expanded, context, measure }: TableRowProps<Row>) => {
  const messages = useMessages('ui-more').table.data;
  const { subject, columns, around } = context;
  const about = subject.of(row);
  const details = context.details?.(row);
  const node = useRowRef(context.onLost, measure);
  return (
    <tr
      ref={node}
      className="fe-tr"
      role="row"
      aria-rowindex={rowIndex}
      data-index={index}
      data-id={id}
      data-selected={selected || undefined}
      data-opens={context.onOpen ? '' : undefined}
    >
      {around.select && (
        <td className="fe-td fe-td-select" role="cell">
          <RowTick
            row={row}
            label={messages.select({ name: about.name })}
            checked={selected}
            onTick={(event) => context.onTick(id, event)}
          />
        </td>
      )}
      {around.expand && (
        <td className="fe-td fe-td-expand" role="cell">
          {details && (
            <span className="fe-expand" data-open={expanded || undefined}>
              <IconButton
                small
                turns
                icon={ChevronRight}
                name={messages.detailsOf({ name: about.name })}
                aria-expanded={expanded}
                onPress={() => context.onExpand(id)}
              />
            </span>
          )}
        </td>
      )}
      <SubjectCell {...about} href={context.hrefOf?.(row)} onOpen={context.onOpen && (() => context.onOpen?.(row))} />
      {columns.map((column) => (
        <ValueCell key={column.id} column={column} row={row} twoLines={context.twoLines} />
      ))}
      {around.actions && (
        <td className="fe-td fe-td-actions" role="cell">
          <RowMenu row={row} id={id} name={messages.actionsFor({ name: about.name })} />
        </td>
      )}
      {expanded && details && (
        <td className="fe-td-details" role="cell">
          {details}
        </td>
      )}
    </tr>
  );
};

/** Row of a table, memoized: it is rendered again only when a prop changes. */
// memo forgets that the component is generic
export const TableRow = memo(Drawn) as typeof Drawn;

const RowTick = <Row,>({ row, ...tick }: { row: Row } & Pick<TickProps, 'label' | 'checked' | 'onTick'>) => {
  const locked = useRowActions<Row>().locked?.(row);
  return <RowCheckbox {...tick} disabled={locked !== undefined} title={locked} />;
};

const RowMenu = <Row,>({ row, id, name }: { row: Row; id: string; name: string }) => (
  <Menu small of={id} name={name} items={useRowActions<Row>().actions?.(row) ?? []} />
);

const ValueCell = <Row,>({ column, row, twoLines }: { column: Column<Row>; row: Row; twoLines: boolean }) => {
  const { id, header, numeric, line } = column;
  const value = twoLines && line ? line(row) : column.cell(row);
  // a second line leaves out what is not there
  if (twoLines && line && !value) return null;
  return (
    <td className={numeric ? 'fe-td fe-td-plain fe-td-numeric' : 'fe-td fe-td-plain'} role="cell" data-column={id}>
      {twoLines && <span className={line ? 'fe-visually-hidden' : 'fe-td-label'}>{header}</span>}
      <CellValue>{value}</CellValue>
    </td>
  );
};

/** Value of a cell: a text on one line, with itself as title where it is truncated; a dash for nothing. */
const CellValue = ({ children }: { children: ReactNode }) => {
  if (typeof children === 'number' || (typeof children === 'string' && children !== ''))
    return (
      <span className="fe-td-value fe-td-text" dir="auto" onPointerOver={titleWhenCut}>
        {children}
      </span>
    );
  return <div className="fe-td-value">{children || <Missing />}</div>;
};

/** Ref of a row: reports the focus target when the row is removed with the focus, and measures the row's height. */
const useRowRef = (onLost: (spot: FocusTarget) => void, measure: ((node: HTMLElement | null) => void) | undefined) => {
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const { current: node } = row;
    return () => {
      const root = node?.getRootNode();
      const active = root instanceof ShadowRoot ? root.activeElement : null;
      if (node && active && node.contains(active)) onLost({ ...cellOf(node, active), lost: true });
    };
  }, [onLost]);
  return useCallback(
    (node: HTMLTableRowElement | null) => {
      row.current = node;
      measure?.(node);
    },
    [measure],
  );
};
