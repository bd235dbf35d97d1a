import { sendMouse } from '@web/test-runner-commands';
import { eventually, expect } from '../in-page.ts';

/** The dialogs of an element that are open, the topmost last. */
export const dialogsIn = (root: ShadowRoot): HTMLDialogElement[] =>
  Array.from(root.querySelectorAll<HTMLDialogElement>('dialog')).filter((one) => one.open);

/** Waits until this many dialogs are open, and gives the last. */
export const dialogs = (root: ShadowRoot, count: number): Promise<HTMLDialogElement | undefined> =>
  eventually(() => {
    const open = dialogsIn(root);
    expect(open.length).toBe(count);
    return open.at(-1);
  });

/** The words of what has the focus in an element. */
export const focused = (root: ShadowRoot): string | null | undefined => {
  const active = root.activeElement;
  return active?.getAttribute('aria-label') ?? (active?.textContent || active?.getAttribute('name') || active?.id);
};

/** Presses a node in its middle, or a place of the page. */
export const press = async (at: Element | [x: number, y: number]): Promise<void> => {
  if (Array.isArray(at)) return void (await sendMouse({ type: 'click', position: at }));
  const { left, top, width, height } = at.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
};
