import type { MfaStep } from '../../../core/mfa/mfa.flow.ts';
import { type Screen as AnyScreen, screen } from '../../kit/screen.tsx';
import { Steps } from '../parts/steps.tsx';
import { useMfa } from './use-mfa.ts';

const screens: Record<MfaStep, AnyScreen> = {
  verify: screen(() => import('../steps/verify.step.tsx'), 'loginBox/newFactor'),
  recoveryCode: screen(() => import('../steps/recovery-code.step.tsx'), 'loginBox/newFactor'),
  authenticatorApp: screen(() => import('../steps/authenticator-app.step.tsx'), 'loginBox/newFactor'),
  smsSetPhoneNumber: screen(() => import('../steps/sms-set-phone-number.step.tsx'), 'loginBox/newFactor'),
  smsVerifyCode: screen(() => import('../steps/sms-verify-code.step.tsx'), 'loginBox/newFactor'),
  emailVerifyCode: screen(() => import('../steps/email-verify-code.step.tsx'), 'loginBox/newFactor'),
};

/** A second factor on the way in, shown or set up. Source: SPEC §2 "MFA steps". */
export const Screen = () => {
  const [{ step }] = useMfa();
  return <Steps of={screens} step={step} />;
};
