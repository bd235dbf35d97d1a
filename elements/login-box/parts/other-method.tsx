import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useLogin } from '../journeys/use-login.ts';
import { useMethods } from './use-methods.ts';

/** Leads to the other ways in, where there are any. */
export const OtherMethod = () => {
  const { otherMethod } = useMessages('loginBox');
  const [, login] = useLogin();
  const methods = useMethods();
  if (methods.length < 2) return null;
  return (
    <div className="fe-actions">
      <LinkButton onPress={() => login.tell('methodsAsked')}>{otherMethod}</LinkButton>
    </div>
  );
};
