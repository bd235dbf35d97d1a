import { allIn, facesOf, faultsOfFocus, named } from './focus-faults.ts';

const UNSEEN =
  '.fe-visually-hidden, .fe-c-visually-hidden, [data-fe-concealed] *, [data-fe-concealed], .fe-progress-track *';

/** Overflow: nodes that stick out of the place a box was given, by more than a rounding. */
export const overflowing = (box: HTMLElement): string[] => {
  const { left, right } = box.getBoundingClientRect();
  const inside = [box, box.shadowRoot].flatMap((root) => Array.from(root?.querySelectorAll<HTMLElement>('*') ?? []));
  return named(
    inside.filter((node) => {
      if (!node.checkVisibility() || node.matches(UNSEEN)) return false;
      const rect = node.getBoundingClientRect();
      return rect.width > 0 && (rect.right > right + 1 || rect.left < left - 1);
    }),
  );
};

/** Brings what moves to where it comes to rest. */
export const rest = (box: HTMLElement): void => {
  const moving = box.getAnimations({ subtree: true }).concat(box.shadowRoot?.getAnimations() ?? []);
  for (const animation of moving) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
};

const isEdged = ({ borderTopStyle, borderTopWidth }: CSSStyleDeclaration) =>
  borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;

/** A switch draws its edge in front of itself. */
const hasNoEdge = (node: HTMLElement) => {
  const own = getComputedStyle(node);
  return own.appearance === 'none' && ![own, getComputedStyle(node, '::before')].some(isEdged);
};

const isClosedRing = (node: HTMLElement) => {
  const { animationName, borderTopColor, borderBottomColor, borderTopWidth } = getComputedStyle(node);
  return animationName !== 'none' && Number.parseFloat(borderTopWidth) > 1 && borderTopColor === borderBottomColor;
};

const moves = (box: HTMLElement) =>
  (box.shadowRoot?.getAnimations() ?? []).flatMap(({ effect }) =>
    effect instanceof KeyframeEffect ? effect.getKeyframes().filter((frame) => 'transform' in frame) : [],
  );

/**
 * Faults in forced colours and under reduced motion: nodes that cannot be told apart, and nodes that move. A control whose
 * part is known shows its focus as the first of them did.
 */
export const unseenInSystemColours = async (
  box: HTMLElement,
  known: ReadonlySet<Element> = new Set(),
): Promise<Record<string, unknown[]>> => ({
  inputsWithoutEdge: named(allIn(box, 'input').filter((input) => facesOf(input).every(hasNoEdge))),
  closedRings: named(allIn(box, '*').filter(isClosedRing)),
  ringless: (await faultsOfFocus(box, (node) => known.has(node))).ringless,
  moves: moves(box),
});
