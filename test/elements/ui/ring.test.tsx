import { Ring } from '../../../elements/ui/ring/ring.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown.close());

const ring = () => shown.root.querySelector('[role=img]');
const arc = () => shown.root.querySelector('.fe-ring-arc');

describe('a ring', () => {
  it('is named by label, value and verdict', async () => {
    shown = await show(() => <Ring label="Security score" value={72} verdict="Good" tone="success" />);
    expect(ring()?.getAttribute('aria-label')).toBe('Security score: 72 of 100, Good');
    expect(arc()?.getAttribute('stroke-dasharray')).toBe('72 100');
    expect(ring()?.textContent).toBe('72Good');
  });

  it('clamps its arc', async () => {
    shown = await show(() => <Ring label="Score" value={0} />);
    expect(arc()).toBeNull();
    shown.close();
    shown = await show(() => <Ring label="Score" value={7} max={5} />);
    expect(arc()?.getAttribute('stroke-dasharray')).toBe('100 100');
    expect(ring()?.getAttribute('aria-label')).toBe('Score: 7 of 5');
  });

  it('shows an unknown score', async () => {
    shown = await show(() => <Ring label="Score" value={Number.NaN} />);
    expect(ring()?.getAttribute('aria-label')).toBe('Score: unknown');
    expect(ring()?.textContent).toBe('—');
  });

  it('speaks Hebrew', async () => {
    shown = await show(() => <Ring label="ציון אבטחה" value={72} />, { lang: 'he' });
    expect(ring()?.getAttribute('aria-label')).toBe('ציון אבטחה: 72 מתוך 100');
  });
});
