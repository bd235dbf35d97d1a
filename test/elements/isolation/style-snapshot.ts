/** Computed properties that are compared of a node. */
const LOOKS = [
  'display',
  'position',
  'visibility',
  'opacity',
  'color',
  'background-color',
  'background-image',
  'border-block-start',
  'border-inline-end',
  'border-start-start-radius',
  'outline',
  'box-shadow',
  'box-sizing',
  'margin',
  'padding',
  'direction',
  'writing-mode',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'font-stretch',
  'font-variant',
  'font-feature-settings',
  'font-variation-settings',
  'line-height',
  'letter-spacing',
  'word-spacing',
  'text-align',
  'text-indent',
  'text-transform',
  'text-shadow',
  'text-decoration-line',
  'white-space',
  'word-break',
  'tab-size',
  'cursor',
  'caret-color',
  'accent-color',
  'fill',
  'stroke',
  'filter',
  'transform',
  'transition-property',
  'animation-name',
  '-webkit-text-fill-color',
  '-webkit-text-stroke-width',
] as const;

const inside = (node: Element): Element[] => [
  ...(node.shadowRoot ? Array.from(node.shadowRoot.querySelectorAll('*')) : []),
  ...node.querySelectorAll('*'),
];

const nameOf = (node: Element) => `${node.localName}${[...node.classList].map((name) => `.${name}`).join('')}`;

/** How every node below an element looks and where it stands in it, a line each. The element itself is the page's. */
export const styleSnapshot = (element: Element): string[] => {
  const { left, top } = element.getBoundingClientRect();
  return inside(element).map((node) => {
    const style = getComputedStyle(node);
    const { x, y, width, height } = node.getBoundingClientRect();
    // what has no box, or is there for screen readers alone, stands nowhere
    const seen = width > 1 && height > 1;
    const place = seen ? [x - left, y - top, width, height].map((length) => length.toFixed(1)).join(' ') : '';
    return `${nameOf(node)} [${place}] ${LOOKS.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
  });
};

/** Differences between two portraits, short enough to be read. */
export const differences = (before: readonly string[], after: readonly string[]): string[] => {
  if (before.length !== after.length) return [`${before.length} nodes became ${after.length}`];
  return before.flatMap((line, at) => {
    const [then, now] = [line.split('; '), (after[at] ?? '').split('; ')];
    const changed = then.flatMap((part, index) => (part === now[index] ? [] : [`${part} -> ${now[index]}`]));
    return changed.length > 0 ? [`${line.split(' ')[0]}: ${changed.join(', ')}`] : [];
  });
};
