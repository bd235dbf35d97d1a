import { useMessages } from '../../kit/use-messages.ts';
import { useMagicLink } from './use-magic-link.ts';
import { TryingLink } from '../box/link/trying-link.tsx';

/** The link that signs in is being tried. */
export const MagicLinkOpeningStep = () => {
  const words = useMessages('login-more').link.opening;
  const [{ failure }, magicLink] = useMagicLink();
  return <TryingLink words={words} failure={failure} onRetry={() => void magicLink.open()} />;
};
