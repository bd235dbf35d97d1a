import { type RefObject, useLayoutEffect } from 'react';

/** Class of a column measured as if its card were of the usual height. */
const USUAL = 'fe-column-usual';
/** Space above the card, as a flex. */
const ABOVE = '--_fe-above';

/**
 * Keeps the space above the card at what it is above one of the usual height, as in the frame, so that the card's top
 * edge is at one place in every step; measured again when the window or the element's width changes.
 */
export const useAnchoredTop = (column: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const node = column.current;
    const mount = node?.parentElement;
    if (!node || !mount) return undefined;
    let width = 0;
    const measure = () => {
      width = mount.clientWidth;
      mount.style.removeProperty(ABOVE);
      node.classList.add(USUAL);
      const above = node.getBoundingClientRect().top - mount.getBoundingClientRect().top;
      node.classList.remove(USUAL);
      mount.style.setProperty(ABOVE, `0 0 ${above}px`);
    };
    // in a frame of its own: what it changes would be observed again
    const observer = new ResizeObserver(() => mount.clientWidth !== width && requestAnimationFrame(measure));
    measure();
    observer.observe(mount);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      mount.style.removeProperty(ABOVE);
    };
  }, [column]);
