import { useMessages } from '../../../kit/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useLogin } from '../../box/use-login.ts';
import { useQuickLogin } from './use-quick-login.ts';

/** Buttons to have a code texted at once the next time, or to continue without. */
export const Screen = () => {
  const { quick } = useMessages('login-more').phone;
  const [, quickLogin] = useQuickLogin();
  const [, login] = useLogin();
  const answer = (accepted: boolean) => {
    quickLogin.answerOffer(accepted);
    login.tell('promptAnswered');
  };
  return (
    <div className="fe-actions">
      <Button look="primary" onPress={() => answer(true)}>
        {quick.accept}
      </Button>
      <Button onPress={() => answer(false)}>{quick.later}</Button>
    </div>
  );
};
