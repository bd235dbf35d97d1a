import { Bar } from '../../../elements/ui/bar/bar.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown.close());

const text = (selector: string) => shown.root.querySelector(selector)?.textContent;
const legend = () =>
  [...shown.root.querySelectorAll('li')].map((entry) =>
    [...entry.querySelectorAll(':scope > span:not([aria-hidden])')].map(({ textContent }) => textContent).join(' '),
  );
const widths = () => {
  const all = shown.root.querySelector('.fe-bar-track')!.getBoundingClientRect().width;
  return [...shown.root.querySelectorAll('.fe-bar-track > .fe-bar-part')].map((part) =>
    Math.round((part.getBoundingClientRect().width / all) * 100),
  );
};

describe('a bar', () => {
  it('shows how much of a total is used', async () => {
    shown = await show(() => <Bar label="Seats" parts={[{ name: 'Used', value: 40 }]} total={50} />);
    expect(text('.fe-bar-sum')).toBe('40 of 50');
    expect(widths()).toEqual([80]);
    const group = shown.root.querySelector('[role=group]');
    expect(shown.root.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Seats');
  });

  it('shows by how much a limit is exceeded', async () => {
    shown = await show(() => <Bar label="Seats" parts={[{ name: 'Used', value: 62 }]} total={50} />);
    expect(text('.fe-bar-sum')).toBe('62 of 50 · 12 over the limit');
    expect(widths()).toEqual([100]);
  });

  it('has a text legend of each part', async () => {
    shown = await show(() => (
      <Bar
        label="Second factors"
        parts={[
          { name: 'Passkey', value: 1500 },
          { name: 'SMS', value: 500 },
          { name: 'None', value: 0 },
        ]}
      />
    ));
    expect(text('.fe-bar-sum')).toBe('2,000');
    expect(legend()).toEqual(['Passkey 1,500 75%', 'SMS 500 25%', 'None 0 0%']);
    expect(shown.root.querySelectorAll('.fe-bar-track > .fe-bar-part').length).toBe(2);
  });

  it('shows small values with a minimum width', async () => {
    shown = await show(() => (
      <Bar
        label="Users"
        total={100_000}
        parts={[
          { name: 'Rostock', value: 90_000 },
          { name: 'Kyoto', value: 3 },
        ]}
      />
    ));
    expect(legend()[1]).toBe('Kyoto 3 <1%');
    expect(shown.root.querySelectorAll('.fe-bar-part')[1]?.getBoundingClientRect().width).toBeGreaterThan(3);
  });

  it('handles empty and invalid values', async () => {
    shown = await show(() => (
      <Bar
        label="Invitations"
        parts={[
          { name: 'Accepted', value: Number.NaN },
          { name: 'Pending', value: -4 },
        ]}
      />
    ));
    expect(legend()).toEqual(['Accepted 0 0%', 'Pending 0 0%']);
    expect(text('.fe-bar-sum')).toBe('0');
  });
});
