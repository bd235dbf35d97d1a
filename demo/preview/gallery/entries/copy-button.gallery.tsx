import { CopyButton } from '../../../../elements/ui/copy-button/copy-button.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const refuse = () => {
  throw new TypeError('This text cannot be made.');
};

export const entry: GalleryEntry = {
  name: 'Copy button',
  is: 'Copies a text and confirms it.',
  states: {
    'as it is': () => <CopyButton text="6f3c1f0e-5a07-4c8b-9c4e-0d2f6f1f7a11" what="client ID" />,
    'of a text that cannot be made': () => <CopyButton text={refuse} what="audit entry" />,
  },
};
