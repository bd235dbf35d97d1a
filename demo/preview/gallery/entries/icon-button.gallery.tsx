import { ArrowRight, Copy, EllipsisVertical, Trash2 } from 'lucide';
import { IconButton } from '../../../../elements/ui/icon-button/icon-button.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;

export const entry: GalleryEntry = {
  name: 'Icon button',
  is: 'A button with only an icon, in a row that names its object.',
  states: {
    quiet: () => <IconButton name="More actions for Ada Lovelace" icon={EllipsisVertical} onPress={idle} />,
    bordered: () => <IconButton look="bordered" name="Copy the link" icon={Copy} onPress={idle} />,
    small: () => <IconButton small name="Remove acme-robotics.png" icon={Trash2} onPress={idle} />,
    'along the line': () => <IconButton look="bordered" name="Next page" icon={ArrowRight} turns onPress={idle} />,
    open: () => <IconButton name="More actions" icon={EllipsisVertical} aria-haspopup="menu" aria-expanded />,
    busy: () => <IconButton look="bordered" name="Remove" icon={Trash2} onPress={idle} busy />,
    disabled: () => <IconButton look="bordered" name="Remove" icon={Trash2} onPress={idle} disabled />,
  },
};
