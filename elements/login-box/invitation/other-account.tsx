import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useInvitation } from './use-invitation.ts';
import type { useUser } from './use-user.ts';

/** Actions on an invitation that is for another address than the signed-in user's. */
export const OtherAccount = ({
  user,
  invited,
}: {
  user: NonNullable<ReturnType<typeof useUser>>;
  /** Address that is invited. */
  invited: string;
}) => {
  const messages = useMessages('login-more').invitation.validate;
  const [{ pending }, invitation] = useInvitation();
  return (
    <div className="fe-actions">
      <Banner tone="info">{messages.otherAccount({ ...user, invited })}</Banner>
      <Button look="primary" busy={pending} onPress={() => void invitation.changeAccount()}>
        {messages.signOut}
      </Button>
      <LinkButton onPress={() => void invitation.stay()}>{messages.stay(user)}</LinkButton>
    </div>
  );
};
