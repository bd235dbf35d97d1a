import { SkeletonCard, SkeletonRows, SkeletonText } from '../../../elements/ui/skeleton/skeleton.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown.close());

const height = (selector: string) => shown.root.querySelector(selector)!.getBoundingClientRect().height;

describe('a skeleton', () => {
  it('announces loading once, and hides its placeholders', async () => {
    shown = await show(() => <SkeletonRows label="Loading members" />);
    const spoken = [...shown.root.querySelectorAll('[role=status]')];
    expect(spoken.map(({ textContent }) => textContent)).toEqual(['Loading members']);
    expect(shown.root.querySelectorAll('.fe-skeleton:not([aria-hidden] *, [aria-hidden])').length).toBe(0);
  });

  it('is silent inside another live region', async () => {
    shown = await show(() => <SkeletonCard quiet />);
    expect(shown.root.querySelector('[data-shown]')?.textContent).toBe('');
    expect(shown.root.querySelector('[data-shown] [role]')).toBeNull();
  });

  it('is as tall as the text it replaces', async () => {
    shown = await show(() => (
      <>
        <SkeletonText lines={3} />
        <p>
          one
          <br />
          two
          <br />
          three
        </p>
      </>
    ));
    expect(height('.fe-skeleton-group')).toBe(height('p'));
  });

  it('has rows of 44 px, and of less where the page is compact', async () => {
    shown = await show(() => <SkeletonRows rows={1} />);
    expect(height('.fe-skeleton-row')).toBe(44);
    shown.element.style.setProperty('--fe-density', '0.75');
    expect(height('.fe-skeleton-row')).toBe(33);
  });
});
