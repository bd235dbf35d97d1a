import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { FactorStep } from './factor-step.tsx';

const RecoveryCodes = lazyScreen(() => import('./recovery-codes.tsx'));

/** Recovery codes, shown once. Source: product.md#mfa-steps, product.md#mfa-enrolment. */
export const Screen = () => {
  const messages = useMessages('login-more').newFactor.recoveryCodes;
  return (
    <FactorStep title={messages.title} subtitle={messages.subtitle} stage={3}>
      <LoadingBoundary>
        <RecoveryCodes />
      </LoadingBoundary>
    </FactorStep>
  );
};
