import { Suspense } from 'react';
import { screen } from '../../kit/screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useMfa } from './use-mfa.ts';
import { FactorStep } from './factor-step.tsx';

const SentCodeForm = screen(() => import('./sent-code-form.tsx'), 'loginBox/mailed', 'ui/inputs');

/** The code that was mailed as a second factor. Source: SPEC §2 "emailVerifyCode". */
export const Screen = () => {
  const words = useMessages('loginBox/factors').factor.email;
  const [{ sentTo }] = useMfa();
  const subtitle = sentTo ? words.sent({ to: sentTo }) : words.sending;
  return (
    <FactorStep asks name="emailVerifyCode" title={words.title} subtitle={subtitle} stage={2}>
      <Suspense>
        <SentCodeForm />
      </Suspense>
    </FactorStep>
  );
};
