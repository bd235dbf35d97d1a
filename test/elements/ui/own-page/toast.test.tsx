import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { useLayoutEffect, useState } from 'react';
import { Button } from '../../../../elements/ui/button/button.tsx';
import { Dialog } from '../../../../elements/ui/dialog/dialog.tsx';
import type { Toast } from '../../../../elements/ui/toast/toast-node.ts';
import { useToast } from '../../../../elements/ui/toast/use-toast.ts';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { type MovingTime, movingTime } from '../../../kit/moving-time.ts';
import { byRole, show, type Shown } from '../../../kit/show.tsx';
import { dialogs, focused } from '../../../kit/ui/modal-kit.tsx';

let shown: Shown;
let time: MovingTime;
let tell: (toast: Toast) => () => void;
let undone: string[];

const Screen = () => {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    tell = toast;
  }, [toast]);
  return (
    <>
      <Button onPress={() => toast({ text: 'Bo Lindqvist removed', undo: () => undone.push('Bo') })}>Remove Bo</Button>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog title="Group" onClose={() => setOpen(false)}>
          <Button onPress={() => toast({ text: 'Member removed', undo: () => undone.push('member') })}>Remove</Button>
        </Dialog>
      )}
    </>
  );
};

beforeEach(async () => {
  undone = [];
  await sendMouse({ type: 'move', position: [5, 5] });
  shown = await show(() => <Screen />);
  time = movingTime();
});
afterEach(() => {
  time.restore();
  shown.close();
});

const region = () => shown.root.querySelector<HTMLElement>('[part=toasts]')!;
const cards = () => [...region().querySelectorAll('li')].map((card) => card.querySelector('span')?.textContent);
const heard = () =>
  [...shown.root.querySelectorAll('.fe-visually-hidden[aria-live=polite] p')].map((one) => one.textContent);
const removeBo = () => byRole(shown.root, 'button', 'Remove Bo');
const rest = () => {
  for (const motion of shown.root.getAnimations()) motion.finish();
};
const pointAt = async (node: Element) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
};

