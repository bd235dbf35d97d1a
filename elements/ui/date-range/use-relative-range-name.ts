import { useMessages } from '../../kit/use-messages.ts';
import { partsOf, type Span } from './range.ts';

/** The words of a span: "Last 24 hours". */
export const useSpanName = (): ((span: Span) => string) => {
  const { hours, days } = useMessages('ui').choices.range;
  return (span) => {
    const parts = partsOf(span);
    if (!parts) return span;
    return parts.unit === 'h' ? hours({ count: parts.count }) : days({ count: parts.count });
  };
};
