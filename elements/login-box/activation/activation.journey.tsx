import type { ActivationStep } from '../../../core/activation/activation.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { CheckingLink } from '../box/link/checking-link.tsx';
import { MessageStep } from '../box/message-step.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { useActivation } from './use-activation.ts';

/** The link is being tried. Source: product.md#activation. */
const Activating = () => (
  <CheckingLink words={useMessages('login-more').activation.activating} link={useActivation()} />
);

const NewLink = lazyScreen(() => import('../box/link/new-link.tsx'));

/** The link is no good, and another one can be had. Source: product.md#activation. */
const Resend = () => <NewLink words={useMessages('login-more').activation.resend} link={useActivation()} />;

/** The address is confirmed; the page goes on by itself. Source: product.md#activation, product.md#timing. */
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

/** Confirming an address by the link that was mailed. Source: product.md#activation. */
export const Screen = () => {
  const [{ step }] = useActivation();
  return <StepTransition journey="activation" of={screens} step={step} />;
};
