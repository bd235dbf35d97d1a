import type { KeepAccountStep } from '../../../core/keep-account/keep-account.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { CheckingLink } from '../box/link/checking-link.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { useKeepAccount } from './use-keep-account.ts';

/** Progress screen while the link is checked. */
const Keeping = () => <CheckingLink messages={useMessages('login-more').keepAccount.keeping} link={useKeepAccount()} />;

const screens: Record<KeepAccountStep, AnyScreen> = {
  keeping: Keeping,
  refused: lazyScreen(() => import('./keep-account-refused.step.tsx')),
  success: lazyScreen(() => import('./keep-account-success.step.tsx')),
};

/** Journey that keeps an account which is to be deleted, by the mailed link. */
export const Screen = () => {
  const [{ step }] = useKeepAccount();
  return <StepTransition journey="keepAccount" of={screens} step={step} />;
};
