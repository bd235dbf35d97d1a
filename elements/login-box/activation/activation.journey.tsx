import type { ActivationStep } from '../../../core/activation/activation.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { Steps } from '../box/steps.tsx';
import { ActivatingStep } from './activating.step.tsx';
import { useActivation } from './use-activation.ts';

const screens: Record<ActivationStep, AnyScreen> = {
  activating: ActivatingStep,
  activatingForm: lazyScreen(() => import('./activating-form.step.tsx')),
  resend: lazyScreen(() => import('./activation-resend.step.tsx')),
  success: lazyScreen(() => import('./activation-success.step.tsx')),
};

/** Confirming an address by the link that was mailed. Source: SPEC §2 "Activation steps". */
export const Screen = () => {
  const [{ step }] = useActivation();
  return <Steps journey="activation" of={screens} step={step} />;
};
