import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useInvitation } from './use-invitation.ts';
import { BoxStep } from '../box/box-step.tsx';
import { BackToSignIn } from '../box/journey-switch-link.tsx';
import { OtherAccount } from './other-account.tsx';
import { useInvitationExpiry } from './use-invitation-expiry.ts';
import { useUser } from './use-user.ts';

/**
 * Invitation by email: company, inviter and buttons. Only a press accepts it, because mail scanners open links, too.
 * Source: product.md#invitation.
 */
export const Screen = () => {
  useNoCredentials();
  const messages = useMessages('login-more').invitation.validate;
  const [{ invited }, invitation] = useInvitation();
  const until = useInvitationExpiry();
  const user = useUser();
  if (!invited || !('userId' in invited)) return null;
  const { name, email, invitedBy, userId } = invited;
  const subtitle = invitedBy ? messages.invitedBy({ person: invitedBy, email }) : messages.invited({ email });
  const step = {
    name: 'validateInvitation',
    title: messages.title({ company: name }),
    shortTitle: messages.titleAlone,
    keepsTitle: true,
    subtitle: `${subtitle} ${until}`,
  } as const;
  if (user && user.id !== userId)
    return (
      <BoxStep {...step}>
        <OtherAccount user={user} invited={email} />
      </BoxStep>
    );
  return (
    <BoxStep {...step} foot={!user && <BackToSignIn />}>
      <div className="fe-actions">
        <Button look="primary" onPress={() => void invitation.accept()}>
          {messages.accept}
        </Button>
        {user && <LinkButton onPress={() => void invitation.stay()}>{messages.notNow}</LinkButton>}
      </div>
    </BoxStep>
  );
};
