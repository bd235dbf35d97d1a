import { eventually, expect, nextFrame } from '../../kit/in-page.ts';
import { allIn } from './focus-faults.ts';
import type { Reader } from './reader.ts';

/** Presses in one scene, at most: each leads to a screen with controls of its own. */
const PRESSES = 4;
/** Controls that lead out of the page or wait for a person's device. */
const OUTSIDE = /passkey|fingerprint|security key|^(Print|Download|Copy)/i;

/** Controls pressed so far, by the heading of their screen. */
const pressed = new Set<string>();

/** True while a control or the title of the box has the focus. */
export const hasFocusInside = (box: HTMLElement): boolean =>
  box.contains(document.activeElement) && (document.activeElement !== box || box.shadowRoot?.activeElement !== null);

const atRest = async (box: HTMLElement) => {
  await nextFrame();
  await eventually(() => expect(box.shadowRoot?.querySelector('[aria-busy=true]') ?? null).toBeNull());
  await nextFrame();
};

/** Presses controls that no scene has pressed yet, one after the other; those after which the page has the focus. */
export const pressControls = async (box: HTMLElement, reader: Reader): Promise<string[]> => {
  const lost: string[] = [];
  for (let presses = 0; presses < PRESSES; presses += 1) {
    const keyOf = (node: HTMLElement) =>
      `${reader.heading()}: ${(node.getAttribute('aria-label') ?? node.textContent).replaceAll(/[\d]+/g, '#')}`;
    const control = allIn(box, 'button:not([aria-disabled=true])').find(
      (node) => !OUTSIDE.test(node.textContent) && !pressed.has(keyOf(node)),
    );
    if (box.hidden || !control) break;
    const key = keyOf(control);
    pressed.add(key);
    control.focus();
    control.click();
    await atRest(box);
    if (!box.hidden && !hasFocusInside(box))
      await eventually(() => expect(hasFocusInside(box)).toBe(true)).catch(() => lost.push(key));
  }
  return lost;
};
