import { useLayoutEffect, useMemo, useRef } from 'react';
import type { QueryResult } from '../../kit/query-result.ts';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { useMessages } from '../../kit/use-messages.ts';
import type { MenuItem } from '../../ui/menu/menu-item.ts';

/**
 * Menu items in place of choices that are not loaded: a disabled one with their state, and one that tries again after a
 * failure. The same array until what it says changes.
 */
export const useUnansweredItems = (
  /** Name of the choices. */
  label: string,
  { state, failure, refetch }: QueryResult<unknown>,
): readonly MenuItem[] => {
  const { loading, tryAgain } = useMessages('common');
  const { failed } = useMessages('ui').display.empty;
  const reason = useFailureMessage()(failure) ?? failed;
  const latest = useRef(refetch);
  useLayoutEffect(() => {
    latest.current = refetch;
  });
  return useMemo(
    () =>
      state === 'failed'
        ? [
            { label, disabled: reason },
            { label: tryAgain, onPress: () => latest.current() },
          ]
        : [{ label, disabled: loading }],
    [state, label, reason, tryAgain, loading],
  );
};
