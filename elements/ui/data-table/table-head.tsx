import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { useMessages } from '../../kit/use-messages.ts';
import { Icon } from '../icon/icon.tsx';
import type { ColumnSurroundings } from './fit-columns.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import type { TableEngine } from './use-table-engine.ts';

/** Heading of a column. */
export interface Heading {
  readonly id: string;
  readonly header: string;
  readonly numeric?: boolean | undefined;
}

/** Table head: a cell per column, with a button where it can be sorted by. */
export const TableHead = ({
  engine,
  headings,
  around,
}: {
  engine: TableEngine;
  headings: readonly Heading[];
  around: ColumnSurroundings;
}) => {
  const messages = useMessages('ui-more').table.data;
  const all = engine.getIsAllPageRowsSelected();
  return (
    <thead className="fe-thead" role="rowgroup">
      <tr className="fe-tr" role="row" aria-rowindex={1}>
        {around.select && (
          <th className="fe-th fe-th-select" role="columnheader" scope="col">
            <RowCheckbox
              label={messages.selectPage}
              checked={all}
              disabled={engine.getRowModel().rows.length === 0}
              mixed={!all && engine.getIsSomePageRowsSelected()}
              onTick={engine.getToggleAllPageRowsSelectedHandler()}
            />
          </th>
        )}
        {around.expand && (
          <th className="fe-th fe-th-expand" role="columnheader" scope="col">
            <span className="fe-visually-hidden">{messages.details}</span>
          </th>
        )}
        {headings.map((heading, at) => (
          <HeadCell key={heading.id} engine={engine} kind={kindOf(heading, at)} {...heading} />
        ))}
        {around.actions && (
          <th className="fe-th fe-th-actions" role="columnheader" scope="col">
            <span className="fe-visually-hidden">{messages.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
};

const ORDER = { asc: 'ascending', desc: 'descending' } as const;
const ARROWS = { asc: ArrowUp, desc: ArrowDown } as const;

const kindOf = ({ numeric }: Heading, at: number) => {
  if (at === 0) return ' fe-th-subject';
  return numeric ? ' fe-th-numeric' : '';
};

const HeadCell = ({ engine, id, header, kind }: Heading & { engine: TableEngine; kind: string }) => {
  const column = engine.getColumn(id);
  const sorted = column?.getIsSorted() || undefined;
  const sortable = column?.getCanSort() ?? false;
  return (
    <th className={`fe-th${kind}`} role="columnheader" scope="col" aria-sort={sorted && ORDER[sorted]} data-column={id}>
      {sortable ? (
        <button type="button" className="fe-sort" data-sorted={sorted} onClick={() => column?.toggleSorting()}>
          <span className="fe-th-text" title={header}>
            {header}
          </span>
          <Icon of={sorted ? ARROWS[sorted] : ChevronsUpDown} size={14} />
        </button>
      ) : (
        <span className="fe-th-text" title={header}>
          {header}
        </span>
      )}
    </th>
  );
};
