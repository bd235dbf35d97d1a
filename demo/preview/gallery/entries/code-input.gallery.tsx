import { useState } from 'react';
import { LinkButton } from '../../../../elements/ui/button/link-button.tsx';
import { CodeInput } from '../../../../elements/ui/code-input/code-input.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

type Props = Parameters<typeof CodeInput>[0];

const Live = ({ value = '', ...props }: Partial<Props>) => {
  const [now, setNow] = useState(value);
  return <CodeInput label="Code" {...props} value={now} onChange={setNow} />;
};

const Checked = () => {
  const [answer, setAnswer] = useState<{ busy?: boolean; error?: string }>({});
  const check = () => {
    setAnswer({ busy: true });
    setTimeout(() => setAnswer({ error: 'This code is wrong. 4 attempts are left.' }), 900);
  };
  return <Live hint="Any code is refused here." {...answer} onComplete={check} />;
};

export const entry: GalleryEntry = {
  name: 'Code input',
  is: 'A one-time code, typed, pasted or filled in by the phone.',
  states: {
    empty: () => (
      <Live hint="Sent to a••@acme.test." action={<LinkButton onPress={() => undefined}>Change</LinkButton>} />
    ),
    'half typed': () => <Live value="314" />,
    filled: () => <Live value="314159" />,
    'of eight digits': () => <Live length={8} value="27182" />,
    busy: () => <Live value="314159" busy />,
    failed: () => <Live error="This code is wrong. 4 attempts are left." />,
    'refusing everything': () => <Checked />,
    disabled: () => <Live disabled hint="Too many attempts. Ask for a new code in 10 minutes." />,
  },
};
