import { type ReactNode, useState } from 'react';
import { Button } from '../../../../elements/ui/button/button.tsx';
import { Drawer } from '../../../../elements/ui/drawer/drawer.tsx';
import { Stepper } from '../../../../elements/ui/stepper/stepper.tsx';
import { TextField } from '../../../../elements/ui/text-field/text-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const Opener = ({
  says,
  first = false,
  children,
}: {
  says: string;
  first?: boolean;
  children: (close: () => void) => ReactNode;
}) => {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{says}</Button>
      {open && children(() => setOpen(false))}
    </>
  );
};

const Wizard = ({ close }: { close: () => void }) => {
  const [address, setAddress] = useState('https://idp.acme.test/metadata.xml');
  return (
    <Drawer
      title="Set up single sign-on"
      description="You can leave at any step and go on later."
      dirty={address !== 'https://idp.acme.test/metadata.xml'}
      size="wide"
      onClose={close}
      onSubmit={close}
      top={
        <Stepper
          steps={[
            { id: 'provider', label: 'Provider', state: 'done' },
            { id: 'values', label: 'Their values', state: 'current' },
            { id: 'domains', label: 'Domains', state: 'todo' },
            { id: 'test', label: 'Test', state: 'todo' },
          ]}
        />
      }
      actions={
        <>
          <Button look="quiet" onPress={close}>
            Back
          </Button>
          <Button look="primary" submits>
            Continue
          </Button>
        </>
      }
    >
      <TextField kind="url" label="Metadata address" required value={address} onChange={setAddress} />
      <p>
        The provider’s page shows it under “Federation metadata”. We read the certificate and both addresses from it.
      </p>
    </Drawer>
  );
};

export const entry: GalleryEntry = {
  name: 'Drawer',
  is: 'Details, wizards and longer forms in a panel at the end side, as high as the page.',
  states: {
    'a wizard': () => (
      <Opener says="Set up single sign-on" first>
        {(close) => <Wizard close={close} />}
      </Opener>
    ),
    details: () => (
      <Opener says="Ada Lovelace">
        {(close) => (
          <Drawer title="Ada Lovelace" description="ada@acme.test" onClose={close}>
            <p>Administrator since March. Last seen in Haifa, this morning.</p>
          </Drawer>
        )}
      </Opener>
    ),
    'more than fits': () => (
      <Opener says="Edit everything">
        {(close) => (
          <Drawer
            title="Account"
            onClose={close}
            actions={
              <Button look="primary" onPress={close}>
                Save
              </Button>
            }
          >
            {Array.from({ length: 14 }, (_, at) => (
              <TextField key={at} label={`Field ${at + 1}`} value="" onChange={() => undefined} />
            ))}
          </Drawer>
        )}
      </Opener>
    ),
  },
};
