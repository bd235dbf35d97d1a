import type { MagicLinkStep } from '../../../core/magic-link/magic-link.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { Steps } from '../box/steps.tsx';
import { MagicLinkOpeningStep } from './magic-link-opening.step.tsx';
import { useMagicLink } from './use-magic-link.ts';

const screens: Record<MagicLinkStep, AnyScreen> = {
  opening: MagicLinkOpeningStep,
  confirm: lazyScreen(() => import('./magic-link-confirm.step.tsx')),
  invalid: lazyScreen(() => import('./magic-link-invalid.step.tsx')),
  success: lazyScreen(() => import('../box/success.step.tsx')),
};

/** Signing in by the link that was mailed. Source: SPEC §2 `magicLinkCallbackUrl`. */
export const Screen = () => {
  const [{ step }] = useMagicLink();
  return <Steps journey="magicLink" of={screens} step={step} />;
};
