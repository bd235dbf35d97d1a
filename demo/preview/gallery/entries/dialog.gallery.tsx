import { type ReactNode, useState } from 'react';
import { Button } from '../../../../elements/ui/button/button.tsx';
import { ConfirmDialog } from '../../../../elements/ui/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../../../elements/ui/dialog/dialog.tsx';
import { TextField } from '../../../../elements/ui/text-field/text-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;

/** A dialog behind the button that opens it. */
const Opener = ({ says, children }: { says: string; children: (close: () => void) => ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{says}</Button>
      {open && children(() => setOpen(false))}
    </>
  );
};

const AddGroup = ({ close }: { close: () => void }) => {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  return (
    <Dialog
      title="Add a group"
      description="Its members get the roles that you give the group."
      dirty={name !== '' || description !== ''}
      onClose={close}
      onSubmit={close}
      actions={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button look="primary" submits>
            Add group
          </Button>
        </>
      }
    >
      <TextField label="Name" required value={name} onChange={setName} />
      <TextField label="Description" optional value={description} onChange={setDescription} />
    </Dialog>
  );
};

const terms = 'Acme Robotics keeps the recordings of its machines for as long as the law of their place asks for it. ';

export const entry: GalleryEntry = {
  name: 'Dialog',
  is: 'A task or a message that must be closed before the page can be used again.',
  states: {
    'a form': () => <Opener says="Add a group">{(close) => <AddGroup close={close} />}</Opener>,
    'in two columns': () => (
      <Opener says="Edit the address">
        {(close) => (
          <Dialog title="Billing address" size="wide" onClose={close} actions={<Button onPress={close}>Close</Button>}>
            It stands on every invoice from the next one on.
          </Dialog>
        )}
      </Opener>
    ),
    'with a long text': () => (
      <Opener says="Read the terms">
        {(close) => (
          <Dialog title="Terms" onClose={close} actions={<Button onPress={close}>Close</Button>}>
            <p>{terms.repeat(40)}</p>
          </Dialog>
        )}
      </Opener>
    ),
    'that has to be answered': () => (
      <Opener says="Create a token">
        {(close) => (
          <Dialog
            alert
            title="Copy the secret now"
            onClose={close}
            actions={
              <Button look="primary" onPress={close}>
                Copy and close
              </Button>
            }
          >
            <p>It is shown this once. Keep it where no one else can read it.</p>
          </Dialog>
        )}
      </Opener>
    ),
    busy: () => (
      <Opener says="Save">
        {(close) => (
          <Dialog
            title="Add a group"
            busy
            onClose={close}
            onSubmit={idle}
            actions={
              <>
                <Button onPress={close} disabled>
                  Cancel
                </Button>
                <Button look="primary" submits busy>
                  Add group
                </Button>
              </>
            }
          >
            <TextField label="Name" value="Field engineers" onChange={idle} disabled />
          </Dialog>
        )}
      </Opener>
    ),
    failed: () => (
      <Opener says="Save and fail">
        {(close) => (
          <Dialog
            title="Add a group"
            error="There is a group of this name already. Choose another one."
            onClose={close}
            onSubmit={idle}
            actions={
              <>
                <Button onPress={close}>Cancel</Button>
                <Button look="primary" submits>
                  Add group
                </Button>
              </>
            }
          >
            <TextField label="Name" value="Field engineers" onChange={idle} />
          </Dialog>
        )}
      </Opener>
    ),
    'a question over a dialog': () => (
      <Opener says="Edit, then remove">
        {(close) => (
          <Dialog title="Field engineers" onClose={close}>
            <Opener says="Delete group">
              {(back) => (
                <ConfirmDialog
                  title="Delete the group Field engineers?"
                  action="Delete group"
                  onConfirm={close}
                  onCancel={back}
                />
              )}
            </Opener>
          </Dialog>
        )}
      </Opener>
    ),
  },
};
