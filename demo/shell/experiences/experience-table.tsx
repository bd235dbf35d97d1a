import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { TimeSince } from './time-since.tsx';
import type { ExperienceRow } from './operations.ts';
import { Status } from './status.tsx';
import { Bars } from './traffic-chart.tsx';

const splitText = (variants: ExperienceRow['variants']): string =>
  variants.map(({ name, share }) => `${name} ${share}%`).join(', ');

const Row = ({ row }: { row: ExperienceRow }) => (
  <tr>
    <th scope="row">
      <Link to={`/experiences/${row.id}`} dir="auto">
        {row.name}
      </Link>
      {row.description && (
        <span className="second" dir="auto">
          {row.description}
        </span>
      )}
    </th>
    <td>
      <Status {...row} />
    </td>
    <td className="wide-only" dir="auto">
      {row.audience?.name ?? 'Everyone'}
    </td>
    <td className="split wide-only">
      <Bars shares={row.variants} label={splitText(row.variants)} />
    </td>
    <td className="wide-only">
      <TimeSince at={row.updatedAt} />
    </td>
  </tr>
);

/** Experiences of the company, a row each. */
export const ExperienceTable = ({
  rows,
  isStale,
}: {
  rows: readonly ExperienceRow[];
  isStale: boolean;
}): ReactElement => (
  <table className="table" aria-label="Experiences" aria-busy={isStale}>
    <thead>
      <tr>
        <th scope="col">Experience</th>
        <th scope="col">Status</th>
        <th scope="col" className="wide-only">
          Audience
        </th>
        <th scope="col" className="wide-only">
          Traffic
        </th>
        <th scope="col" className="wide-only">
          Updated
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </tbody>
  </table>
);

const SKELETON_ROWS = 6;

/** Table while its rows are loading. */
export const ExperienceSkeleton = (): ReactElement => (
  <div className="skeleton" role="status" aria-label="Loading experiences">
    {Array.from({ length: SKELETON_ROWS }, (_, at) => (
      <div key={at} className="skeleton-row" />
    ))}
  </div>
);
