import { type RefObject, useLayoutEffect } from 'react';
import { focusablesIn } from '../layers/focusable.ts';

/** Lets Tab come to content that scrolls and has nothing else for Tab to come to, so that arrow keys can scroll it. */
export const useScrollByKey = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(() => {
      const needed = node.scrollHeight > node.clientHeight && focusablesIn(node).length === 0;
      if (needed) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [ref]);
};
