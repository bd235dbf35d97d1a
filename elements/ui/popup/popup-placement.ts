/** Side of the anchor at which a popup is placed; `before` and `after` follow the direction of the text. */
export type Side = 'below' | 'above' | 'before' | 'after';

/**
 * Edge of the anchor that a popup is aligned with; `start` and `end` follow the direction of the text, or from top to
 * bottom.
 */
export type Align = 'start' | 'center' | 'end';

/** Placement of a popup. Without space it flips to the other side, then shifts along its anchor. */
export interface PopupPlacement {
  readonly side?: Side;
  readonly align?: Align;
  /** Minimum width of the anchor, as for a list below its field. */
  readonly asWideAsAnchor?: boolean;
}

/** Gap between a popup and its anchor, in pixels. Ours: the protocol gives no sizes. */
export const GAP_PX = 6;

/** Gap between a popup and the edge of the viewport, in pixels. */
export const EDGE_PX = 8;
