import { InlineSkeleton } from '../skeleton/skeleton.tsx';
import type { ColumnSurroundings } from './fit-columns.ts';

const WIDTHS = ['medium', 'long', 'short'] as const;

/** Skeleton of rows, as tall as the rows. */
export const TableSkeletonRows = ({
  rows,
  columns,
  around,
  pictured,
}: {
  rows: number;
  columns: number;
  around: ColumnSurroundings;
  pictured: boolean;
}) => (
  <tbody className="fe-tbody fe-tbody-skeleton" role="rowgroup" aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      // oxlint-disable-next-line react/no-array-index-key -- placeholders are all alike
      <tr key={row} className="fe-tr" role="row">
        {around.select && <td className="fe-td fe-td-select" role="cell" />}
        {around.expand && <td className="fe-td fe-td-expand" role="cell" />}
        <td className="fe-td fe-td-subject" role="cell">
          {pictured && <span className="fe-skeleton fe-skeleton-avatar" />}
          <span className="fe-subject">
            <InlineSkeleton width="long" />
          </span>
        </td>
        {Array.from({ length: columns }, (_, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- placeholders are all alike
          <td key={column} className="fe-td fe-td-plain" role="cell">
            <span className="fe-td-value fe-td-skeleton">
              <InlineSkeleton width={WIDTHS[(row + column) % WIDTHS.length] ?? 'medium'} />
            </span>
          </td>
        ))}
        {around.actions && <td className="fe-td fe-td-actions" role="cell" />}
      </tr>
    ))}
  </tbody>
);
