import { useCallback, useLayoutEffect, useRef } from 'react';
import { spotOf, type Wanted } from './use-row-keys.ts';

/** Tells where the focus was when the row goes away with it, and how tall the row is. */
export const useTold = (onLost: (spot: Wanted) => void, measure: ((node: HTMLElement | null) => void) | undefined) => {
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const { current: node } = row;
    return () => {
      const root = node?.getRootNode();
      const active = root instanceof ShadowRoot ? root.activeElement : null;
      if (node && active && node.contains(active)) onLost({ ...spotOf(node, active), lost: true });
    };
  }, [onLost]);
  return useCallback(
    (node: HTMLTableRowElement | null) => {
      row.current = node;
      measure?.(node);
    },
    [measure],
  );
};
