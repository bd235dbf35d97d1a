import { Spinner } from '../../ui/spinner/spinner.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { BoxStep } from '../box/box-step.tsx';

/** The invitation is being looked at. Source: SPEC §2 "validate". */
export const ValidatingInvitationStep = () => {
  useNoCredentials();
  const words = useMessages('login-more').invitation.validating;
  return (
    <BoxStep title={words.title} subtitle={words.subtitle}>
      <Spinner />
    </BoxStep>
  );
};
