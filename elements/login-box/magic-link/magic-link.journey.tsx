import type { MagicLinkStep } from '../../../core/magic-link/magic-link.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { CheckingLink } from '../box/link/checking-link.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { useMagicLink } from './use-magic-link.ts';

/** Progress screen while the magic link is checked. */
const Opening = () => <CheckingLink messages={useMessages('login-more').link.opening} link={useMagicLink()} />;

const screens: Record<MagicLinkStep, AnyScreen> = {
  opening: Opening,
  confirm: lazyScreen(() => import('./magic-link-confirm.step.tsx')),
  invalid: lazyScreen(() => import('./magic-link-invalid.step.tsx')),
  success: lazyScreen(() => import('../box/success.tsx')),
};

/** Magic-link journey: signs in by the mailed link. Source: product.md#magic-link. */
export const Screen = () => {
  const [{ step }] = useMagicLink();
  return <StepTransition journey="magicLink" of={screens} step={step} />;
};
