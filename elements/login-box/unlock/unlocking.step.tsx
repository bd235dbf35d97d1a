import { useMessages } from '../../kit/use-messages.ts';
import { useUnlock } from './use-unlock.ts';
import { TryingLink } from '../box/link/trying-link.tsx';

/** The link that unlocks is being tried. */
export const UnlockingStep = () => {
  const words = useMessages('login-more').unlock.unlocking;
  const [{ failure }, unlock] = useUnlock();
  return <TryingLink words={words} failure={failure} onRetry={() => void unlock.open()} />;
};
