import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useInvitation } from './use-invitation.ts';
import { BoxStep } from '../box/box-step.tsx';
import { OtherAccount } from './other-account.tsx';
import { useInvitationExpiry } from './use-invitation-expiry.ts';
import { useUser } from './use-user.ts';

/**
 * Invitation by a shared link, or by the copied link of one that is mailed: with a session the user joins the company,
 * without one they sign up or sign in first. A copied one is for its address alone.
 */
export const Screen = () => {
  useNoCredentials();
  const messages = useMessages('login-more').invitation.validate;
  const [{ invited, pending }, invitation] = useInvitation();
  const until = useInvitationExpiry();
  const user = useUser();
  if (!invited) return null;
  const company = { company: invited.name };
  const { email, invitedBy } = invited;
  const personal =
    email && (invitedBy ? messages.invitedBy({ person: invitedBy, email }) : messages.invited({ email }));
  const step = {
    title: messages.title(company),
    shortTitle: messages.titleAlone,
    keepsTitle: true,
    subtitle: `${personal || messages.shared(company)} ${until}`,
  };
  if (user && email && email !== user.email)
    return (
      <BoxStep {...step}>
        <OtherAccount user={user} invited={email} />
      </BoxStep>
    );
  return (
    <BoxStep {...step}>
      <div className="fe-actions">
        {user ? (
          <>
            <Button look="primary" onPress={() => void invitation.accept()}>
              {messages.joinAs(user)}
            </Button>
            {!email && (
              <Button busy={pending} onPress={() => void invitation.changeAccount()}>
                {messages.useAnother}
              </Button>
            )}
            <LinkButton onPress={() => void invitation.stay()}>{messages.notNow}</LinkButton>
          </>
        ) : (
          <>
            <Button look="primary" onPress={invitation.createAccount}>
              {messages.createAccount}
            </Button>
            <Button onPress={invitation.signIn}>{messages.haveAccount}</Button>
          </>
        )}
      </div>
    </BoxStep>
  );
};
