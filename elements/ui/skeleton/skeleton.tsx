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
export const Bone = ({ width = 'medium' }: { width?: 'short' | 'medium' | 'long' | 'whole' }) => {
  useStyles(css);
  return <span className={`fe-bone fe-bone-word fe-bone-${width}`} aria-hidden="true" />;
};

/** Skeleton of a paragraph, as tall as its lines; the last one is short. */
export const SkeletonText = ({ lines = 3, ...rest }: SkeletonProps & { lines?: number }) => (
  <Skeleton {...rest}>
    {times(lines, (at) => (
      <span key={at} className="fe-bones-line">
        <Bone width={at === lines - 1 && lines > 1 ? 'medium' : 'whole'} />
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
      <span key={row} className="fe-bones-row">
        {avatar && <span className="fe-bone fe-bone-avatar" />}
        {times(columns, (column) => (
          <span key={column} className="fe-bones-cell">
            <Bone width={widths[(row + column) % widths.length] ?? 'medium'} />
          </span>
        ))}
      </span>
    ))}
  </Skeleton>
);

/** Skeleton of a card: title, text and button. */
export const SkeletonCard = ({ lines = 2, ...rest }: SkeletonProps & { lines?: number }) => (
  <Skeleton {...rest} card>
    <span className="fe-bone fe-bone-heading" />
    {times(lines, (at) => (
      <span key={at} className="fe-bones-line">
        <Bone width={at === lines - 1 && lines > 1 ? 'medium' : 'whole'} />
      </span>
    ))}
    <span className="fe-bone fe-bone-action" />
  </Skeleton>
);

const widths = ['long', 'medium', 'short', 'medium'] as const;

const times = (count: number, draw: (at: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, at) => draw(at));

const Skeleton = ({ label, quiet, card, children }: SkeletonProps & { card?: boolean; children: ReactNode }) => {
  useStyles(css);
  const messages = useMessages('common');
  return (
    <div className={card ? 'fe-bones fe-bones-card' : 'fe-bones'} part="skeleton" role={quiet ? undefined : 'status'}>
      {!quiet && <span className="fe-unseen">{label ?? messages.loading}</span>}
      <div className="fe-bones-body" aria-hidden="true">
        {children}
      </div>
    </div>
  );
};
