import { useState } from 'react';
import { LinkButton } from '../../../../elements/ui/button/link-button.tsx';
import { PasswordField } from '../../../../elements/ui/password-field/password-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

type Props = Parameters<typeof PasswordField>[0];

const Live = ({ value = '', ...props }: Partial<Props>) => {
  const [now, setNow] = useState(value);
  return <PasswordField label="Current password" kind="current" {...props} value={now} onChange={setNow} />;
};

const rulesOf = (value: string) => [
  { text: 'At least 8 characters', met: value.length >= 8 },
  { text: 'A number', met: /\d/.test(value) },
  { text: 'A capital letter', met: /[A-Z]/.test(value) },
  { text: 'None of the passwords that are guessed first', met: value.length > 10, wide: true },
];

const WithRules = ({ first }: { first: string }) => {
  const [now, setNow] = useState(first);
  return <PasswordField label="New password" kind="new" value={now} onChange={setNow} rules={rulesOf(now)} />;
};

export const entry: GalleryEntry = {
  name: 'Password field',
  is: 'A password that can be revealed, for people who are signed in.',
  states: {
    empty: () => <Live action={<LinkButton onPress={() => undefined}>Forgot it?</LinkButton>} />,
    filled: () => <Live value="Demo-passw0rd-42" />,
    'a new one': () => <WithRules first="" />,
    'half the rules met': () => <WithRules first="robots42" />,
    'long text': () => <Live value="correct horse battery staple correct horse battery staple correct horse" />,
    failed: () => <Live error="This is not your password. Check Caps Lock, or ask for a new one." required />,
    'read-only': () => <Live value="Demo-passw0rd-42" readOnly />,
    disabled: () => <Live value="Demo-passw0rd-42" disabled hint="Your company's sign-in keeps it." />,
  },
};
