import { useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useMfa } from './use-mfa.ts';
import { CodeEntry } from '../box/form/code-entry.tsx';
import { factorFault } from './factor-fault.ts';
import { RememberDeviceField } from './remember-device.tsx';

/** Form for a second factor's code, with the option to remember this browser; in a lazy chunk. */
export const Screen = () => {
  const messages = useMessages('login-more').factor;
  const [{ pending, preparing, failure, factor }, mfa] = useMfa();
  const [remember, setRemember] = useState(false);
  return (
    <CodeEntry
      label={messages.code}
      submit={messages.confirm}
      busy={pending && !preparing}
      error={factorFault(messages, failure)}
      textMessage={factor?.strategy === 'SMS'}
      onSubmit={(code) => void mfa.submitCode({ code, remember })}
    >
      <RememberDeviceField value={remember} onChange={setRemember} />
    </CodeEntry>
  );
};
