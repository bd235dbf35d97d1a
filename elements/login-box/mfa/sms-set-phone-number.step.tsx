import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { FactorStep } from './factor-step.tsx';

const PhoneForm = lazyScreen(() => import('./phone-form.tsx'));

/** Form for the phone number that receives the codes. Source: product.md#mfa-steps. */
export const Screen = () => {
  const messages = useMessages('login-more').newFactor.phone;
  return (
    <FactorStep asks title={messages.title} subtitle={messages.subtitle} stage={2}>
      <LoadingBoundary>
        <PhoneForm />
      </LoadingBoundary>
    </FactorStep>
  );
};
