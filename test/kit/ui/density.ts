import { overflowing, tooSmall } from './measure.ts';

const COMPACT = '0.85';
const DENSITIES = [COMPACT, '1', '1.15'] as const;
const CONTROLS = 'button, input:not([type=checkbox], [type=radio]), select, [role=combobox]';

/** Components whose states are made of controls, rows or cards. */
export const GROWING = [
  'button',
  'data-table',
  'field',
  'icon-button',
  'key-values',
  'multi-select',
  'number-field',
  'page',
  'radio-cards',
  'search-field',
  'select',
  'settings-card',
  'text-field',
  'tree',
];

const heightOf = (node: Element) => Math.round(node.getBoundingClientRect().height);

/** Controls that stand side by side as equals: of one line, one height and one parent. */
const rowsIn = (root: ShadowRoot): HTMLElement[][] =>
  Array.from(root.querySelectorAll<HTMLElement>('*'), (parent) =>
    Array.from(parent.children).filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && child.matches(CONTROLS) && child.checkVisibility(),
    ),
  )
    .map(([first, ...others]) => {
      if (!first) return [];
      const { top, height } = first.getBoundingClientRect();
      const equals = others.filter((other) => {
        const box = other.getBoundingClientRect();
        return Math.abs(box.top - top) < 1 && Math.abs(box.height - height) < 1;
      });
      return equals.length > 0 ? [first, ...equals] : [];
    })
    .filter((row) => row.length > 0);

const uneven = (rows: HTMLElement[][]): string[] =>
  rows
    .filter((row) => new Set(row.map(heightOf)).size > 1)
    .map((row) => row.map((node) => `${heightOf(node)} ${node.outerHTML.slice(0, 80)}`).join(' beside '));

/** Faults of an entry at each density of the page around it: out of line, out of its place, out of reach, or as high as before. */
export const faultsOfDensity = (root: ShadowRoot, page: HTMLElement, name: string): string[] => {
  const rows = rowsIn(root);
  const states = Array.from(root.querySelectorAll('.fe-state-place'));
  const seen = DENSITIES.map((density) => {
    page.style.setProperty('--fe-density', density);
    const faults = [...uneven(rows), ...overflowing(root), ...(density === COMPACT ? tooSmall(root) : [])];
    return {
      faults: faults.map((fault) => `${density}: ${fault}`),
      height: states.reduce((sum, state) => sum + heightOf(state), 0),
    };
  });
  page.style.removeProperty('--fe-density');
  const heights = seen.map(({ height }) => height);
  const grows = heights.every((height, at) => {
    const before = heights[at - 1];
    return before === undefined || (GROWING.includes(name) ? before < height : before <= height);
  });
  return [...seen.flatMap(({ faults }) => faults), ...(grows ? [] : [`does not grow: ${heights.join()}`])];
};
