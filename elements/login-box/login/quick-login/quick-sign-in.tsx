import { MessageSquare } from 'lucide';
import { useMessages } from '../../../kit/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useLogin } from '../../box/use-login.ts';

/** Button that sends a code to the phone this browser remembers. */
export const QuickSignIn = ({ disabled }: { disabled: boolean }) => {
  const messages = useMessages('login').quick;
  const [, login] = useLogin();
  return (
    <Button disabled={disabled} onPress={() => void login.chooseMethod('QuickSmsCode')}>
      <span className="fe-method">
        <Icon of={MessageSquare} />
        <span>{messages.signIn}</span>
      </span>
    </Button>
  );
};
