import type { FailureKind } from '../../../core/contract/failure.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useInvitation } from './use-invitation.ts';
import { BoxStep } from '../box/box-step.tsx';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { LinkCheckFailed } from '../box/link/link-check-failed.tsx';
import { MessageStep } from '../box/message-step.tsx';
import { BackToSignIn } from '../box/journey-switch-link.tsx';
import { useUser } from './use-user.ts';

/** Reasons of the company, which a retry does not change. */
const LASTING: readonly FailureKind[] = ['emailDomainNotAllowed', 'seatLimitReached'];

/**
 * Screen for an invitation that could not be checked or accepted, with a retry button, or with the way to another account
 * where the company does not let this one in. Source: product.md#invitation, protocol/README.md#failures.
 */
export const Screen = () => {
  const [{ failure }] = useInvitation();
  return failure && LASTING.includes(failure.kind) ? <NotLetIn /> : <Unanswered />;
};

const Unanswered = () => {
  useNoCredentials();
  const t = useMessages('login');
  const messages = useMessages('login-more').invitation.validating;
  const [{ failure }, invitation] = useInvitation();
  return (
    <BoxStep title={messages.untried} foot={<BackToSignIn />}>
      <LinkCheckFailed message={boxFailureMessage(t, failure)} onRetry={() => void invitation.retry()} />
    </BoxStep>
  );
};

const NotLetIn = () => {
  const t = useMessages('login');
  const more = useMessages('login-more');
  const { validating, validate, invalid } = more.invitation;
  const [{ failure, shared }, invitation] = useInvitation();
  const user = useUser();
  const mayChange = user && shared;
  return (
    <MessageStep
      title={validating.notLetIn}
      subtitle={boxFailureMessage(t, failure, more.failures) ?? ''}
      action={
        mayChange
          ? { label: validate.useAnother, onPress: () => void invitation.changeAccount() }
          : { label: invalid.signIn, onPress: invitation.signIn }
      }
    >
      {user && <LinkButton onPress={() => void invitation.stay()}>{validate.notNow}</LinkButton>}
    </MessageStep>
  );
};
