/** On which side of its anchor a popup stands, as its reader sees it: `before` and `after` follow the line of reading. */
export type Side = 'below' | 'above' | 'before' | 'after';

/** Which of the anchor's edges the popup shares; `start` and `end` follow the line of reading, or the column's. */
export type Align = 'start' | 'center' | 'end';

/** Where a popup is to stand. Where there is no room it flips to the other side, then shifts along its anchor. */
export interface PopupPlacement {
  readonly side?: Side;
  readonly align?: Align;
  /** At least as wide as its anchor, as a list below its field is. */
  readonly asWideAsAnchor?: boolean;
}

/** Between a popup and its anchor. Ours: the protocol gives no sizes. */
export const GAP_PX = 6;

/** Between a popup and the edge of the viewport. */
export const EDGE_PX = 8;