const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a toast', () => {
  it('is shown at the bottom of the page and announced politely, without taking the focus', async () => {
    removeBo().focus();
    removeBo().click();
    rest();
    expect([cards(), heard(), focused(shown.root)]).toEqual([
      ['Bo Lindqvist removed'],
      ['Bo Lindqvist removed. Press F8 to undo.'],
      'Remove Bo',
    ]);
    const { left, bottom } = region().querySelector('li')!.getBoundingClientRect();
    expect([left, innerHeight - bottom]).toEqual([16, 16]);
  });

  it('closes after five seconds, and blocks nothing', () => {
    tell({ text: 'Saved' });
    time.move(4800);
    expect(cards().length).toBe(1);
    time.move(300);
    expect([cards(), heard(), region().matches(':popover-open')]).toEqual([[], [], false]);
  });

  it('offers Undo for ten seconds', () => {
    removeBo().click();
    time.move(9800);
    expect(cards().length).toBe(1);
    time.move(300);
    expect(cards()).toEqual([]);
  });

  it('replaces an earlier one about the same', () => {
    tell({ text: 'Bo locked', about: 'bo', undo: () => undone.push('lock') });
    tell({ text: 'Ada locked', about: 'ada' });
    tell({ text: 'Bo unlocked', about: 'bo' });
    expect([cards(), undone]).toEqual([['Ada locked', 'Bo unlocked'], []]);
  });

  it('covers no control', async () => {
    const button = document.createElement('button');
    document.body.append(button);
    const place = (css: string) => button.setAttribute('style', `position: fixed; inline-size: 90px; ${css}`);
    const isFree = () => {
      const [one, other] = [region(), button].map((node) => node.getBoundingClientRect());
      expect(
        one!.right <= other!.left ||
          other!.right <= one!.left ||
          one!.bottom <= other!.top ||
          other!.bottom <= one!.top,
      ).toBe(true);
    };
    for (const css of [
      'inset: auto auto 8px 8px',
      'inset: auto auto 8px 0; inline-size: 100%',
      'inset: 0 auto 0 8px',
    ]) {
      place(css);
      removeBo().click();
      isFree();
    }
    // a control that comes under it later
    place('inset: auto');
    removeBo().click();
    place('inset: auto 8px 8px auto; inline-size: 100%');
    window.dispatchEvent(new Event('resize'));
    isFree();
    button.remove();
  });

  it('has its text in a line of its own, above its buttons, where only a narrow place is free', () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.setAttribute('style', 'position: fixed; inset: 0 0 0 248px');
    removeBo().click();
    const [text, undo, dismiss] = ['span', '.fe-toast-undo', '.fe-toast-dismiss'].map((part) =>
      region().querySelector(`li ${part}`)!.getBoundingClientRect(),
    );
    button.remove();
    expect(region().offsetWidth).toBe(240);
    expect(text!.width).toBeGreaterThan(140);
    expect(undo!.top).toBeGreaterThanOrEqual(text!.bottom);
    expect(dismiss!.top).toBe(undo!.top);
    const card = region().querySelector('li')!.getBoundingClientRect();
    expect(card.right - dismiss!.right).toBeLessThan(10);
  });

  it('is focused by F8 from anywhere, and returns the focus', async () => {
    removeBo().focus();
    removeBo().click();
    await sendKeys({ press: 'F8' });
    expect(focused(shown.root)).toBe('Undo');
    await sendKeys({ press: 'Enter' });
    expect([undone, cards(), focused(shown.root)]).toEqual([['Bo'], [], 'Remove Bo']);
    await sendKeys({ press: 'F8' });
    expect(focused(shown.root)).toBe('Remove Bo');
  });

  it('undoes once, and closes', () => {
    removeBo().click();
    const undo = byRole(region(), 'button', 'Undo');
    undo.click();
    undo.click();
    expect([undone, cards()]).toEqual([['Bo'], []]);
  });

  it('can be dismissed, and returns the focus', async () => {
    removeBo().focus();
    removeBo().click();
    const dismiss = byRole(region(), 'button', 'Dismiss');
    dismiss.focus();
    await sendKeys({ press: 'Enter' });
    expect([cards(), focused(shown.root), undone]).toEqual([[], 'Remove Bo', []]);
  });

  it('pauses while hovered', async () => {
    removeBo().click();
    rest();
    await pointAt(region().querySelector('li')!);
    await eventually(() => expect(region().matches(':hover')).toBe(true));
    time.move(60_000);
    expect(cards().length).toBe(1);
    await sendMouse({ type: 'move', position: [5, 5] });
    await eventually(() => expect(region().matches(':hover')).toBe(false));
    time.move(10_100);
    expect(cards()).toEqual([]);
  });

  it('pauses while focused', () => {
    removeBo().click();
    byRole(region(), 'button', 'Undo').focus();
    time.move(60_000);
    expect(cards().length).toBe(1);
    removeBo().focus();
    time.move(10_100);
    expect(cards()).toEqual([]);
  });

  it('pauses while the tab is hidden', () => {
    removeBo().click();
    hide(true);
    time.move(60_000);
    expect(cards().length).toBe(1);
    hide(false);
    Reflect.deleteProperty(document, 'hidden');
    time.move(10_100);
    expect(cards()).toEqual([]);
  });

  it('is stacked with others; the oldest is closed', () => {
    for (const text of ['One', 'Two', 'Three', 'Four']) tell({ text });
    expect(cards()).toEqual(['Two', 'Three', 'Four']);
  });

  it('is announced again when repeated', () => {
    tell({ text: 'Saved' });
    tell({ text: 'Saved' });
    expect(heard()).toEqual(['Saved', 'Saved']);
  });

  it('can be persistent, and closed by its caller', () => {
    const away = tell({ text: 'Still uploading', stays: true });
    time.move(60_000);
    expect(cards()).toEqual(['Still uploading']);
    away();
    away();
    expect(cards()).toEqual([]);
  });

  it('is an item of a region with a name in the language of the element', async () => {
    shown.element.lang = 'he';
    await eventually(() => {
      tell({ text: 'נשמר' });
      expect(region().getAttribute('aria-label')).toBe('הודעות');
    });
    expect(byRole(region(), 'button', 'סגירת ההודעה')).toBeTruthy();
  });
});

describe('a toast with a modal dialog', () => {
  it('is shown inside it, and moves back when it closes', async () => {
    byRole(shown.root, 'button', 'Open').click();
    const dialog = await dialogs(shown.root, 1);
    byRole(dialog!, 'button', 'Remove').click();
    expect(dialog!.contains(region())).toBe(true);
    rest();
    const undo = byRole(region(), 'button', 'Undo');
    const { left, top, width, height } = undo.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    expect([undone, dialog!.open]).toEqual([['member'], true]);
    byRole(dialog!, 'button', 'Remove').click();
    await sendKeys({ press: 'Escape' });
    await dialogs(shown.root, 0);
    expect([cards(), region().matches(':popover-open')]).toEqual([['Member removed'], true]);
  });

  it('moves into a dialog that opens later', async () => {
    removeBo().click();
    byRole(shown.root, 'button', 'Open').click();
    const dialog = await dialogs(shown.root, 1);
    rest();
    expect([dialog!.contains(region()), region().matches(':popover-open')]).toEqual([true, true]);
    const { left, top } = region().querySelector('li')!.getBoundingClientRect();
    expect(region().contains(shown.root.elementFromPoint(left + 20, top + 20))).toBe(true);
  });

  it('is removed with the element, and kept when it is moved', async () => {
    removeBo().click();
    document.body.append(shown.element);
    expect(region().matches(':popover-open')).toBe(true);
    shown.element.remove();
    await eventually(() => expect(cards()).toEqual([]));
  });
});
