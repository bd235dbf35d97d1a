import { Suspense } from 'react';
import { screen } from '../../kit/screen.tsx';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { BoxStep } from '../box/box-step.tsx';

const PasskeyPrompt = screen(() => import('./passkey-prompt.tsx'), 'loginBox/passkeys');

/** A passkey for next time. Source: SPEC §2 "promptPasskeys", §4; UX "Passkeys". */
export const Screen = () => {
  useNoCredentials();
  const { prompt } = useMessages('loginBox/passkeys').passkeys;
  return (
    <BoxStep name="promptPasskeys" title={prompt.title} subtitle={prompt.subtitle}>
      <Suspense>
        <PasskeyPrompt />
      </Suspense>
    </BoxStep>
  );
};
