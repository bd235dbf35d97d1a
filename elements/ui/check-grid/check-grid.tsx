import { Lock } from 'lucide';
import { type ReactNode, useId, useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import tones from '../../themes/tones.css?inline';
import checkbox from '../checkbox/checkbox.css?inline';
import { Icon } from '../icon/icon.tsx';
import { grouped } from '../choices/grouped.ts';
import css from './check-grid.css?inline';
import { useGridKeys } from './use-grid-keys.ts';

/** Row of a grid: something that each column has or has not. */
export interface GridRow {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Heading of its group. */
  readonly group: string;
}

/** Column of a grid, such as a role. */
export interface GridColumn {
  readonly id: string;
  readonly label: string;
  /** Reason why the column is read-only. */
  readonly lock?: string | undefined;
}

/** State of a grid's cells, and the handler of a toggle. */
interface Cells {
  isOn: (row: string, column: string) => boolean;
  /** True for a cell with an unsaved change. */
  isChanged?: (row: string, column: string) => boolean;
  /** Reason why a cell is disabled. */
  disabledReasonOf?: (row: string, column: string) => string | undefined;
  onChange: (rows: readonly string[], column: string, on: boolean) => void;
}

/** Frame of a grid with its toolbar above; `wide` for the whole width of a page. */
export const GridOf = ({ bar, wide, children }: { bar: ReactNode; wide?: boolean; children: ReactNode }) => {
  useStyles(css);
  return (
    <div className={wide ? 'fe-grid-of-page fe-wide' : 'fe-grid-of-page'}>
      <div className="fe-grid-bar">{bar}</div>
      {children}
    </div>
  );
};

/**
 * Matrix of checkboxes: rows under headings, a column for each holder. The checkbox of a heading toggles all rows of
 * its group. On a narrow container each row is a card; with one column it is a list. Source: product.md#lists.
 */
export const CheckGrid = ({
  label,
  head,
  rows,
  columns,
  onRow,
  ...cells
}: Cells & {
  label: string;
  /** Heading of the first column. */
  head: string;
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  /** Handler of a press on a row's name, which is then a button. */
  onRow?: ((row: string) => void) | undefined;
}) => {
  useStyles(tones, checkbox, css);
  const { display } = useMessages('ui');
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const keys = useGridKeys(table);
  const single = columns.length === 1;
  const onIn = (some: readonly GridRow[], column: string) => some.filter((row) => cells.isOn(row.id, column)).length;
  return (
    <div className="fe-grid" part="grid">
      <div className="fe-grid-frame" data-single={single || undefined}>
        <table ref={table} className="fe-grid-table" role="grid" aria-label={label} {...keys}>
          <thead role="rowgroup" className={single ? 'fe-visually-hidden' : 'fe-grid-head'}>
            <tr role="row" className="fe-grid-line">
              <th role="columnheader" scope="col" className="fe-grid-corner">
                {head}
              </th>
              {columns.map((column) => (
                <th key={column.id} role="columnheader" scope="col" className="fe-grid-column" title={column.lock}>
                  <span className="fe-grid-column-name" dir="auto">
                    {column.label}
                  </span>
                  {column.lock && <Icon of={Lock} size={12} />}
                </th>
              ))}
            </tr>
          </thead>
          {grouped(rows).map(({ group = '', choices, from }) => (
            <tbody key={group} role="rowgroup" className="fe-grid-group">
              <tr role="row" className="fe-grid-line fe-grid-of">
                <th role="rowheader" scope="rowgroup" className="fe-grid-name">
                  <Name of={single ? `${id}-${from}-of` : undefined}>{group}</Name>
                  {columns[0] && single && (
                    <span className="fe-grid-count">
                      {display.of({ value: onIn(choices, columns[0].id), max: choices.length })}
                    </span>
                  )}
                </th>
                {columns.map((column) => {
                  const free = choices.filter(({ id }) => !column.lock && !cells.disabledReasonOf?.(id, column.id));
                  const count = onIn(choices, column.id);
                  const freeOn = free.filter(({ id }) => cells.isOn(id, column.id)).length;
                  return (
                    <Cell
                      key={column.id}
                      id={`${id}-${from}-of${single ? '' : `-${column.id}`}`}
                      name={single ? group : `${group}, ${column.label}`}
                      column={column.label}
                      on={count === choices.length}
                      mixed={count > 0 && count < choices.length}
                      status={display.of({ value: count, max: choices.length })}
                      lock={
                        column.lock ??
                        (free.length === 0 ? cells.disabledReasonOf?.(choices[0]?.id ?? '', column.id) : undefined)
                      }
                      onToggle={() =>
                        cells.onChange(
                          free.map(({ id }) => id),
                          column.id,
                          freeOn < free.length,
                        )
                      }
                    />
                  );
                })}
              </tr>
              {choices.map((row) => (
                <tr key={row.id} role="row" className="fe-grid-line">
                  <th role="rowheader" scope="row" className="fe-grid-name">
                    {onRow ? (
                      <button type="button" className="fe-grid-open" data-stop="" onClick={() => onRow(row.id)}>
                        <bdi>{row.label}</bdi>
                      </button>
                    ) : (
                      <Name of={single ? `${id}-${row.id}` : undefined}>{row.label}</Name>
                    )}
                    {row.hint && (
                      <span className="fe-grid-hint" dir="auto">
                        {row.hint}
                      </span>
                    )}
                  </th>
                  {columns.map((column) => (
                    <Cell
                      key={column.id}
                      id={`${id}-${row.id}${single ? '' : `-${column.id}`}`}
                      name={single ? row.label : `${row.label}, ${column.label}`}
                      column={column.label}
                      on={cells.isOn(row.id, column.id)}
                      changed={cells.isChanged?.(row.id, column.id)}
                      lock={column.lock ?? cells.disabledReasonOf?.(row.id, column.id)}
                      onToggle={() => cells.onChange([row.id], column.id, !cells.isOn(row.id, column.id))}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
};

/** Name of a row; with one column it is the label of its checkbox. */
const Name = ({ of, children }: { of: string | undefined; children: ReactNode }) =>
  of === undefined ? (
    <span dir="auto">{children}</span>
  ) : (
    <label htmlFor={of} dir="auto">
      {children}
    </label>
  );

/** Checkbox cell. A disabled one says why and stays reachable by arrow keys. */
const Cell = ({
  id,
  name,
  column,
  on,
  mixed = false,
  changed,
  status,
  lock,
  onToggle,
}: {
  id: string;
  name: string;
  column: string;
  on: boolean;
  mixed?: boolean;
  changed?: boolean | undefined;
  status?: string;
  lock: string | undefined;
  onToggle: () => void;
}) => {
  return (
    <td role="gridcell" className="fe-grid-cell" data-changed={changed || undefined} title={lock ?? status}>
      <span className="fe-check fe-grid-tick" data-read-only={lock ? '' : undefined}>
        <input
          id={id}
          type="checkbox"
          className="fe-check-box"
          data-stop=""
          aria-label={name}
          aria-disabled={lock ? true : undefined}
          aria-describedby={lock && `${id}-lock`}
          checked={on}
          ref={(box) => {
            if (box) box.indeterminate = mixed;
          }}
          onChange={({ currentTarget }) => {
            // a click clears `indeterminate`; it is controlled
            currentTarget.indeterminate = mixed;
            if (!lock) onToggle();
          }}
        />
        <label className="fe-grid-for" htmlFor={id} dir="auto">
          {column}
        </label>
      </span>
      {lock && (
        <span id={`${id}-lock`} hidden>
          {lock}
        </span>
      )}
    </td>
  );
};
