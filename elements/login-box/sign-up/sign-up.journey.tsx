import type { SignUpStage } from '../../../core/sign-up/sign-up.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { useHasInvitation } from './use-invitation-token.ts';
import { useVendor } from '../box/use-vendor.ts';
import { SignUpStep } from './sign-up.step.tsx';
import { BoxSkeleton } from '../box/box-skeleton.tsx';
import { useSignUp } from './use-sign-up.ts';

const screens: Record<SignUpStage | 'closed', AnyScreen> = {
  SignUp: SignUpStep,
  SignUpSuccess: lazyScreen(() => import('./sign-up-success.step.tsx')),
  closed: lazyScreen(() => import('./sign-up-closed.step.tsx')),
};

/** Sign-up journey, if the operator allows sign-ups. Source: product.md#sign-up, protocol/policies.md#public. */
export const Screen = () => {
  const [{ stage, failure, company }] = useSignUp();
  const { allowsSignUps } = useVendor();
  const invited = useHasInvitation();
  const closed = stage === 'SignUp' && ((!allowsSignUps && !invited) || failure?.kind === 'signUpsDisabled');
  if (invited && company === undefined) return <BoxSkeleton />;
  return <StepTransition journey="signUp" of={screens} step={closed ? 'closed' : stage} />;
};
