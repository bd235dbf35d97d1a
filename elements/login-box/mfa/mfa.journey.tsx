import type { MfaStep } from '../../../core/mfa/mfa.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { useMfa } from './use-mfa.ts';

const SentCode = lazyScreen(() => import('./sent-code.step.tsx'));

const screens: Record<MfaStep, AnyScreen> = {
  verify: lazyScreen(() => import('./verify.step.tsx')),
  recoveryCode: lazyScreen(() => import('./recovery-code.step.tsx')),
  authenticatorApp: lazyScreen(() => import('./authenticator-app.step.tsx')),
  smsSetPhoneNumber: lazyScreen(() => import('./sms-set-phone-number.step.tsx')),
  smsVerifyCode: () => <SentCode by="sms" />,
  emailVerifyCode: () => <SentCode by="email" />,
};

/** MFA journey of the login: verifies a second factor or sets one up. Source: product.md#mfa-steps. */
export const Screen = () => {
  const [{ step }] = useMfa();
  return <StepTransition journey="mfa" of={screens} step={step} />;
};
