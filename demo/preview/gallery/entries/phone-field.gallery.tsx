import { useState } from 'react';
import { PhoneField } from '../../../../elements/ui/phone-field/phone-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

type Props = Parameters<typeof PhoneField>[0];

const Live = ({ value = '', ...props }: Partial<Props>) => {
  const [now, setNow] = useState(value);
  return <PhoneField label="Phone" country="DE" {...props} value={now} onChange={setNow} />;
};

export const entry: GalleryEntry = {
  name: 'Phone field',
  is: 'A phone number with its country; a full number can be pasted.',
  states: {
    empty: () => <Live hint="We send codes to it when you sign in." optional />,
    filled: () => <Live value="+4930901820" />,
    'of another country': () => <Live value="+972501234567" />,
    'of a shared code': () => <Live value="+12462501234" />,
    failed: () => <Live value="+49301" error="This number is too short for Germany." required />,
    open: () => <Live defaultOpen value="+4930901820" />,
    'read-only': () => <Live value="+4930901820" readOnly />,
    disabled: () => <Live value="+4930901820" disabled />,
  },
};
