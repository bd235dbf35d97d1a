import { Suspense } from 'react';
import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useMfa } from './use-mfa.ts';
import { FactorStep } from './factor-step.tsx';

const SentCodeForm = lazyScreen(() => import('./sent-code-form.tsx'));

/** The code that was sent to a phone. Source: product.md#mfa-steps. */
export const Screen = () => {
  const words = useMessages('login-more').factor.sms;
  const [{ sentTo }] = useMfa();
  const subtitle = sentTo ? words.sent({ to: sentTo }) : words.sending;
  return (
    <FactorStep asks title={words.title} subtitle={subtitle} stage={2}>
      <Suspense>
        <SentCodeForm />
      </Suspense>
    </FactorStep>
  );
};
