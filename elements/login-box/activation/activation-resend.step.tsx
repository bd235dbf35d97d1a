import { useMessages } from '../../kit/use-messages.ts';
import { useActivation } from './use-activation.ts';
import { NewLink } from '../box/link/new-link.tsx';

/** The link is no good, and another one can be had. Source: SPEC §2 "resend". */
export const Screen = () => {
  const words = useMessages('login-more').activation.resend;
  const [{ pending, failure, refusal, resentTo }, activation] = useActivation();
  return (
    <NewLink
      words={words}
      refusal={refusal?.kind}
      pending={pending}
      failure={failure}
      resentTo={resentTo}
      onResend={activation.resend}
      onChange={() => void activation.open()}
    />
  );
};
