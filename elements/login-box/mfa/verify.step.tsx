import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useMfa } from './use-mfa.ts';
import { FactorStep } from './factor-step.tsx';

const ChooseFactor = lazyScreen(() => import('./choose-factor.tsx'));
const ChooseNewFactor = lazyScreen(() => import('./choose-new-factor.tsx'));

/**
 * Choice of a second factor to verify, or to set up as the first one.
 * Source: product.md#mfa-steps, product.md#mfa-step-choice.
 */
export const Screen = () => {
  const [{ factors }] = useMfa();
  const settingUp = factors.some(({ deviceId }) => deviceId === undefined);
  const { verify } = useMessages('login-more').factor;
  const { enroll } = useMessages('login-more').newFactor;
  const { title, subtitle } = settingUp ? enroll : verify;
  return (
    <FactorStep title={title} subtitle={subtitle} stage={1}>
      <LoadingBoundary>{settingUp ? <ChooseNewFactor /> : <ChooseFactor />}</LoadingBoundary>
    </FactorStep>
  );
};
