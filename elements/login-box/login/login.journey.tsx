import { useEffect } from 'react';
import type { LoginStep } from '../../../core/login/login.flow.ts';
import { type Screen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { PreLoginStep } from './pre-login.step.tsx';
import { useLogin } from '../box/use-login.ts';

const loadPassword = () => import('./login-with-password.step.tsx');
const loadLater = () => import('./login-later.journey.tsx');

const screens = { preLogin: PreLoginStep, loginWithPassword: lazyScreen(loadPassword), later: lazyScreen(loadLater) };

/** Screen of a step: one of the common steps, or the lazy chunk of the others. */
const nameOf = (step: LoginStep): keyof typeof screens =>
  step === 'preLogin' || step === 'loginWithPassword' ? step : 'later';

/** Login journey. Preloads the next screens while the email is typed. Source: product.md#login-steps. */
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
