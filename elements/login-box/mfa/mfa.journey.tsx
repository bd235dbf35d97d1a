import type { MfaStep } from '../../../core/mfa/mfa.flow.ts';
import { type Screen as AnyScreen, screen } from '../../kit/screen.tsx';
import { Steps } from '../box/steps.tsx';
import { useMfa } from './use-mfa.ts';

const screens: Record<MfaStep, AnyScreen> = {
  verify: screen(() => import('./verify.step.tsx'), 'loginBox/newFactor'),
  recoveryCode: screen(() => import('./recovery-code.step.tsx'), 'loginBox/newFactor'),
  authenticatorApp: screen(() => import('./authenticator-app.step.tsx'), 'loginBox/newFactor'),
  smsSetPhoneNumber: screen(() => import('./sms-set-phone-number.step.tsx'), 'loginBox/newFactor'),
  smsVerifyCode: screen(() => import('./sms-verify-code.step.tsx'), 'loginBox/newFactor'),
  emailVerifyCode: screen(() => import('./email-verify-code.step.tsx'), 'loginBox/newFactor'),
};

/** A second factor on the way in, shown or set up. Source: SPEC §2 "MFA steps". */
export const Screen = () => {
  const [{ step }] = useMfa();
  return <Steps of={screens} step={step} />;
};
