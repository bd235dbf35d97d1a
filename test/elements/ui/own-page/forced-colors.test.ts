import { emulateMedia } from '@web/test-runner-commands';
import { after, afterEach, before, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { openPortal } from '../../../kit/portal.ts';
import { close, open } from '../../../kit/ui/gallery-place.ts';

const colors = (forcedColors: 'active' | 'none') =>
  emulateMedia({ forcedColors, reducedMotion: 'no-preference' } as Parameters<typeof emulateMedia>[0]);

const computed = (color: string): string => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
};

describe('forced colors', () => {
  before(() => colors('active'));
  after(() => colors('none'));
  afterEach(close);

  it('keep the drawn box of a checkbox in a table, and fill it where it is checked', async () => {
    const root = await open('data-table');
    const boxes = [...root.querySelectorAll<HTMLInputElement>('.fe-tick > .fe-check-box')];
    expect(boxes.length).toBeGreaterThan(1);
    for (const box of boxes) {
      const drawn = getComputedStyle(box, '::before');
      expect([getComputedStyle(box).appearance, drawn.inlineSize, drawn.borderTopWidth]).toEqual([
        'none',
        '18px',
        '1px',
      ]);
      const fill = box.checked || box.indeterminate ? 'Highlight' : 'Canvas';
      if (!box.disabled) expect(drawn.backgroundColor).toBe(computed(fill));
    }
  });

  it('fill the current page', async () => {
    const root = await open('pagination');
    const current = root.querySelector('.fe-page[aria-current]') as HTMLElement;
    expect(getComputedStyle(current).backgroundColor).toBe(computed('Highlight'));
  });

  for (const [tag, path, pressed] of [
    ['fe-groups-tab', '/', '.fe-group-looks > [aria-pressed=true]'],
    ['fe-subscription-tab', '/plans', '.fe-plans-interval[aria-pressed=true]'],
  ] as const)
    it(`fill the pressed one of two views in <${tag}>`, async () => {
      const portal = await openPortal({ tag, attributes: { path } });
      await eventually(() =>
        expect(getComputedStyle(portal.find(pressed)).backgroundColor).toBe(computed('Highlight')),
      );
      portal.close();
    });
});
