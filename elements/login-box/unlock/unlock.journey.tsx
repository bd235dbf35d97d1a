import type { UnlockStep } from '../../../core/unlock/unlock.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { Steps } from '../box/steps.tsx';
import { UnlockingStep } from './unlocking.step.tsx';
import { useUnlock } from './use-unlock.ts';

const screens: Record<UnlockStep, AnyScreen> = {
  unlocking: UnlockingStep,
  resend: lazyScreen(() => import('./unlock-resend.step.tsx')),
  success: lazyScreen(() => import('./unlock-success.step.tsx')),
};

/** Unlocking an account by the link that was mailed. */
export const Screen = () => {
  const [{ step }] = useUnlock();
  return <Steps journey="unlock" of={screens} step={step} />;
};
