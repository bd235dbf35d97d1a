import { Funnel, MapPin } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../../../elements/ui/button/button.tsx';
import { IconButton } from '../../../../elements/ui/icon-button/icon-button.tsx';
import { Popover } from '../../../../elements/ui/popover/popover.tsx';
import { TextField } from '../../../../elements/ui/text-field/text-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;

const Room = ({ children }: { children: ReactNode }) => <div style={{ blockSize: 200 }}>{children}</div>;

const Place = ({ open = false }: { open?: boolean }) => (
  <Popover
    name="Where 203.0.113.7 is"
    defaultOpen={open}
    renderTrigger={(button) => <IconButton {...button} name="Location" icon={MapPin} />}
  >
    <div>
      <strong>Haifa, Israel</strong>
      <p>203.0.113.7, a network of Acme Robotics. First seen on 3 March.</p>
    </div>
  </Popover>
);

export const entry: GalleryEntry = {
  name: 'Popover',
  is: 'More information or a few controls beside the button that opens it.',
  states: {
    closed: () => <Place />,
    open: () => (
      <Room>
        <Place open />
      </Room>
    ),
    'with controls': () => (
      <Room>
        <Popover
          name="Filter by domain"
          defaultOpen
          renderTrigger={(button) => <IconButton {...button} name="Filter" icon={Funnel} look="bordered" />}
        >
          {(close) => (
            <>
              <TextField label="Domain" kind="code" value="acme.test" onChange={idle} />
              <Button look="primary" small onPress={close}>
                Show these
              </Button>
            </>
          )}
        </Popover>
      </Room>
    ),
  },
};
