import { type RefObject, useEffect, useRef } from 'react';
import { TableRow, type TableRowProps } from './table-row.tsx';
import { useRowKeys, type FocusTarget } from './use-row-keys.ts';
import { useRowPress } from './use-row-press.ts';
import { useRowSlots } from './use-row-slots.ts';
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
  keyOf,
  onOpen,
  wantedRef,
  onRendered,
}: BodyProps<Row> & {
  /** Called once all rows of a page are rendered. */
  onRendered: () => void;
}) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const onKeyDown = useRowKeys(body, count, wantedRef);
  const press = useRowPress(onOpen);
  const rows = Array.from({ length: count }, (_, index) => rowAt(index));
  const places = useRowSlots(rows.map(({ id }) => id));
  const steps = useRowSteps(
    rows.map((row, at) => ({ row, id: row.id, place: places[at] ?? at })),
    body,
  );
  const isComplete = steps.every((step, at) => step?.row === rows[at]);
  useEffect(() => {
    if (isComplete) onRendered();
    // oxlint-disable-next-line react/exhaustive-deps -- other rows are there
  }, [isComplete, keyOf]);
  return (
    <tbody
      ref={body}
      className="fe-tbody"
      role="rowgroup"
      aria-busy={!isComplete || undefined}
      onKeyDown={onKeyDown}
      {...press}
    >
      {steps.map((step, index) =>
        step ? (
          <TableRow key={step.place} {...step.row} />
        ) : (
          <tr key={places[index]} className="fe-tr" aria-hidden data-index={index} />
        ),
      )}
    </tbody>
  );
};
