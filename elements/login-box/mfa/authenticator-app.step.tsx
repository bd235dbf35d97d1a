import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useMfa } from './use-mfa.ts';
import { FactorStep } from './factor-step.tsx';

const FactorForm = lazyScreen(() => import('./factor-form.tsx'));
const NewAuthenticator = lazyScreen(() => import('./new-authenticator.tsx'));

/** Form for the code of an authenticator app, with its setup if needed. Source: product.md#mfa-steps. */
export const Screen = () => {
  const { app } = useMessages('login-more').factor;
  const { newApp } = useMessages('login-more').newFactor;
  const [{ factor }] = useMfa();
  const isNew = factor?.deviceId === undefined;
  const { title, subtitle } = isNew ? newApp : app;
  return (
    <FactorStep asks title={title} subtitle={subtitle} stage={2}>
      <LoadingBoundary>
        {isNew && <NewAuthenticator />}
        <FactorForm />
      </LoadingBoundary>
    </FactorStep>
  );
};
