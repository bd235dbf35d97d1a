import { type RefObject, useCallback, useEffect, useRef } from 'react';

const DURATION_MS = 160;

/**
 * Returns a function that animates a card's height to the content of a new screen; with `holds` the card keeps the
 * height that it has as its least one, until the next call.
 */
export const useSmoothHeight = (card: RefObject<HTMLElement | null>): ((holds: boolean, isNew: boolean) => void) => {
  const before = useRef(0);
  useEffect(() => {
    const node = card.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(() => {
      before.current = node.offsetHeight;
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [card]);

  return useCallback(
    (holds, isNew) => {
      const node = card.current;
      const from = before.current;
      if (!node) return;
      if (holds && from) node.style.setProperty('min-block-size', `${from}px`);
      else node.style.removeProperty('min-block-size');
      const to = node.offsetHeight;
      if (!isNew || !from || from === to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const heights = [from, to].map((height) => ({ blockSize: `${height}px`, overflow: 'clip' }));
      node.animate(heights, { duration: DURATION_MS, easing: 'ease-out' });
    },
    [card],
  );
};
