import { useEffect } from 'react';
import { useHost } from '../kit/host-context.ts';

/** Space above and below the bar, in pixels. */
const GAP_PX = 16;

const deepest = (): Element | null => {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return node;
};

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;

/**
 * Keeps an automatic bar from covering what people need: the page ends above it, what is focused scrolls clear of it, and
 * where a focused control cannot, the bar is at the top of the window as long.
 */
export const useSpaceOfBar = (isFloating: boolean): void => {
  const { element } = useHost();
  useEffect(() => {
    if (!isFloating) return undefined;
    const { style } = document.documentElement;
    const names = ['padding-block-end', 'scroll-padding-block-end'] as const;
    const before = names.map((name) => style.getPropertyValue(name));
    const reserve = () => {
      for (const name of names) style.setProperty(name, `${element.offsetHeight + 2 * GAP_PX}px`);
    };
    const clear = () =>
      requestAnimationFrame(() => {
        const node = deepest();
        element.removeAttribute('data-at-start');
        if (!node || node === document.body || element.shadowRoot?.contains(node)) return;
        const isCovered = overlap(node.getBoundingClientRect(), element.getBoundingClientRect());
        element.toggleAttribute('data-at-start', isCovered);
      });
    const observer = new ResizeObserver(reserve);
    observer.observe(element);
    document.addEventListener('focusin', clear);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', clear);
      element.removeAttribute('data-at-start');
      names.forEach((name, at) => style.setProperty(name, before[at] ?? ''));
    };
  }, [element, isFloating]);
};
