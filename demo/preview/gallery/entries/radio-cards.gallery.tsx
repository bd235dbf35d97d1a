import { Fingerprint, MessageSquareText, Smartphone } from 'lucide';
import { useState } from 'react';
import { type RadioCard, RadioCards, type RadioCardsProps } from '../../../../elements/ui/radio-cards/radio-cards.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const factors: RadioCard[] = [
  {
    value: 'passkey',
    label: 'Passkey',
    hint: 'Your fingerprint, face or screen lock. Cannot be phished.',
    icon: Fingerprint,
    badge: 'Recommended',
  },
  {
    value: 'app',
    label: 'Authenticator app',
    hint: 'A code from an app, also without a connection.',
    icon: Smartphone,
  },
  { value: 'sms', label: 'Text message', hint: 'A code to your phone.', icon: MessageSquareText },
];
const expiries: RadioCard[] = ['30 days', '90 days', 'A year', 'Never'].map((label) => ({ value: label, label }));

const Live = ({ value: first, ...props }: Partial<RadioCardsProps<string>>) => {
  const [value, setValue] = useState(first);
  return <RadioCards label="Second factor" options={factors} {...props} value={value} onChange={setValue} />;
};

export const entry: GalleryEntry = {
  name: 'Radio cards',
  is: 'One of a few options, each with a sentence that explains it.',
  states: {
    empty: () => <Live />,
    chosen: () => <Live value="passkey" hint="You can add another one later." />,
    'one disabled': () => (
      <Live
        value="app"
        options={factors.map((card) =>
          card.value === 'sms' ? { ...card, disabled: true, hint: 'Your company does not allow it.' } : card,
        )}
      />
    ),
    'side by side': () => <Live label="Expires" options={expiries} value="90 days" layout="grid" />,
    failed: () => <Live required error="Choose how you prove who you are." />,
    disabled: () => <Live value="app" disabled />,
    'read-only': () => <Live value="app" readOnly />,
    'long text': () => (
      <Live
        value="a"
        options={[
          {
            value: 'a',
            label: 'Sicherheitsschlüsselauthentifizierungsverfahren',
            badge: 'Recommended by Acme Robotics',
            hint: 'A key on your key ring that is held to the reader of the test basin, or plugged in where there is none.',
            icon: Fingerprint,
          },
        ]}
      />
    ),
  },
};
