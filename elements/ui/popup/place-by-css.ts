import type { PopupPlacement } from './popup-placement.ts';

/** Anchor names, with the number of popups at each; one anchor can have a menu and a tooltip. */
const anchors = new WeakMap<HTMLElement, { name: string; users: number }>();
let named = 0;

/** True where the browser supports CSS anchor positioning. */
export const placesByCss = (): boolean =>
  CSS.supports('position-area', 'self-block-end span-self-inline-end') &&
  CSS.supports('position-try-fallbacks', 'flip-block');

/** Positions a popup by CSS anchor positioning; the rules are in `popup.css`. */
export const placeByCss = (
  node: HTMLElement,
  anchor: HTMLElement,
  { side = 'below', align = 'start', asWideAsAnchor = false }: PopupPlacement,
  signal: AbortSignal,
): void => {
  const anchored = anchors.get(anchor) ?? { name: `--_fe-anchor-${(named += 1)}`, users: 0 };
  anchors.set(anchor, anchored);
  anchored.users += 1;
  anchor.style.setProperty('anchor-name', anchored.name);
  node.style.setProperty('position-anchor', anchored.name);
  node.dataset['fePlaced'] = `${side}-${align}`;
  node.toggleAttribute('data-fe-wide', asWideAsAnchor);
  signal.addEventListener('abort', () => {
    anchored.users -= 1;
    if (anchored.users > 0) return;
    anchors.delete(anchor);
    anchor.style.removeProperty('anchor-name');
  });
};
