import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Button } from '../../../../elements/ui/button/button.tsx';
import { Dialog } from '../../../../elements/ui/dialog/dialog.tsx';
import { Tooltip } from '../../../../elements/ui/tooltip/tooltip.tsx';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { type MovingTime, movingTime } from '../../../kit/moving-time.ts';
import { byRole, show, type Shown } from '../../../kit/show.tsx';
import { descriptionOf } from '../../../kit/ui/by-label.ts';

let shown: Shown;
let time: MovingTime;

beforeEach(async () => {
  await sendMouse({ type: 'move', position: [790, 590] });
  time = movingTime();
});
afterEach(() => {
  // what was shown a moment ago would make the next one come at once
  time.move(1000);
  time.restore();
  shown.close();
  document.body.removeAttribute('style');
});

const REASON = 'You are the last administrator.';

const Sample = ({ disabled = false, onPress = () => undefined }: { disabled?: boolean; onPress?: () => void }) => (
  <>
    <Tooltip text={REASON}>
      <Button onPress={onPress} disabled={disabled}>
        Leave
      </Button>
    </Tooltip>
    <Button onPress={() => undefined}>Next</Button>
  </>
);

const put = async (draw: () => ReactNode = () => <Sample />) => {
  document.body.style.padding = '100px';
  shown = await show(draw);
  return shown.root;
};
const isShown = () => shown.root.querySelector('[role=tooltip]')?.matches(':popover-open') ?? false;
const shows = (is = true) => eventually(() => expect(isShown()).toBe(is));
const pointAt = async (node: Element) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
};
const leave = () => byRole(shown.root, 'button', 'Leave');
const pass = (ms: number) => time.move(ms);

const touch = (node: Element) =>
  node.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true, composed: true }));

describe('a tooltip', () => {
  it('describes its control, and is not its name', async () => {
    const root = await put();
    expect([leave().textContent, descriptionOf(root, leave())]).toEqual(['Leave', REASON]);
  });

  it('adds to existing descriptions', async () => {
    const root = await put(() => (
      <Tooltip text={REASON}>
        <button type="button" aria-describedby="own">
          Leave
        </button>
      </Tooltip>
    ));
    root
      .querySelector('[data-shown]')
      ?.append(Object.assign(document.createElement('i'), { id: 'own', textContent: 'Own' }));
    expect(descriptionOf(root, leave())).toBe(`Own ${REASON}`);
  });

  it('shows on hover after a delay', async () => {
    await put();
    await pointAt(leave());
    pass(200);
    expect(isShown()).toBe(false);
    pass(250);
    await shows();
  });

  it('shows where the pointer comes from a page that the same React renders', async () => {
    await put();
    const page = document.body.appendChild(document.createElement('div'));
    const root = createRoot(page);
    flushSync(() => root.render(<p>Beside it</p>));
    await pointAt(page.querySelector('p')!);
    await pointAt(leave());
    pass(450);
    await shows();
    root.unmount();
    page.remove();
  });

  it('stays while hovered itself, and hides a moment after the pointer has left', async () => {
    const root = await put();
    await pointAt(leave());
    pass(450);
    await shows();
    await pointAt(root.querySelector('[role=tooltip]')!);
    pass(10_000);
    expect(isShown()).toBe(true);
    await sendMouse({ type: 'move', position: [790, 590] });
    expect(isShown()).toBe(true);
    pass(200);
    await shows(false);
  });

  it('shows at once on the next control', async () => {
    const root = await put(() => (
      <>
        <Sample />
        <Tooltip text="Another">
          <Button onPress={() => undefined}>Other</Button>
        </Tooltip>
      </>
    ));
    await pointAt(leave());
    pass(450);
    await shows();
    await pointAt(byRole(root, 'button', 'Other'));
    pass(160);
    await eventually(() => expect(root.querySelectorAll('[role=tooltip]')[1]?.matches(':popover-open')).toBe(true));
  });

  it('shows on keyboard focus, and hides on blur', async () => {
    await put();
    await sendKeys({ press: 'Tab' });
    await shows();
    pass(60_000);
    expect(isShown()).toBe(true);
    await sendKeys({ press: 'Tab' });
    await shows(false);
  });

  it('hides on Esc, which closes nothing else then', async () => {
    let closed = 0;
    await put(() => (
      <Dialog title="Account" onClose={() => (closed += 1)}>
        <Sample />
      </Dialog>
    ));
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Shift+Tab' });
    await shows();
    await sendKeys({ press: 'Escape' });
    await shows(false);
    expect(closed).toBe(0);
    await sendKeys({ press: 'Escape' });
    expect(closed).toBe(1);
  });

  it('hides on a press, and stays on a disabled control', async () => {
    let pressed = 0;
    await put(() => <Sample onPress={() => (pressed += 1)} />);
    await pointAt(leave());
    pass(450);
    await shows();
    await sendMouse({ type: 'down' });
    await shows(false);
    await sendMouse({ type: 'up' });
    expect(pressed).toBe(1);
    shown.close();
    await sendMouse({ type: 'move', position: [790, 590] });
    pass(1000);
    await put(() => <Sample disabled />);
    await pointAt(leave());
    pass(450);
    await shows();
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'up' });
    expect(isShown()).toBe(true);
  });

  it('shows a reason on touch, until the next press elsewhere', async () => {
    await put(() => <Sample disabled />);
    touch(leave());
    await shows();
    touch(document.body);
    await shows(false);
  });

  it('is placed above its control, also when the element is moved', async () => {
    await put();
    await sendKeys({ press: 'Tab' });
    await shows();
    const tip = shown.root.querySelector('[role=tooltip]')!;
    for (const motion of tip.getAnimations()) motion.finish();
    const [above, below] = [tip.getBoundingClientRect(), leave().getBoundingClientRect()];
    expect(above.bottom).toBeLessThanOrEqual(below.top);
    expect(Math.abs(above.left + above.width / 2 - below.left - below.width / 2)).toBeLessThan(1);
    document.body.append(shown.element);
    expect(isShown()).toBe(true);
    shown.element.remove();
  });
});
