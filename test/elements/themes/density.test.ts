import { entryNames } from '../../../demo/preview/gallery/entries.ts';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { close, open, place } from '../ui/gallery-place.ts';
import { overflowing, tooSmall } from '../ui/measure.ts';

afterEach(close);

const COMPACT = '0.85';
const DENSITIES = [COMPACT, '1', '1.15'] as const;
const CONTROLS = 'button, input:not([type=checkbox], [type=radio]), select, [role=combobox]';

/** Components whose states are made of controls, rows or cards. */
const GROWING = [
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

const entryOf = (name: string) => entryNames.find((entry) => entry === name);

describe('the density of a page', () => {
  for (const name of entryNames)
    it(`leaves "${name}" in reach, in its place and in line`, async () => {
      const root = await open(name, {});
      const rows = rowsIn(root);
      const states = Array.from(root.querySelectorAll('.fe-state-place'));
      const heights = DENSITIES.map((density) => {
        place.style.setProperty('--fe-density', density);
        expect({ density, uneven: uneven(rows), overflowing: overflowing(root) }).toEqual({
          density,
          uneven: [],
          overflowing: [],
        });
        if (density === COMPACT) expect(tooSmall(root)).toEqual([]);
        return states.reduce((sum, state) => sum + heightOf(state), 0);
      });
      const [compact = 0, normal = 0, roomy = 0] = heights;
      expect([compact <= normal, normal <= roomy]).toEqual([true, true]);
      if (GROWING.includes(name)) expect([compact < normal, normal < roomy]).toEqual([true, true]);
    });

  it('is known of entries that there are', () => expect(GROWING.filter((name) => !entryOf(name))).toEqual([]));
});
