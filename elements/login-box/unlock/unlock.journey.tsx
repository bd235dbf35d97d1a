import type { UnlockStep } from '../../../core/unlock/unlock.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { CheckingLink } from '../box/link/checking-link.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { useUnlock } from './use-unlock.ts';

/** Progress screen while the unlock link is checked. */
const Unlocking = () => <CheckingLink messages={useMessages('login-more').unlock.unlocking} link={useUnlock()} />;

const NewLink = lazyScreen(() => import('../box/link/new-link.tsx'));

/** Screen for a refused unlock link, with a form to request a new one. */
const Resend = () => <NewLink messages={useMessages('login-more').unlock.resend} link={useUnlock()} />;

const screens: Record<UnlockStep, AnyScreen> = {
  unlocking: Unlocking,
  resend: Resend,
  success: lazyScreen(() => import('./unlock-success.step.tsx')),
};

/** Unlock journey: unlocks an account by the mailed link. */
export const Screen = () => {
  const [{ step }] = useUnlock();
  return <StepTransition journey="unlock" of={screens} step={step} />;
};
