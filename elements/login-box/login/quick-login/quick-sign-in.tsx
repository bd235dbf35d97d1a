import { useState } from 'react';
import { useMessages } from '../../../kit/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { useLogin } from '../../box/use-login.ts';
import { useQuickLogin } from './use-quick-login.ts';

/**
 * Button that sends a code to the phone this browser remembers; without one, the option to register it after sign-in.
 */
export const QuickSignIn = ({ disabled }: { disabled: boolean }) => {
  const words = useMessages('login').quick;
  const [, quickLogin] = useQuickLogin();
  const [, login] = useLogin();
  const [wished, setWished] = useState(false);
  if (quickLogin.isKnown())
    return (
      <Button disabled={disabled} onPress={() => void login.chooseMethod('QuickSmsCode')}>
        {words.signIn}
      </Button>
    );
  const wish = () => {
    quickLogin.wish();
    setWished(true);
  };
  return (
    <>
      {!wished && <LinkButton onPress={wish}>{words.wish}</LinkButton>}
      <p className={wished ? 'fe-note' : 'fe-unseen'} role="status">
        {wished && words.wished}
      </p>
    </>
  );
};
