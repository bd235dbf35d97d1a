import { Truncated } from '../../../elements/ui/truncated/truncated.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown.close());

const KEY = 'fe_live_9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const value = () => shown.root.querySelector<HTMLElement>('.fe-truncated-value')!;
const pointAt = (node: HTMLElement) => node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

describe('a truncated value', () => {
  it('has a title once truncated, and stays on one line', async () => {
    shown = await show(() => <Truncated value={KEY} />);
    shown.element.style.inlineSize = '200px';
    pointAt(value());
    expect(value().title).toBe(KEY);
    expect(value().getBoundingClientRect().width).toBeLessThanOrEqual(200);
    expect(value().getBoundingClientRect().height).toBeLessThan(24);
    shown.element.style.inlineSize = '1000px';
    pointAt(value());
    expect(value().title).toBe('');
  });

  it('keeps its end visible on request', async () => {
    shown = await show(() => <Truncated value={KEY} keepEnd={6} />);
    shown.element.style.inlineSize = '200px';
    const end = shown.root.querySelector('.fe-truncated-end')!;
    expect(end.textContent).toBe('f00a08');
    expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(value().getBoundingClientRect().right + 1);
    expect(value().textContent).toBe(KEY);
    pointAt(value());
    expect(value().title).toBe(KEY);
  });

  it('never splits a grapheme', async () => {
    shown = await show(() => <Truncated value="Rocket 🚀🚀🚀" keepEnd={2} />);
    expect(shown.root.querySelector('.fe-truncated-end')?.textContent).toBe('🚀🚀');
  });

  it('keeps its own direction on a right-to-left page', async () => {
    shown = await show(() => <Truncated value={KEY} />, { lang: 'he' });
    expect(getComputedStyle(value()).direction).toBe('ltr');
  });

  it('can be copied in full', async () => {
    shown = await show(() => <Truncated value={KEY} copy="key" />);
    expect(byRole(shown.root, 'button', 'Copy key')).toBeTruthy();
  });

  it('is a dash without a value, with nothing to copy', async () => {
    shown = await show(() => (
      <>
        <Truncated value={null} copy="key" />
        <Truncated value="" />
      </>
    ));
    expect(shown.root.querySelector('button')).toBeNull();
    expect(shown.root.querySelector('[data-shown]')?.textContent).toBe('—None—None');
  });
});
