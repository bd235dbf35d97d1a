import { useEffect, useState } from 'react';
import type { LoginStep } from '../../../core/login/login.flow.ts';
import { isSsoCallback } from '../../../core/login/sso.ts';
import { type Screen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { BoxSkeleton } from '../box/box-skeleton.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { PreLoginStep } from './pre-login.step.tsx';
import { useLoginHint } from '../box/use-login-hint.ts';
import { useLogin } from '../box/use-login.ts';
import { useRoute } from '../box/use-route.ts';

const loadPassword = () => import('./login-with-password.step.tsx');
const loadLater = () => import('./login-later.journey.tsx');

const screens = { preLogin: PreLoginStep, loginWithPassword: lazyScreen(loadPassword), later: lazyScreen(loadLater) };

/** Screen of a step: one of the common steps, or the lazy chunk of the others. */
const nameOf = (step: LoginStep): keyof typeof screens =>
  step === 'preLogin' || step === 'loginWithPassword' ? step : 'later';

/** Login journey. Preloads the next screens while the email is typed. Source: product.md#login-steps. */
export const LoginJourney = () => {
  const [{ step }] = useLogin();
  const beginning = useNamedPerson();
  useEffect(() => void Promise.all([loadPassword(), loadLater()]).catch(() => {}), []);
  // the answer of a provider comes next
  const returning = isSsoCallback(useRoute()) && step === 'preLogin';
  if (beginning || returning) return <BoxSkeleton />;
  return (
    <StepTransition<keyof typeof screens>
      journey="login"
      of={screens satisfies Record<string, Screen>}
      step={nameOf(step)}
    />
  );
};

/**
 * Identifies the person that the host names by `login-hint`. True while the next step is not there yet. A person who comes
 * back from their company's own sign-in, or could not be identified, finds the form.
 */
const useNamedPerson = (): boolean => {
  const hint = useLoginHint();
  const [{ step, failure }, login] = useLogin();
  const [away, setAway] = useState(false);
  if (step === 'redirectToSSO' && !away) setAway(true);
  const showsBeginning = hint !== undefined && step === 'preLogin' && !failure && !away;
  useEffect(() => {
    if (showsBeginning) void login.submitIdentifier({ email: hint });
  }, [showsBeginning, hint, login]);
  return showsBeginning;
};
