import type { ResetPasswordStep as Step } from '../../../core/forgot-password/forgot-password.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { ResetPasswordStep } from './reset-password.step.tsx';
import { useResetPassword } from './use-reset-password.ts';

const screens: Record<Step, AnyScreen> = {
  resetPassword: ResetPasswordStep,
  linkInvalid: lazyScreen(() => import('./reset-password-invalid.step.tsx')),
  success: lazyScreen(() => import('./reset-password-success.step.tsx')),
};

/**
 * Reset-password journey: sets a new password by the mailed link.
 * Source: product.md#forgot-password, protocol/accounts.md#passwords.
 */
export const Screen = () => {
  const [{ step }] = useResetPassword();
  return <StepTransition journey="resetPassword" of={screens} step={step} />;
};
