import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/dom';
import { type Align, EDGE_PX, GAP_PX, type PopupPlacement, type Side } from './popup-placement.ts';

const sides = (rtl: boolean): Record<Side, 'top' | 'bottom' | 'left' | 'right'> => ({
  below: 'bottom',
  above: 'top',
  before: rtl ? 'right' : 'left',
  after: rtl ? 'left' : 'right',
});

const placement = (side: Side, align: Align, rtl: boolean): Placement => {
  const physical = sides(rtl)[side];
  return align === 'center' ? physical : `${physical}-${align}`;
};

/** Positions a popup by script, where the browser lacks CSS anchor positioning. */
export const placeByScript = (
  node: HTMLElement,
  anchor: HTMLElement,
  { side = 'below', align = 'start', asWideAsAnchor = false }: PopupPlacement,
  signal: AbortSignal,
): void => {
  const rtl = getComputedStyle(anchor).direction === 'rtl';
  const px = (name: string, value: number) => node.style.setProperty(name, `${Math.round(value)}px`);
  const place = async () => {
    const { x, y } = await computePosition(anchor, node, {
      strategy: 'fixed',
      placement: placement(side, align, rtl),
      middleware: [
        offset(GAP_PX),
        flip({ padding: EDGE_PX }),
        shift({ padding: EDGE_PX }),
        size({
          padding: EDGE_PX,
          apply: ({ availableHeight, rects }) => {
            px('max-block-size', Math.max(availableHeight, 0));
            if (asWideAsAnchor) px('min-inline-size', rects.reference.width);
          },
        }),
      ],
    });
    px('left', x);
    px('top', y);
    node.dataset['fePlaced'] = 'script';
  };
  const stop = autoUpdate(anchor, node, () => void place());
  signal.addEventListener('abort', () => {
    stop();
    for (const name of ['left', 'top', 'max-block-size', 'min-inline-size']) node.style.removeProperty(name);
  });
};
