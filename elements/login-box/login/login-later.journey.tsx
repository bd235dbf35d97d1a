import { useState } from 'react';
import type { LoginStep } from '../../../core/login/login.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { useLogin } from '../box/use-login.ts';

/** Lazy screen that also loads the messages and components that the first steps do not need. */
const furtherScreen: typeof lazyScreen = (load) => lazyScreen(load, 'login-more', 'ui');

const LoginWithCode = furtherScreen(() => import('./login-with-code.step.tsx'));
const mfa = furtherScreen(() => import('../mfa/mfa.journey.tsx'));

const screens: Record<Exclude<LoginStep, 'preLogin' | 'loginWithPassword'>, AnyScreen> = {
  loginWithOtc: () => <LoginWithCode by="email" />,
  loginWithSmsOtc: () => <LoginWithCode by="sms" />,
  loginWithQuickSmsOtc: furtherScreen(() => import('./login-with-quick-sms-otc.step.tsx')),
  magicLinkPreLoginSuccess: furtherScreen(() => import('./magic-link-pre-login-success.step.tsx')),
  chooseMethod: furtherScreen(() => import('./choose-method.step.tsx')),
  loginWithTwoFactor: mfa,
  forceTwoFactor: mfa,
  recoverTwoFactor: furtherScreen(() => import('./recover-two-factor.step.tsx')),
  breachedPassword: furtherScreen(() => import('./breached-password.step.tsx')),
  breachedPasswordSuccess: furtherScreen(() => import('./breached-password-success.step.tsx')),
  promptPasskeys: lazyScreen(() => import('./passkeys/prompt-passkeys.step.tsx')),
  registerQuickLogin: furtherScreen(() => import('./quick-login/register-quick-login.step.tsx')),
  chooseTenant: lazyScreen(() => import('./choose-tenant.step.tsx'), 'login-more', 'ui', 'account'),
  redirectToSSO: lazyScreen(() => import('./redirect-to-sso.step.tsx')),
  completingSSO: lazyScreen(() => import('./completing-sso.step.tsx'), 'federation'),
  loginWithSSOFailed: lazyScreen(() => import('./login-with-sso-failed.step.tsx'), 'federation'),
  success: lazyScreen(() => import('../box/success.tsx')),
};

type LaterStep = keyof typeof screens;

const isLater = (step: LoginStep): step is LaterStep => step in screens;

/** Login steps after the first two. The last screen stays until a first step is shown again. */
export const Screen = () => {
  const [{ step }] = useLogin();
  const [lastStep, setLastStep] = useState<LaterStep>(isLater(step) ? step : 'success');
  if (isLater(step) && step !== lastStep) setLastStep(step);
  return <StepTransition journey="login" of={screens} step={lastStep} />;
};
