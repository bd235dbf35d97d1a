import { useMessages } from '../../kit/use-messages.ts';
import { useActivation } from './use-activation.ts';
import { TryingLink } from '../box/link/trying-link.tsx';

/** The link is being tried. Source: SPEC §2 "activating". */
export const ActivatingStep = () => {
  const words = useMessages('login-more').activation.activating;
  const [{ failure }, activation] = useActivation();
  return <TryingLink words={words} failure={failure} onRetry={() => void activation.open()} />;
};
