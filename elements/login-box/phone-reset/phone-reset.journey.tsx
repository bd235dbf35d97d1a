import type { PhoneResetStep } from '../../../core/phone-reset/phone-reset.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { ResetPhoneNumberStep } from './reset-phone-number.step.tsx';
import { usePhoneReset } from './use-phone-reset.ts';

const screens: Record<PhoneResetStep, AnyScreen> = {
  ResetPhoneNumber: ResetPhoneNumberStep,
  VerifyResetPhoneNumber: lazyScreen(() => import('./verify-reset-phone-number.step.tsx')),
  ChangePhoneNumber: lazyScreen(() => import('./change-phone-number.step.tsx')),
};

/** Phone-reset journey: replaces a lost phone number. Source: product.md#phone-reset. */
export const Screen = () => {
  const [{ step }] = usePhoneReset();
  return <StepTransition journey="phoneReset" of={screens} step={step} />;
};
