import { useEffect } from 'react';
import { Button } from '../../../elements/ui/button/button.tsx';
import { ConfirmDialog } from '../../../elements/ui/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../../elements/ui/dialog/dialog.tsx';
import { Drawer } from '../../../elements/ui/drawer/drawer.tsx';
import { Menu } from '../../../elements/ui/menu/menu.tsx';
import { Popover } from '../../../elements/ui/popover/popover.tsx';
import { useToast } from '../../../elements/ui/toast/use-toast.ts';
import { Tooltip } from '../../../elements/ui/tooltip/tooltip.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';

let shown: Shown | undefined;
afterEach(() => shown?.close());

const idle = () => undefined;

const Told = () => {
  const toast = useToast();
  useEffect(() => toast({ text: 'Bo Lindqvist removed', undo: idle, stays: true }), [toast]);
  return null;
};

/** Each kind of overlay, open, by the selector of what lies over the page. */
const overlays: Record<string, [is: string, draw: () => React.ReactNode]> = {
  'a dialog': ['dialog', () => <Dialog title="Add a group" onClose={idle} />],
  'a question': [
    'dialog',
    () => <ConfirmDialog title="Delete the group?" action="Delete group" onConfirm={idle} onCancel={idle} />,
  ],
  'a drawer': ['dialog', () => <Drawer title="Ada Lovelace" onClose={idle} />],
  'a menu': ['[role=menu]', () => <Menu defaultOpen items={[{ label: 'Edit', onPress: idle }]} />],
  'a popover': [
    '[role=dialog]',
    () => (
      <Popover
        name="Filter"
        defaultOpen
        renderTrigger={({ ref, onPress, ...button }) => (
          <button type="button" ref={ref} onClick={onPress} {...button}>
            Filter
          </button>
        )}
      >
        Only mine
      </Popover>
    ),
  ],
  'a tooltip': [
    '[role=tooltip]',
    () => (
      <Tooltip text="You are the last administrator." defaultShown>
        <Button onPress={idle}>Leave</Button>
      </Tooltip>
    ),
  ],
  'a toast': ['[part=toasts]', () => <Told />],
};

/** The page without the element: its own nodes, attributes and inline styles. */
const page = () => {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('main')) element.remove();
  return copy.outerHTML;
};

describe('nothing of ours stands outside its shadow root', () => {
  for (const [name, [is, draw]] of Object.entries(overlays))
    it(`while ${name} is open, and after`, async () => {
      const before = page();
      shown = await show(draw);
      const { root, element } = shown;
      await eventually(() => expect(root.querySelector(is)?.matches(':modal, :popover-open')).toBe(true));
      expect(page()).toBe(before);
      expect(element.children.length).toBe(0);
      expect(element.parentElement?.children.length).toBe(1);
      shown.close();
      shown = undefined;
      await eventually(() => expect(document.adoptedStyleSheets).toEqual([]));
      expect(page()).toBe(before);
    });
});
