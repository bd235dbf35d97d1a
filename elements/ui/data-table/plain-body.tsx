import { type RefObject, useEffect, useRef } from 'react';
import { TableRow, type TableRowProps } from './table-row.tsx';
import { useRowKeys, type FocusTarget } from './use-row-keys.ts';
import { useRowPress } from './use-row-press.ts';
import { useRowSteps } from './use-row-steps.ts';

/** Props of a table body, plain or virtualized. */
export interface BodyProps<Row> {
  readonly count: number;
  /** Row at an index. */
  readonly rowAt: (index: number) => TableRowProps<Row>;
  /** Row id at an index; the same function while the rows are the same. */
  readonly keyOf: (index: number) => string;
  /** Opens the row with this id. */
  readonly onOpen: ((id: string) => void) | undefined;
  /** Pending focus target. */
  readonly wantedRef: RefObject<FocusTarget | undefined>;
}

/** Table body that renders all rows. */
export const PlainBody = <Row,>({
  count,
  rowAt,
  onOpen,
  wantedRef,
  onRendered,
}: BodyProps<Row> & {
  /** Called after the paint of more rows. */
  onRendered: () => void;
}) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useRowKeys(body, count, wantedRef);
  const press = useRowPress(onOpen);
  const rows = Array.from({ length: count }, (_, index) => rowAt(index));
  const rendered = useRowSteps(rows.map(({ id }) => id));
  // oxlint-disable-next-line react/exhaustive-deps -- more rows are there
  useEffect(onRendered, [rendered.size]);
  return (
    <tbody ref={body} className="fe-tbody" role="rowgroup" onKeyDown={keys} {...press}>
      {rows.map((row) =>
        rendered.has(row.id) ? (
          <TableRow key={row.id} {...row} />
        ) : (
          <tr key={row.id} className="fe-tr" aria-hidden data-index={row.index} />
        ),
      )}
    </tbody>
  );
};
