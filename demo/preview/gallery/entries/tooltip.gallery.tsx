import { Trash2 } from 'lucide';
import { Button } from '../../../../elements/ui/button/button.tsx';
import { IconButton } from '../../../../elements/ui/icon-button/icon-button.tsx';
import { Tooltip } from '../../../../elements/ui/tooltip/tooltip.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;

export const entry: GalleryEntry = {
  name: 'Tooltip',
  is: 'A short explanation of a control or a text, on hover and keyboard focus.',
  states: {
    'of a button': () => (
      <Tooltip text="Sent to ada@acme.test on 3 March, 09:41">
        <Button onPress={idle}>Send again</Button>
      </Tooltip>
    ),
    'the reason why it does nothing': () => (
      <Tooltip text="You are the last administrator. Give someone else the role first.">
        <IconButton name="Remove Ada Lovelace" icon={Trash2} tooltip={false} disabled />
      </Tooltip>
    ),
    open: () => (
      <div style={{ paddingBlockStart: 72 }}>
        <Tooltip text="You are the last administrator. Give someone else the role first." defaultShown>
          <Button onPress={idle} disabled>
            Leave the account
          </Button>
        </Tooltip>
      </div>
    ),
  },
};
