import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useInvitation } from './use-invitation.ts';
import { BoxStep } from '../box/box-step.tsx';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { LinkCheckFailed } from '../box/link/link-check-failed.tsx';
import { BackToSignIn } from '../box/journey-switch-link.tsx';

/**
 * Screen for an invitation that could not be checked or accepted, with a retry button.
 * Source: product.md#invitation, protocol/README.md#failures.
 */
export const Screen = () => {
  useNoCredentials();
  const t = useMessages('login');
  const more = useMessages('login-more');
  const messages = more.invitation.validating;
  const [{ failure }, invitation] = useInvitation();
  return (
    <BoxStep title={messages.untried} foot={<BackToSignIn />}>
      <LinkCheckFailed message={boxFailureMessage(t, failure, more.failures)} onRetry={() => void invitation.retry()} />
    </BoxStep>
  );
};
