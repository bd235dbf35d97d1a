import { Truncated } from '../../../elements/ui/truncated/truncated.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown.close());

const KEY = 'fe_live_9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const value = () => shown.root.querySelector<HTMLElement>('.fe-cut-value')!;
const pointAt = (node: HTMLElement) => node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

describe('a truncated value', () => {
  it('has the whole of it as its title once it is cut, and stays on one line', async () => {
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

  it('keeps its end in sight where that tells it from others', async () => {
    shown = await show(() => <Truncated value={KEY} keepEnd={6} />);
    shown.element.style.inlineSize = '200px';
    const end = shown.root.querySelector('.fe-cut-end')!;
    expect(end.textContent).toBe('f00a08');
    expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(value().getBoundingClientRect().right + 1);
    expect(value().textContent).toBe(KEY);
    pointAt(value());
    expect(value().title).toBe(KEY);
  });

  it('never cuts a letter in two', async () => {
    shown = await show(() => <Truncated value="Rocket 🚀🚀🚀" keepEnd={2} />);
    expect(shown.root.querySelector('.fe-cut-end')?.textContent).toBe('🚀🚀');
  });

  it('reads left to right where it is written so, in a page that is not', async () => {
    shown = await show(() => <Truncated value={KEY} />, { lang: 'he' });
    expect(getComputedStyle(value()).direction).toBe('ltr');
  });

  it('can be copied by its name, whole', async () => {
    shown = await show(() => <Truncated value={KEY} copy="key" />);
    expect(byRole(shown.root, 'button', 'Copy key')).toBeTruthy();
  });

  it('is a dash where there is none, and nothing to copy', async () => {
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
