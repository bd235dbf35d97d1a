import type { ActivationStep } from '../../../core/activation/activation.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { CheckingLink } from '../box/link/checking-link.tsx';
import { MessageStep } from '../box/message-step.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { useActivation } from './use-activation.ts';

/** Progress screen while the activation link is checked. Source: product.md#activation. */
const Activating = () => (
  <CheckingLink messages={useMessages('login-more').activation.activating} link={useActivation()} />
);

const NewLink = lazyScreen(() => import('../box/link/new-link.tsx'));

/** Screen for a refused activation link, with a form to request a new one. Source: product.md#activation. */
const Resend = () => <NewLink messages={useMessages('login-more').activation.resend} link={useActivation()} />;

/**
 * Confirmation that the address is verified; the page continues by itself.
 * Source: product.md#activation, product.md#timing.
 */
const Success = () => {
  const { title, subtitle } = useMessages('login-more').activation.success;
  return <MessageStep title={title} subtitle={subtitle} />;
};

const screens: Record<ActivationStep, AnyScreen> = {
  activating: Activating,
  activatingForm: lazyScreen(() => import('./activating-form.step.tsx')),
  resend: Resend,
  success: Success,
};

/** Activation journey: verifies an address by the mailed link. Source: product.md#activation. */
export const Screen = () => {
  const [{ step }] = useActivation();
  return <StepTransition journey="activation" of={screens} step={step} />;
};
