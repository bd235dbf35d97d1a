import { Progress } from '../../../elements/ui/progress/progress.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown.close());

const bar = () => shown.root.querySelector('[role=progressbar]')!;
const said = () => ['aria-valuenow', 'aria-valuetext'].map((name) => bar().getAttribute(name));
const drawn = () => {
  const [track, fill] = [bar(), bar().firstElementChild!].map((node) => node.getBoundingClientRect());
  return { start: fill!.left - track!.left, end: track!.right - fill!.right, width: track!.width };
};

const shares: [value: number | undefined, max: number, now: string | null, text: string | null][] = [
  [0, 100, '0', '0%'],
  [30, 120, '25', '25%'],
  [999, 1000, '99', '99%'],
  [1000, 1000, '100', '100%'],
  [140, 100, '100', '100%'],
  [-3, 100, '0', '0%'],
  [0, 0, '0', '0%'],
  [undefined, 100, null, null],
  [Number.NaN, 100, null, null],
];

describe('a progress bar', () => {
  for (const [value, max, now, text] of shares)
    it(`says ${text ?? 'nothing'} for ${value} of ${max}`, async () => {
      shown = await show(() => <Progress label="Import of users" value={value} max={max} />);
      expect(said()).toEqual([now, text]);
    });

  it('is named by its visible label, with a custom value text', async () => {
    shown = await show(() => <Progress label="Import of users" value={12} max={40} valueText="12 of 40 users" />);
    const id = bar().getAttribute('aria-labelledby') ?? '';
    expect(shown.root.getElementById(id)?.textContent).toBe('Import of users');
    expect(said()).toEqual(['30', '12 of 40 users']);
  });

  it('fills from the inline start', async () => {
    shown = await show(() => <Progress label="Import" value={25} />);
    expect(Math.round((drawn().end / drawn().width) * 100)).toBe(75);
    shown.close();
    shown = await show(() => <Progress label="Import" value={25} />, { lang: 'he' });
    expect(Math.round((drawn().start / drawn().width) * 100)).toBe(75);
  });
});
