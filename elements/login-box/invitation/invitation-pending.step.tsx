import { Spinner } from '../../ui/spinner/spinner.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useInvitation } from './use-invitation.ts';
import { BoxStep } from '../box/box-step.tsx';

/** The invitation is being accepted. Source: SPEC §2 "pending". */
export const InvitationPendingStep = () => {
  useNoCredentials();
  const { validating, pending: words } = useMessages('login-more').invitation;
  const [{ invited }] = useInvitation();
  const title = invited ? words.title({ company: invited.name }) : words.titleAlone;
  return (
    <BoxStep title={title} subtitle={validating.subtitle}>
      <Spinner />
    </BoxStep>
  );
};
