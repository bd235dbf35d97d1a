import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHost } from '../../kit/host-context.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { keepShown, openPopup, type PopupOptions } from './anchor.ts';
import overlay from '../layers/overlay.css?inline';
import css from './popup.css?inline';

/** Options of a popup, with the ref of its anchor. */
export interface UsePopup extends PopupOptions {
  readonly anchor: RefObject<HTMLElement | null>;
}

/**
 * Opens the node of the returned ref as a popup while it is mounted: render it while it is open, with the classes
 * `fe-overlay fe-popup`, beside its anchor. It stays open where the element is moved in the DOM.
 */
export const usePopup = <Node extends HTMLElement>(options: UsePopup): RefObject<Node | null> => {
  useStyles(overlay, css);
  const host = useHost();
  const popup = useRef<Node>(null);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const { side, align, asWideAsAnchor } = options;
  useLayoutEffect(() => {
    const node = popup.current;
    const anchor = latest.current.anchor.current;
    if (!node || !anchor) return undefined;
    const close = openPopup(node, anchor, {
      ...(side && { side }),
      ...(align && { align }),
      ...(asWideAsAnchor && { asWideAsAnchor }),
      onClose: (why) => latest.current.onClose(why),
      also: () => latest.current.also?.() ?? [],
      returnTo: () => latest.current.returnTo?.() ?? anchor,
    });
    const unwatch = host.subscribe(() => keepShown(node));
    return () => {
      unwatch();
      close();
    };
  }, [host, side, align, asWideAsAnchor]);
  return popup;
};
