import { useState } from 'react';
import type { LoginStep } from '../../../core/login/login.flow.ts';
import { type Screen as AnyScreen, screen } from '../../kit/screen.tsx';
import { Steps } from '../box/steps.tsx';
import { useLogin } from '../box/use-login.ts';

const mfa = screen(() => import('../mfa/mfa.journey.tsx'), 'loginBox/factors', 'loginBox/passkeys');

const screens: Record<Exclude<LoginStep, 'preLogin' | 'loginWithPassword'>, AnyScreen> = {
  loginWithOtc: screen(() => import('./login-with-otc.step.tsx'), 'loginBox/codes', 'loginBox/mailed'),
  loginWithSmsOtc: screen(() => import('./login-with-sms-otc.step.tsx'), 'loginBox/codes', 'loginBox/mailed'),
  loginWithQuickSmsOtc: screen(
    () => import('./login-with-quick-sms-otc.step.tsx'),
    'loginBox/codes',
    'loginBox/mailed',
    'loginBox/phone',
  ),
  magicLinkPreLoginSuccess: screen(
    () => import('./magic-link-pre-login-success.step.tsx'),
    'loginBox/codes',
    'loginBox/mailed',
  ),
  chooseMethod: screen(() => import('./choose-method.step.tsx'), 'loginBox/codes'),
  loginWithTwoFactor: mfa,
  forceTwoFactor: mfa,
  recoverTwoFactor: screen(() => import('./recover-two-factor.step.tsx'), 'loginBox/newFactor'),
  breachedPassword: screen(() => import('./breached-password.step.tsx'), 'loginBox/recovery'),
  breachedPasswordSuccess: screen(
    () => import('./breached-password-success.step.tsx'),
    'loginBox/recovery',
    'loginBox/mailed',
  ),
  promptPasskeys: screen(() => import('./prompt-passkeys.step.tsx'), 'loginBox/passkeys'),
  registerQuickLogin: screen(
    () => import('./register-quick-login.step.tsx'),
    'loginBox/codes',
    'loginBox/mailed',
    'loginBox/phone',
  ),
  redirectToSSO: screen(() => import('./redirect-to-sso.step.tsx')),
  loginWithSSOFailed: screen(() => import('./login-with-sso-failed.step.tsx')),
  success: screen(() => import('../box/success.step.tsx')),
};

type LaterStep = keyof typeof screens;

const isLater = (step: LoginStep): step is LaterStep => step in screens;

/** The steps of signing in that come after the first two. The last one stays until one of those is there again. */
export const Screen = () => {
  const [{ step }] = useLogin();
  const [held, hold] = useState<LaterStep>(isLater(step) ? step : 'success');
  if (isLater(step) && step !== held) hold(step);
  return <Steps of={screens} step={held} />;
};
