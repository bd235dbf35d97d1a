import type { PopupPlacement } from './popup-placement.ts';

/** The names of anchors, and how many popups go by each; one anchor can hold a menu and a tooltip. */
const anchors = new WeakMap<HTMLElement, { name: string; users: number }>();
let named = 0;

/** Whether the browser keeps a popup at its anchor by itself. */
export const placesByCss = (): boolean =>
  CSS.supports('position-area', 'self-block-end span-self-inline-end') &&
  CSS.supports('position-try-fallbacks', 'flip-block');

/** Ties a popup to its anchor; `popup.css` says where it stands. */
export const placeByCss = (
  node: HTMLElement,
  anchor: HTMLElement,
  { side = 'below', align = 'start', asWideAsAnchor = false }: PopupPlacement,
  signal: AbortSignal,
): void => {
  const held = anchors.get(anchor) ?? { name: `--_fe-anchor-${(named += 1)}`, users: 0 };
  anchors.set(anchor, held);
  held.users += 1;
  anchor.style.setProperty('anchor-name', held.name);
  node.style.setProperty('position-anchor', held.name);
  node.dataset['fePlaced'] = `${side}-${align}`;
  node.toggleAttribute('data-fe-wide', asWideAsAnchor);
  signal.addEventListener('abort', () => {
    held.users -= 1;
    if (held.users > 0) return;
    anchors.delete(anchor);
    anchor.style.removeProperty('anchor-name');
  });
};
