import type { ForgotPasswordStep as Step } from '../../../core/forgot-password/forgot-password.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { ForgotPasswordStep } from './forgot-password.step.tsx';
import { useForgotPassword } from './use-forgot-password.ts';

const screens: Record<Step, AnyScreen> = {
  forgotPassword: ForgotPasswordStep,
  success: lazyScreen(() => import('./forgot-password-success.step.tsx')),
};

/** Forgot-password journey: requests a link to reset the password. Source: product.md#forgot-password. */
export const Screen = () => {
  const [{ step }] = useForgotPassword();
  return <StepTransition journey="forgotPassword" of={screens} step={step} />;
};
