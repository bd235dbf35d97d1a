import { useEffect } from 'react';
import type { LoginStep } from '../../../core/login/login.flow.ts';
import { type Screen, screen } from '../../kit/screen.tsx';
import { Steps } from '../parts/steps.tsx';
import { PreLoginStep } from '../steps/pre-login.step.tsx';
import { useLogin } from './use-login.ts';

const loadPassword = () => import('../steps/login-with-password.step.tsx');

const screens: Record<LoginStep, Screen> = {
  preLogin: PreLoginStep,
  loginWithPassword: screen(loadPassword),
  loginWithOtc: screen(() => import('../steps/login-with-otc.step.tsx'), 'loginBox/codes', 'loginBox/mailed'),
  magicLinkPreLoginSuccess: screen(
    () => import('../steps/magic-link-pre-login-success.step.tsx'),
    'loginBox/codes',
    'loginBox/mailed',
  ),
  chooseMethod: screen(() => import('../steps/choose-method.step.tsx'), 'loginBox/codes'),
  redirectToSSO: screen(() => import('../steps/redirect-to-sso.step.tsx')),
  loginWithSSOFailed: screen(() => import('../steps/login-with-sso-failed.step.tsx')),
  success: screen(() => import('../steps/success.step.tsx')),
};

/** Signing in. The password's screen is fetched while the email is typed. Source: SPEC §2 "Login steps". */
export const LoginJourney = () => {
  const [{ step }] = useLogin();
  useEffect(() => void loadPassword().catch(() => {}), []);
  return <Steps of={screens} step={step} />;
};
