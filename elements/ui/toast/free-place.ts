/** Rectangle in the viewport, in CSS pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Control that a toast must not cover; those that weigh more are covered last. */
export interface OccupiedArea extends Rect {
  readonly weight: number;
}

/** Step of the search for a free place, in pixels. */
const STEP_PX = 8;

const overlaps = (one: Rect, other: Rect): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const coveredBy = (rect: Rect, occupied: readonly OccupiedArea[]): number =>
  occupied.reduce((sum, other) => sum + (overlaps(rect, other) ? other.weight : 0), 0);

/**
 * Place where toasts of one of these sizes cover no control: at the foot of the viewport, at its head, else between; at
 * the start, the middle or the end of the line. Where no place is free, the one that covers least.
 */
export const freePlace = (
  sizes: readonly Pick<Rect, 'width' | 'height'>[],
  view: Pick<Rect, 'width' | 'height'>,
  occupied: readonly OccupiedArea[],
  isRtl: boolean,
): Rect => {
  const placesOf = ({ width, height }: Pick<Rect, 'width' | 'height'>, tops: readonly number[]): Rect[] => {
    const [left, right] = [0, Math.max(0, view.width - width)];
    const across = [isRtl ? right : left, right / 2, isRtl ? left : right];
    return tops.flatMap((top) => across.map((at) => ({ left: at, top, width, height })));
  };
  const foot = ({ height }: Pick<Rect, 'height'>) => Math.max(0, view.height - height);
  const between = ({ height }: Pick<Rect, 'height'>) =>
    Array.from({ length: Math.ceil(foot({ height }) / STEP_PX) }, (_, at) => foot({ height }) - at * STEP_PX);
  const places = [
    ...sizes.flatMap((size) => placesOf(size, [foot(size)])),
    ...sizes.flatMap((size) => placesOf(size, [0])),
    ...sizes.flatMap((size) => placesOf(size, between(size))),
  ];
  let best: { place: Rect; covered: number } | undefined;
  for (const place of places) {
    const covered = coveredBy(place, occupied);
    if (covered === 0) return place;
    if (!best || covered < best.covered) best = { place, covered };
  }
  return best?.place ?? { left: 0, top: 0, width: 0, height: 0 };
};
