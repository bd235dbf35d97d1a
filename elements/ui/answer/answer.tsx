import type { ReactNode } from 'react';
import type { QueryResult } from '../../kit/query-result.ts';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Banner } from '../banner/banner.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { LoadFailed } from '../empty-state/empty-state.tsx';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import css from './answer.css?inline';

/**
 * Renders a query in every state: a skeleton while it loads, the failure with a retry, an empty state, dimmed while it
 * reloads. A `DataTable` does all of this by itself: see `tableOf`.
 */
export const Answer = <Value,>({
  of: { state, value, failure, refetch: again },
  waiting = <SkeletonText lines={4} />,
  isEmpty,
  empty,
  children,
}: {
  of: QueryResult<Value>;
  /** Placeholder while loading, as tall as the content will be. */
  waiting?: ReactNode;
  isEmpty?: (value: Value) => boolean;
  /** Empty state: an `<EmptyState>` with the action that adds the first. */
  empty?: ReactNode;
  children: (value: Value) => ReactNode;
}) => {
  useStyles(css);
  const { tryAgain } = useMessages('common');
  const messages = useMessages('ui-more').answers;
  const wordsOf = useFailureMessage();
  if (value === undefined)
    return state === 'failed' ? <LoadFailed onRetry={again}>{wordsOf(failure)}</LoadFailed> : waiting;
  return (
    <div className="fe-answer" aria-busy={state === 'reloading' || undefined}>
      {state === 'failed' && (
        <Banner tone="warning" action={<LinkButton onPress={again}>{tryAgain}</LinkButton>}>
          {messages.outdated}
        </Banner>
      )}
      {empty !== undefined && isEmpty?.(value) ? empty : children(value)}
    </div>
  );
};
