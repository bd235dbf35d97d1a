import { type RefObject, useCallback, useEffect, useRef } from 'react';

const DURATION_MS = 160;

/** Returns a function that animates a card's height to its new content. */
export const useSmoothHeight = (card: RefObject<HTMLElement | null>): (() => void) => {
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

  return useCallback(() => {
    const node = card.current;
    const from = before.current;
    const to = node?.offsetHeight ?? 0;
    if (!node || !from || from === to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const heights = [from, to].map((height) => ({ blockSize: `${height}px`, overflow: 'clip' }));
    node.animate(heights, { duration: DURATION_MS, easing: 'ease-out' });
  }, [card]);
};
