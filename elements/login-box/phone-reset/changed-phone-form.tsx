import { useMessages } from '../../kit/use-messages.ts';
import { useLogin } from '../box/use-login.ts';
import { usePhoneReset } from './use-phone-reset.ts';
import { NumberForm } from '../box/form/number-form.tsx';

/** Form for the new phone number of a reset; submitting it sends a code to that number. */
export const Screen = () => {
  const messages = useMessages('login-more').phone;
  const [{ pending, email }, phoneReset] = usePhoneReset();
  const [, login] = useLogin();
  const change = async (phoneNumber: string) => {
    if (!(await phoneReset.change({ phoneNumber }))) return;
    // the login route restarts the sign-in
    await phoneReset.signIn();
    await login.chooseMethod('SmsCode', email);
  };
  return (
    <NumberForm
      label={messages.label}
      submit={messages.submit}
      pending={pending}
      onSubmit={(phoneNumber) => void change(phoneNumber)}
    />
  );
};
