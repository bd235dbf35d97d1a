import { type RefObject, useEffect, useRef } from 'react';

/** Focuses what replaces a pressed control, so that the focus does not fall to the page. */
export const useFocusOnMount = <Node extends HTMLElement>(): RefObject<Node | null> => {
  const node = useRef<Node>(null);
  useEffect(() => node.current?.focus({ preventScroll: true }), []);
  return node;
};
