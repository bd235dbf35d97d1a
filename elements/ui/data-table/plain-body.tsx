import { type RefObject, useRef } from 'react';
import { TableRow, type TableRowProps } from './table-row.tsx';
import { useRowKeys, type FocusTarget } from './use-row-keys.ts';
import { useRowPress } from './use-row-press.ts';

/** What a body of rows is made of, whether all of them are drawn or only those in sight. */
export interface BodyProps<Row> {
  readonly count: number;
  /** The row at a place. */
  readonly rowAt: (index: number) => TableRowProps<Row>;
  /** Its id; the same function as long as they are the same rows. */
  readonly keyOf: (index: number) => string;
  /** Opens the row with this id. */
  readonly onOpen: ((id: string) => void) | undefined;
  /** Where the focus is to go. */
  readonly wantedRef: RefObject<FocusTarget | undefined>;
}

/** The rows of a table, all of them drawn. */
export const PlainBody = <Row,>({ count, rowAt, onOpen, wantedRef }: BodyProps<Row>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useRowKeys(body, count, wantedRef);
  const press = useRowPress(onOpen);
  const rows = Array.from({ length: count }, (_, index) => rowAt(index));
  return (
    <tbody ref={body} className="fe-tbody" role="rowgroup" onKeyDown={keys} {...press}>
      {rows.map((row) => (
        <TableRow key={row.id} {...row} />
      ))}
    </tbody>
  );
};
