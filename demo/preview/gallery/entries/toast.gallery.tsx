import { useEffect } from 'react';
import { Button } from '../../../../elements/ui/button/button.tsx';
import type { Toast } from '../../../../elements/ui/toast/toast-node.ts';
import { useToast } from '../../../../elements/ui/toast/use-toast.ts';
import type { GalleryEntry } from '../gallery-entry.ts';

const ToastButton = ({ says, open = false, ...toast }: Toast & { says: string; open?: boolean }) => {
  const show = useToast();
  useEffect(() => {
    if (open) return show({ text: toast.text, undo: () => undefined, stays: true });
    return undefined;
  }, [show, open, toast.text]);
  return <Button onPress={() => show(toast)}>{says}</Button>;
};

export const entry: GalleryEntry = {
  name: 'Toast',
  is: 'A short confirmation of a command, with Undo.',
  states: {
    plain: () => <ToastButton says="Save" text="Saved" />,
    'with a way back': () => <ToastButton says="Remove Bo" text="Bo Lindqvist removed" undo={() => undefined} open />,
    failed: () => <ToastButton says="Fail" text="Bo Lindqvist could not be removed. Try again." tone="danger" />,
    'a long text': () => (
      <ToastButton
        says="Rename"
        text="Department of unmanned underwater vehicles in Rostock-Warnemünde renamed"
        undo={() => undefined}
      />
    ),
  },
};
