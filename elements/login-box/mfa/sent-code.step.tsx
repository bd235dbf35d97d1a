import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { FactorStep } from './factor-step.tsx';
import { useMfa } from './use-mfa.ts';

const SentCodeForm = lazyScreen(() => import('./sent-code-form.tsx'));

/** Code that was sent by email or SMS as a second factor. Source: product.md#mfa-steps. */
export const Screen = ({ by }: { by: 'email' | 'sms' }) => {
  const { title, sent, sending } = useMessages('login-more').factor[by];
  const [{ sentTo }] = useMfa();
  return (
    <FactorStep asks title={title} subtitle={sentTo ? sent({ to: sentTo }) : sending} stage={2}>
      <LoadingBoundary>
        <SentCodeForm />
      </LoadingBoundary>
    </FactorStep>
  );
};
