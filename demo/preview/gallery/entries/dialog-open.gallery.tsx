import { useState } from 'react';
import { Button } from '../../../../elements/ui/button/button.tsx';
import { Dialog } from '../../../../elements/ui/dialog/dialog.tsx';
import { CancelButton } from '../../../../elements/ui/modal/cancel-button.tsx';
import { TextField } from '../../../../elements/ui/text-field/text-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const Rename = () => {
  const [open, setOpen] = useState(true);
  const [name, setName] = useState('Field engineers');
  const close = () => setOpen(false);
  if (!open) return <Button onPress={() => setOpen(true)}>Rename the group</Button>;
  return (
    <Dialog
      title="Rename the group Field engineers"
      description="Its members keep the roles it gives."
      error="This name is taken by another group. Choose another one."
      onClose={close}
      onSubmit={close}
      actions={
        <>
          <CancelButton />
          <Button look="primary" submits>
            Rename group
          </Button>
        </>
      }
    >
      <TextField label="Name" hint="Members see it on their profile." required value={name} onChange={setName} />
    </Dialog>
  );
};

export const entry: GalleryEntry = {
  name: 'Dialog, open',
  is: 'An open dialog over its page.',
  states: {
    'the content behind it': () => <p>Field engineers: 14 people in Rostock, Haifa and Austin.</p>,
    open: () => <Rename />,
  },
};
