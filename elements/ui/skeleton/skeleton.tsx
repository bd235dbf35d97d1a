import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import css from './skeleton.css?inline';

interface SkeletonProps {
  /** Text for screen readers; "Loading" by default. */
  label?: string | undefined;
  /** True where a part around it announces the loading already. */
  quiet?: boolean | undefined;
}

/** Skeleton of a word or a number. For cells of tables and other places with a size of their own. */
export const InlineSkeleton = ({ width = 'medium' }: { width?: 'short' | 'medium' | 'long' | 'whole' }) => {
  useStyles(css);
  return <span className={`fe-skeleton fe-skeleton-text fe-skeleton-${width}`} aria-hidden="true" />;
};

/** Skeleton of a paragraph, as tall as its lines; the last one is short. */
export const SkeletonText = ({ lines = 3, ...rest }: SkeletonProps & { lines?: number }) => (
  <Skeleton {...rest}>
    {times(lines, (at) => (
      <span key={at} className="fe-skeleton-text-line">
        <InlineSkeleton width={at === lines - 1 && lines > 1 ? 'medium' : 'whole'} />
      </span>
    ))}
  </Skeleton>
);

/** Skeleton of a list, as tall as its rows; `avatar` where each begins with a picture. */
export const SkeletonRows = ({
  rows = 5,
  columns = 3,
  avatar,
  ...rest
}: SkeletonProps & { rows?: number; columns?: number; avatar?: boolean }) => (
  <Skeleton {...rest}>
    {times(rows, (row) => (
      <span key={row} className="fe-skeleton-row">
        {avatar && <span className="fe-skeleton fe-skeleton-avatar" />}
        {times(columns, (column) => (
          <span key={column} className="fe-skeleton-cell">
            <InlineSkeleton width={widths[(row + column) % widths.length] ?? 'medium'} />
          </span>
        ))}
      </span>
    ))}
  </Skeleton>
);

/** Skeleton of a card: title, text and button. */
export const SkeletonCard = ({ lines = 2, ...rest }: SkeletonProps & { lines?: number }) => (
  <Skeleton {...rest} card>
    <span className="fe-skeleton fe-skeleton-heading" />
    {times(lines, (at) => (
      <span key={at} className="fe-skeleton-text-line">
        <InlineSkeleton width={at === lines - 1 && lines > 1 ? 'medium' : 'whole'} />
      </span>
    ))}
    <span className="fe-skeleton fe-skeleton-action" />
  </Skeleton>
);

const widths = ['long', 'medium', 'short', 'medium'] as const;

const times = (count: number, draw: (at: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, at) => draw(at));

const Skeleton = ({ label, quiet, card, children }: SkeletonProps & { card?: boolean; children: ReactNode }) => {
  useStyles(css);
  const messages = useMessages('common');
  return (
    <div
      className={card ? 'fe-skeleton-group fe-skeleton-card' : 'fe-skeleton-group'}
      part="skeleton"
      role={quiet ? undefined : 'status'}
    >
      {!quiet && <span className="fe-visually-hidden">{label ?? messages.loading}</span>}
      <div className="fe-skeleton-body" aria-hidden="true">
        {children}
      </div>
    </div>
  );
};
