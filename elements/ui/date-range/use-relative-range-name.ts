import { useMessages } from '../../kit/use-messages.ts';
import { partsOf, type RelativeRange } from './range.ts';

/** Formats a relative range: "Last 24 hours". */
export const useRelativeRangeName = (): ((span: RelativeRange) => string) => {
  const { hours, days } = useMessages('ui').choices.range;
  return (span) => {
    const parts = partsOf(span);
    if (!parts) return span;
    return parts.unit === 'h' ? hours({ count: parts.count }) : days({ count: parts.count });
  };
};
