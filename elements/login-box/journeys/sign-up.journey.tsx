import type { SignUpStage } from '../../../core/sign-up/sign-up.flow.ts';
import { type Screen as AnyScreen, screen } from '../../kit/screen.tsx';
import { Steps } from '../parts/steps.tsx';
import { useInvited } from '../parts/use-invited.ts';
import { useVendor } from '../parts/use-vendor.ts';
import { SignUpStep } from '../steps/sign-up.step.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { useSignUp } from './use-sign-up.ts';

const screens: Record<SignUpStage | 'closed', AnyScreen> = {
  SignUp: SignUpStep,
  SignUpSuccess: screen(() => import('../steps/sign-up-success.step.tsx'), 'loginBox/mailed'),
  closed: screen(() => import('../steps/sign-up-closed.step.tsx')),
};

/** Opening an account, where the operator lets people. Source: SPEC §2 "Sign-up stage", §3 `allowSignups`. */
export const Screen = () => {
  const [{ stage, failure, company }] = useSignUp();
  const { allowsSignUps } = useVendor();
  const invited = useInvited();
  const closed = stage === 'SignUp' && ((!allowsSignUps && !invited) || failure?.kind === 'signUpsClosed');
  if (invited && company === undefined) return <Waiting />;
  return <Steps of={screens} step={closed ? 'closed' : stage} />;
};
