import { useEffect } from 'react';
import type { LoginStep } from '../../../core/login/login.flow.ts';
import { type Screen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { PreLoginStep } from './pre-login.step.tsx';
import { useLogin } from '../box/use-login.ts';

const loadPassword = () => import('./login-with-password.step.tsx');
const loadLater = () => import('./login-later.journey.tsx');

const screens = { preLogin: PreLoginStep, loginWithPassword: lazyScreen(loadPassword), later: lazyScreen(loadLater) };

/** The steps that most people come to; the others have a list of their own, which is fetched when it is needed. */
const nameOf = (step: LoginStep): keyof typeof screens =>
  step === 'preLogin' || step === 'loginWithPassword' ? step : 'later';

/** Signing in. What follows the email is fetched while that is typed. Source: product.md#login-steps. */
export const LoginJourney = () => {
  const [{ step }] = useLogin();
  useEffect(() => void Promise.all([loadPassword(), loadLater()]).catch(() => {}), []);
  return (
    <StepTransition<keyof typeof screens>
      journey="login"
      of={screens satisfies Record<string, Screen>}
      step={nameOf(step)}
    />
  );
};
