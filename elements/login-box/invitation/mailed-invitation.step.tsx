import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useInvitation } from './use-invitation.ts';
import { BoxStep } from '../box/box-step.tsx';
import { BackToSignIn } from '../box/journey-switch-link.tsx';
import { useInvitationExpiry } from './use-invitation-expiry.ts';
import { useUser } from './use-user.ts';

/**
 * Invitation by email: company, inviter and buttons. Only a press accepts it, because mail scanners open links, too.
 * Source: product.md#invitation.
 */
export const Screen = () => {
  useNoCredentials();
  const words = useMessages('login-more').invitation.validate;
  const [{ invited, pending }, invitation] = useInvitation();
  const until = useInvitationExpiry();
  const user = useUser();
  if (!invited || !('email' in invited)) return null;
  const { name, email, invitedBy, userId } = invited;
  const subtitle = invitedBy ? words.invitedBy({ person: invitedBy, email }) : words.invited({ email });
  const step = {
    name: 'validateInvitation',
    title: words.title({ company: name }),
    subtitle: `${subtitle} ${until}`,
  } as const;
  if (user && user.id !== userId)
    return (
      <BoxStep {...step}>
        <div className="fe-actions">
          <Banner tone="info">{words.otherAccount({ ...user, invited: email })}</Banner>
          <Button look="primary" busy={pending} onPress={() => void invitation.changeAccount()}>
            {words.signOut}
          </Button>
          <LinkButton onPress={() => void invitation.stay()}>{words.stay(user)}</LinkButton>
        </div>
      </BoxStep>
    );
  return (
    <BoxStep {...step} foot={!user && <BackToSignIn />}>
      <div className="fe-actions">
        <Button look="primary" onPress={() => void invitation.accept()}>
          {words.accept}
        </Button>
        {user && <LinkButton onPress={() => void invitation.stay()}>{words.notNow}</LinkButton>}
      </div>
    </BoxStep>
  );
};
