import { ArrowLeft, Building2, KeyRound, Mail, ShieldCheck, UsersRound } from 'lucide-react';
import { Icon } from '../../../../elements/ui/icon/icon.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const pictures = { Mail, KeyRound, ShieldCheck, UsersRound, Building2 };

export const entry: GalleryEntry = {
  name: 'Icon',
  is: 'A picture beside words, which says nothing by itself.',
  states: {
    'as it is': () => (
      <>
        {Object.entries(pictures).map(([name, picture]) => (
          <Icon key={name} of={picture} />
        ))}
      </>
    ),
    'pointing along the line': () => <Icon of={ArrowLeft} turns />,
    'small and large': () => (
      <>
        <Icon of={ShieldCheck} size={14} />
        <Icon of={ShieldCheck} size={32} />
      </>
    ),
  },
};
