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
 * What a call answered, in every state it can be in: bones while it is on its way, why it failed and a way to try again,
 * nothing yet, dimmed while it is asked for again. A `DataTable` says all of this by itself: see `tableOf`.
 */
export const Answer = <Value,>({
  of: { state, value, failure, refetch: again },
  waiting = <SkeletonText lines={4} />,
  isEmpty,
  empty,
  children,
}: {
  of: QueryResult<Value>;
  /** What holds its place; as tall as it will be. */
  waiting?: ReactNode;
  isEmpty?: (value: Value) => boolean;
  /** An `<EmptyState>` with the way to the first. */
  empty?: ReactNode;
  children: (value: Value) => ReactNode;
}) => {
  useStyles(css);
  const { tryAgain } = useMessages('common');
  const words = useMessages('ui-more').answers;
  const wordsOf = useFailureMessage();
  if (value === undefined)
    return state === 'failed' ? <LoadFailed onRetry={again}>{wordsOf(failure)}</LoadFailed> : waiting;
  return (
    <div className="fe-answer" aria-busy={state === 'reloading' || undefined}>
      {state === 'failed' && (
        <Banner tone="warning" action={<LinkButton onPress={again}>{tryAgain}</LinkButton>}>
          {words.outdated}
        </Banner>
      )}
      {empty !== undefined && isEmpty?.(value) ? empty : children(value)}
    </div>
  );
};
