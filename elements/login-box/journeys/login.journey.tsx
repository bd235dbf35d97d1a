import type { LoginStep } from '../../../core/login/login.flow.ts';
import { type Screen, screen, Steps } from '../parts/screen.tsx';
import { LoginWithPasswordStep } from '../steps/login-with-password.step.tsx';
import { PreLoginStep } from '../steps/pre-login.step.tsx';
import { useLogin } from './use-login.ts';

const screens: Record<LoginStep, Screen> = {
  preLogin: PreLoginStep,
  loginWithPassword: LoginWithPasswordStep,
  redirectToSSO: screen(() => import('../steps/redirect-to-sso.step.tsx')),
  loginWithSSOFailed: screen(() => import('../steps/login-with-sso-failed.step.tsx')),
  success: screen(() => import('../steps/success.step.tsx')),
};

/** Signing in. Source: SPEC §2 "Login steps". */
export const LoginJourney = () => {
  const [{ step }] = useLogin();
  return <Steps of={screens} step={step} />;
};
