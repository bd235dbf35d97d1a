import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useInvitation } from './use-invitation.ts';
import { BoxStep } from '../box/box-step.tsx';
import { useUser } from './use-user.ts';

/** The person belongs to the company; whoever is in goes on by themselves. Source: SPEC §2 "success". */
export const Screen = () => {
  useNoCredentials();
  const words = useMessages('login-more').invitation.success;
  const [{ invited }, invitation] = useInvitation();
  const isIn = useUser() !== undefined;
  return (
    <BoxStep
      title={invited ? words.title({ company: invited.name }) : words.titleAlone}
      subtitle={isIn ? words.subtitle : words.signInSubtitle}
    >
      {isIn ? (
        <Spinner />
      ) : (
        <div className="fe-actions">
          <Button look="primary" onPress={invitation.signIn}>
            {words.submit}
          </Button>
        </div>
      )}
    </BoxStep>
  );
};
