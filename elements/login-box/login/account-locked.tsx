import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { PersonPill } from '../box/person-pill.tsx';
import { Screen as SignInLocked } from '../box/lockout/sign-in-locked.tsx';
import { useLogin } from '../box/use-login.ts';
import { OtherMethod } from './other-method.tsx';

/**
 * Screen in place of the form of a locked account, with another method, and the form once it can work again. The same for
 * an unknown account, against account enumeration.
 */
export const Screen = ({ onTryAgain }: { onTryAgain: () => void }) => {
  const { message, again } = useMessages('login-more').unlock.locked;
  const [{ email }] = useLogin();
  return (
    <SignInLocked reason={message({ email })} identity={<PersonPill />}>
      <OtherMethod>
        <LinkButton onPress={onTryAgain}>{again}</LinkButton>
      </OtherMethod>
    </SignInLocked>
  );
};
