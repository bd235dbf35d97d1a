import type { ReactElement } from 'react';
import type { ExperienceRow, ExperienceStatus } from './operations.ts';

export const STATUSES: Readonly<Record<ExperienceStatus, string>> = {
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  PAUSED: 'Paused',
  ARCHIVED: 'Archived',
};

/** Status of an experience, and whether its draft differs from what visitors get. */
export const Status = ({ status, changed }: Pick<ExperienceRow, 'status' | 'changed'>): ReactElement => (
  <span className="statuses">
    <span className={`badge ${status.toLowerCase()}`}>{STATUSES[status]}</span>
    {changed && status !== 'DRAFT' && <span className="badge">Unpublished changes</span>}
  </span>
);
