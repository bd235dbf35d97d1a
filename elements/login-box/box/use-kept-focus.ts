import { useEffect } from 'react';
import { useHost } from '../../kit/host-context.ts';

/**
 * Keeps the focus in the box: where the focused control is removed and nothing takes the focus in its place by the next
 * frame, the title does.
 */
export const useKeptFocus = (): void => {
  const { element, shadow } = useHost();
  useEffect(() => {
    // a focus that moves within the shadow root is not seen at the element
    const roots = [element, shadow];
    let last: Node | undefined;
    const remember = (event: Event) => {
      const [node] = event.composedPath();
      last = node instanceof Node ? node : undefined;
    };
    // a removed node is blurred too, but is not there any more in the next task
    const forget = () =>
      queueMicrotask(() => {
        if (last?.isConnected && !element.matches(':focus-within')) last = undefined;
      });
    const isLost = () => last !== undefined && !last.isConnected && document.activeElement === document.body;
    const restore = () => {
      if (element.hidden) last = undefined;
      else if (isLost()) shadow.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => isLost() && requestAnimationFrame(restore));
    for (const root of roots) {
      observer.observe(root, { childList: true, subtree: true });
      root.addEventListener('focusin', remember);
      root.addEventListener('focusout', forget);
    }
    return () => {
      observer.disconnect();
      for (const root of roots) {
        root.removeEventListener('focusin', remember);
        root.removeEventListener('focusout', forget);
      }
    };
  }, [element, shadow]);
};
