/** Selector of controls that a person can press or type into. */
const TARGETS =
  'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=menuitem], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=treeitem]';
/** WCAG 2.2 "Target size (minimum)", in CSS pixels. */
const TARGET = 24;
/** Pixels by which a pressable area can reach over the edge of its icon. */
const BLEED = 8;
/** A rounding of the layout is no fault. */
const SLACK = 1;

/** Every node of a part of the page. */
export const all = (root: ShadowRoot | Element): HTMLElement[] => Array.from(root.querySelectorAll<HTMLElement>('*'));

/** Whether no one can see it. */
export const isUnseen = (node: HTMLElement) =>
  !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
  node.closest('.fe-visually-hidden') !== null;

/** A node as a fault names it. */
export const describe = (node: HTMLElement) => node.outerHTML.slice(0, 160);

/** Whether something around the node scrolls or hides what sticks out. */
const isClipped = (node: HTMLElement): boolean => {
  for (let around = node.parentElement; around; around = around.parentElement) {
    const { overflowX } = getComputedStyle(around);
    if (overflowX !== 'visible') return true;
  }
  return false;
};

/** In the browser's top layer a node has left its place. */
const isOnTop = (node: HTMLElement) => node.closest(':popover-open, dialog[open]') !== null;

/** A box that turns is measured as wide as its diagonal. */
const turns = (node: HTMLElement) => getComputedStyle(node).animationIterationCount.includes('infinite');

const contentBox = (node: HTMLElement) => {
  const { left, right, bottom } = node.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(node);
  return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight), bottom };
};

/** Overflow: nodes that stick out of the place their state was given. */
export const overflowing = (root: ShadowRoot): string[] =>
  Array.from(root.querySelectorAll<HTMLElement>('.fe-state-place')).flatMap((place) => {
    const { left, right, bottom } = contentBox(place);
    return all(place)
      .filter((node) => !isUnseen(node) && !isOnTop(node) && !isClipped(node) && !turns(node))
      .filter((node) => {
        const rect = node.getBoundingClientRect();
        const slack = node.matches(`${TARGETS}, [role=tablist]`) ? BLEED : SLACK;
        const out = rect.right > right + slack || rect.left < left - slack || rect.bottom > bottom + slack;
        return rect.width > 0 && out;
      })
      .map(describe);
  });

/** Pressable area of a control: with a label, the two together. */
const pressable = (node: HTMLElement): DOMRect => {
  const label = node instanceof HTMLInputElement && node.labels?.[0];
  const own = node.getBoundingClientRect();
  if (!label || !/^(checkbox|radio|file)$/.test(node.type)) return own;
  const beside = label.getBoundingClientRect();
  const [left, top] = [Math.min(own.left, beside.left), Math.min(own.top, beside.top)];
  return new DOMRect(left, top, Math.max(own.right, beside.right) - left, Math.max(own.bottom, beside.bottom) - top);
};

/** A link in a line of text is as high as the line. */
const isInText = (node: HTMLElement) =>
  getComputedStyle(node).display === 'inline' && (node.parentElement?.textContent ?? '') !== node.textContent;

/** Visible controls that can be pressed or typed into. */
export const targets = (root: ShadowRoot): HTMLElement[] =>
  all(root).filter((node) => node.matches(TARGETS) && !isUnseen(node) && !isInText(node));

/** Targets under 24 px whose neighbours are nearer than a circle of 24 px around their middle. */
export const tooSmall = (root: ShadowRoot): string[] => {
  const boxes = targets(root).map((node) => ({ node, box: pressable(node) }));
  return boxes
    .filter(({ box }) => box.width > 0 && (box.width < TARGET - SLACK || box.height < TARGET - SLACK))
    .filter(({ node, box }) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return boxes.some(
        ({ node: other, box: near }) =>
          other !== node &&
          !other.contains(node) &&
          !node.contains(other) &&
          Math.hypot(Math.max(near.left - x, 0, x - near.right), Math.max(near.top - y, 0, y - near.bottom)) <
            TARGET / 2,
      );
    })
    .map(({ node, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${describe(node)}`);
};

/** Controls whose tooltip repeats their name: both are read out. */
export const heardTwice = (root: ShadowRoot): string[] =>
  all(root)
    .filter((node) => node.title !== '' && !isUnseen(node) && (node.ariaLabel !== null || node.matches(TARGETS)))
    .filter(({ title, ariaLabel, textContent }) => (ariaLabel ?? textContent).includes(title))
    .map(describe);

/** Pairs of targets of one state that lie over one another, apart from those that are parts of one another. */
export const crowded = (root: ShadowRoot): string[] =>
  Array.from(root.querySelectorAll('.fe-state')).flatMap((state) => {
    const own = targets(root).filter((node) => state.contains(node) && !isOnTop(node) && !isClipped(node));
    return own.flatMap((node, at) =>
      own
        .slice(at + 1)
        .filter((other) => !node.contains(other) && !other.contains(node) && !isInside(node, other))
        .filter((other) => meet(node.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${describe(node)} and ${describe(other)}`),
    );
  });

/** A button inside a field's frame lies over the field on purpose, at an edge that the field keeps free. */
const isInside = (field: HTMLElement, button: HTMLElement) =>
  (field.matches('input, textarea, select') && field.parentElement?.contains(button)) ||
  (button.matches('input, textarea, select') && button.parentElement?.contains(field));

const meet = (one: DOMRect, two: DOMRect) =>
  one.left < two.right - SLACK &&
  two.left < one.right - SLACK &&
  one.top < two.bottom - SLACK &&
  two.top < one.bottom - SLACK;

/** Nodes of ours that stand in the page's own tree. */
export const outside = (place: HTMLElement): string[] =>
  Array.from(document.body.querySelectorAll<HTMLElement>('[class^="fe-"], [class*=" fe-"]'))
    .filter((node) => !place.contains(node))
    .map(describe);
