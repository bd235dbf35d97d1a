import { sendKeys } from '@web/test-runner-commands';
import { Building2, Trash2 } from 'lucide';
import { IconButton } from '../../../elements/ui/icon-button/icon-button.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown.close());

/** Stands on what the button shows: on the button itself it would be read out after the same name. */
const titleOf = (button: HTMLElement) => button.querySelector<HTMLElement>('[title]')?.title;

describe('an icon button', () => {
  it('is pressed by pointer, Enter and Space, and has an accessible name', async () => {
    let presses = 0;
    shown = await show(() => <IconButton name="Remove logo.png" icon={Trash2} onPress={() => (presses += 1)} />);
    const button = byRole(shown.root, 'button', 'Remove logo.png');
    button.click();
    button.focus();
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Space' });
    expect(presses).toBe(3);
    expect([titleOf(button), button.querySelector('svg')?.getAttribute('aria-hidden')]).toEqual([
      'Remove logo.png',
      'true',
    ]);
  });

  it('draws the paths of its icon as one, each where it was', async () => {
    shown = await show(() => <IconButton name="Company" icon={Building2} onPress={() => undefined} />);
    const paths = [...shown.root.querySelectorAll<SVGPathElement>('svg path')];
    expect(paths).toHaveLength(1);
    const { x, y, width, height } = paths[0]!.getBBox();
    expect([x, y, width, height].map(Math.round)).toEqual([2, 3, 20, 18]);
  });

  it('ignores presses while busy or disabled, keeps the focus and its size', async () => {
    let presses = 0;
    const press = () => (presses += 1);
    shown = await show(() => (
      <>
        <IconButton name="Idle" icon={Trash2} onPress={press} />
        <IconButton name="Busy" icon={Trash2} onPress={press} busy />
        <IconButton name="Off" icon={Trash2} onPress={press} disabled />
      </>
    ));
    const [idle, busy, off] = ['Idle', 'Busy', 'Off'].map((name) => byRole(shown.root, 'button', name));
    busy?.focus();
    busy?.click();
    off?.click();
    expect(presses).toBe(0);
    expect(shown.root.activeElement).toBe(busy);
    expect(busy?.getBoundingClientRect().width).toBe(idle?.getBoundingClientRect().width);
    expect(busy?.querySelector('[role=status]')?.textContent).toBe('One moment');
  });

  it('is at least 24 pixels in both directions', async () => {
    shown = await show(() => <IconButton small name="Remove" icon={Trash2} />);
    const { width, height } = byRole(shown.root, 'button', 'Remove').getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});
