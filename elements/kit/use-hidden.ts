import { useLayoutEffect } from 'react';
import { useHost } from './host-context.ts';

/** Hides the element while there is nothing to show. */
export const useHidden = (hidden: boolean): void => {
  const { element } = useHost();
  useLayoutEffect(() => {
    if (!hidden) return undefined;
    element.setAttribute('hidden', '');
    return () => element.removeAttribute('hidden');
  }, [element, hidden]);
};
