import type { UnlockStep } from '../../../core/unlock/unlock.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { CheckingLink } from '../box/link/checking-link.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { useUnlock } from './use-unlock.ts';

/** The link that unlocks is being tried. */
const Unlocking = () => <CheckingLink words={useMessages('login-more').unlock.unlocking} link={useUnlock()} />;

const NewLink = lazyScreen(() => import('../box/link/new-link.tsx'));

/** The link that unlocks is no good, and another one can be had. */
const Resend = () => <NewLink words={useMessages('login-more').unlock.resend} link={useUnlock()} />;

const screens: Record<UnlockStep, AnyScreen> = {
  unlocking: Unlocking,
  resend: Resend,
  success: lazyScreen(() => import('./unlock-success.step.tsx')),
};

/** Unlocking an account by the link that was mailed. */
export const Screen = () => {
  const [{ step }] = useUnlock();
  return <StepTransition journey="unlock" of={screens} step={step} />;
};
