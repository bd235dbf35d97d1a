import { Button } from '../../ui/button/button.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useInvitation } from './use-invitation.ts';
import { BoxStep } from '../box/box-step.tsx';
import { linkFault } from '../box/link/link-fault.ts';
import { NewLink } from '../box/link/new-link.tsx';

/** The invitation is no good: a mailed one can be sent again. Source: SPEC §2 "invalid", §4 "Invitation". */
export const Screen = () => {
  const [{ shared }] = useInvitation();
  return shared ? <SharedInvalid /> : <MailedInvalid />;
};

const SharedInvalid = () => {
  useNoCredentials();
  const words = useMessages('login-more').invitation.invalid;
  const [{ refusal }, invitation] = useInvitation();
  return (
    <BoxStep title={words[linkFault(refusal?.kind)]} subtitle={words.shared}>
      <div className="fe-actions">
        <Button look="primary" onPress={invitation.signIn}>
          {words.signIn}
        </Button>
      </div>
    </BoxStep>
  );
};

const MailedInvalid = () => {
  const words = useMessages('login-more').invitation.invalid;
  const [{ pending, failure, refusal, resentTo }, invitation] = useInvitation();
  const fault = linkFault(refusal?.kind);
  return (
    <NewLink
      words={{ ...words, title: words[fault], subtitle: fault === 'expired' ? words.expiredSubtitle : words.subtitle }}
      refusal={refusal?.kind}
      pending={pending}
      failure={failure}
      resentTo={resentTo}
      onResend={invitation.resend}
      onChange={() => void invitation.open()}
    />
  );
};
