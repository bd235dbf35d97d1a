import { eventually, expect } from '../in-page.ts';
import { all, describe, isUnseen, targets } from './measure.ts';

const PSEUDO = [undefined, '::before', '::after'] as const;

const faces = (node: Element) => PSEUDO.map((pseudo) => getComputedStyle(node, pseudo));

const isSeen = (colour: string) => !/^(transparent|rgba\(.*, 0\))$/.test(colour);

const hasEdge = ({
  borderTopStyle,
  borderTopWidth,
  borderTopColor,
  outlineStyle,
  outlineWidth,
  content,
}: CSSStyleDeclaration) =>
  content !== 'none' &&
  ((borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0 && isSeen(borderTopColor)) ||
    (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0));

/** A control and what it may be drawn by: itself, the box it stands in, what is drawn over it. */
const partsOf = (node: HTMLElement): Element[] => {
  const box = node.closest('.fe-input, .fe-code, .fe-check, .fe-switch, .fe-card, .fe-drop, .fe-filter');
  return [node, ...(box ? [box, ...box.querySelectorAll('*')] : [])];
};

const FILLED = 'input:not([type=hidden]), select, textarea, [role=switch]';

/** Controls that are filled in or switched and whose edge only a background would show. */
export const edgeless = (root: ShadowRoot): string[] =>
  targets(root)
    .filter((node) => node.matches(FILLED))
    .filter((node) => getComputedStyle(node).appearance === 'none' || !node.matches('[type=checkbox], [type=radio]'))
    .filter((node) => !partsOf(node).some((part) => faces(part).some(hasEdge)))
    .map(describe);

/** Rings that turn and whose gap cannot be seen. */
export const closedRings = (root: ShadowRoot): string[] =>
  all(root)
    .filter((node) => !isUnseen(node))
    .filter((node) =>
      faces(node).some(
        ({ animationName, borderTopColor, borderBottomColor, borderTopWidth }) =>
          animationName !== 'none' && Number.parseFloat(borderTopWidth) > 1 && borderTopColor === borderBottomColor,
      ),
    )
    .map(describe);

const ringOf = (node: Element): string =>
  faces(node)
    .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
      outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? boxShadow : `${outlineWidth} ${outlineColor}`,
    )
    .join();

const around = (node: HTMLElement): Element[] => {
  const place = node.closest('.fe-field, [role=group], [role=tree], [role=grid], [role=row]') ?? node.parentElement;
  return [node, ...(place ? [place, ...place.querySelectorAll('*')] : [])];
};

const canTakeFocus = (node: HTMLElement) =>
  node.tabIndex >= 0 && !node.matches(':disabled') && node.closest('[inert]') === null;

/** Controls that look the same with and without the focus. */
export const ringless = async (root: ShadowRoot): Promise<string[]> => {
  const faults: string[] = [];
  for (const node of targets(root).filter(canTakeFocus)) {
    if (root.activeElement instanceof HTMLElement) root.activeElement.blur();
    const nodes = around(node);
    const before = nodes.map(ringOf);
    const isSame = () => nodes.every((one, at) => ringOf(one) === before[at]);
    node.focus();
    if (root.activeElement !== node || !node.matches(':focus-visible')) continue;
    // some draw it a moment later
    const isSeen = await eventually(() => expect(isSame()).toBe(false)).then(
      () => true,
      () => false,
    );
    if (!isSeen) faults.push(describe(node));
  }
  return faults;
};

/** Opacity may change, and colours, and how far an edge fades: nothing else does for those who asked for stillness. */
const STILL = new Set(['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'maskImage']);
const MOVES = /transform|translate|rotate|scale|inset|left|right|top|bottom|width|height|size|margin|padding|^all$/;

/** Animations that move: keyframes of more than opacity, and transitions of places and sizes. */
export const moving = (root: ShadowRoot): string[] => {
  const keyframes = root.getAnimations().flatMap((motion) => {
    const { effect } = motion;
    if (!(effect instanceof KeyframeEffect)) return [];
    const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((name) => !STILL.has(name)));
    const target = effect.target;
    return names.length > 0 && target instanceof HTMLElement ? [`${names.join()} of ${describe(target)}`] : [];
  });
  const transitions = all(root).filter((node) =>
    faces(node).some(({ transitionProperty, transitionDuration }) => {
      const lengths = transitionDuration.split(', ');
      return transitionProperty
        .split(', ')
        .some((name, at) => MOVES.test(name) && Number.parseFloat(lengths[at % lengths.length] ?? '0') > 0.01);
    }),
  );
  return [...keyframes, ...transitions.map(describe)];
};

/** The states in which a popup is open. */
export const statesWithPopups = (root: ShadowRoot): string[] =>
  Array.from(root.querySelectorAll<HTMLElement>('.fe-state'))
    .filter((state) => state.querySelector(':popover-open'))
    .map((state) => state.dataset['state'] ?? '');

/** Overflow of the window: nodes wider than it, and popups and dialogs that stick out of it. */
export const beyondWindow = (root: ShadowRoot): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : [];
  for (const layer of root.querySelectorAll<HTMLElement>('dialog[open], :popover-open')) {
    if (layer.childElementCount === 0) continue;
    const { left, top, right, bottom } = layer.getBoundingClientRect();
    const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!isInside) faults.push(`${[left, top, right, bottom].map(Math.round).join()} ${describe(layer)}`);
  }
  return faults;
};

const LAYER = 'dialog, [popover]';

/** Focused control that is hidden by a part that stays in place, or by the edge of the window. */
export const obscured = (root: ShadowRoot): string[] => {
  const modal = Array.from(root.querySelectorAll('dialog[open]')).at(-1);
  const faults: string[] = [];
  for (const node of targets(root).filter(canTakeFocus)) {
    const layer = node.closest(LAYER);
    if (modal && layer !== modal) continue;
    node.focus();
    if (root.activeElement !== node) continue;
    const { left, top, width, height } = node.getBoundingClientRect();
    const over = root.elementsFromPoint(left + Math.min(width / 2, 120), top + height / 2)[0];
    if (over && (over.contains(node) || node.contains(over) || partsOf(node).includes(over))) continue;
    // a popup lies over the page for as long as it is open
    if (over && over.closest(LAYER) !== layer) continue;
    faults.push(`${over?.outerHTML.slice(0, 80) ?? `the edge, at ${Math.round(top)}`} over ${describe(node)}`);
  }
  return faults;
};
