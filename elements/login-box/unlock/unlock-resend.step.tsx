import { useMessages } from '../../kit/use-messages.ts';
import { useUnlock } from './use-unlock.ts';
import { NewLink } from '../box/link/new-link.tsx';

/** The link that unlocks is no good, and another one can be had. */
export const Screen = () => {
  const words = useMessages('login-more').unlock.resend;
  const [{ pending, failure, refusal, resentTo }, unlock] = useUnlock();
  return (
    <NewLink
      words={words}
      refusal={refusal?.kind}
      pending={pending}
      failure={failure}
      resentTo={resentTo}
      onResend={unlock.resend}
      onChange={() => void unlock.open()}
    />
  );
};
