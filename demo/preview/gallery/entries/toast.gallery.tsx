import { useEffect } from 'react';
import { Button } from '../../../../elements/ui/button/button.tsx';
import type { Toast } from '../../../../elements/ui/toast/toast-node.ts';
import { useToast } from '../../../../elements/ui/toast/use-toast.ts';
import type { GalleryEntry } from '../gallery-entry.ts';

const Told = ({ says, open = false, ...told }: Toast & { says: string; open?: boolean }) => {
  const toast = useToast();
  useEffect(() => {
    if (open) return toast({ text: told.text, undo: () => undefined, stays: true });
    return undefined;
  }, [toast, open, told.text]);
  return <Button onPress={() => toast(told)}>{says}</Button>;
};

export const entry: GalleryEntry = {
  name: 'Toast',
  is: 'Tells for a moment what was done, and offers to take it back.',
  states: {
    plain: () => <Told says="Save" text="Saved" />,
    'with a way back': () => <Told says="Remove Bo" text="Bo Lindqvist removed" undo={() => undefined} open />,
    failed: () => <Told says="Fail" text="Bo Lindqvist could not be removed. Try again." tone="danger" />,
    'a long text': () => (
      <Told
        says="Rename"
        text="Department of unmanned underwater vehicles in Rostock-Warnemünde renamed"
        undo={() => undefined}
      />
    ),
  },
};
