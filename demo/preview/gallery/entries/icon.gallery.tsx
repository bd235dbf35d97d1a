import { ArrowLeft, Building2, KeyRound, Mail, ShieldCheck, UsersRound } from 'lucide';
import { Icon } from '../../../../elements/ui/icon/icon.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const pictures = { Mail, KeyRound, ShieldCheck, UsersRound, Building2 };

export const entry: GalleryEntry = {
  name: 'Icon',
  is: 'A decorative icon beside a text, hidden from screen readers.',
  states: {
    'as it is': () => (
      <div style={{ display: 'flex', gap: 16 }}>
        {Object.entries(pictures).map(([name, picture]) => (
          <Icon key={name} of={picture} />
        ))}
      </div>
    ),
    'pointing along the line': () => <Icon of={ArrowLeft} turns />,
    'small and large': () => (
      <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
        <Icon of={ShieldCheck} size={14} />
        <Icon of={ShieldCheck} size={32} />
      </div>
    ),
  },
};
