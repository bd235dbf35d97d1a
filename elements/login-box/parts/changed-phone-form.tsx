import { useMessages } from '../../kit/use-messages.ts';
import { useLogin } from '../journeys/use-login.ts';
import { usePhoneReset } from '../journeys/use-phone-reset.ts';
import { NumberForm } from './number-form.tsx';

/** Where the number that takes the place of the lost one is typed; a code goes there at once. */
export const Screen = () => {
  const words = useMessages('loginBox/phone').phone;
  const [{ pending, email }, phoneReset] = usePhoneReset();
  const [, login] = useLogin();
  const change = async (phoneNumber: string) => {
    if (!(await phoneReset.change({ phoneNumber }))) return;
    // arriving there begins the sign-in anew
    await phoneReset.signIn();
    await login.chooseMethod('SmsCode', email);
  };
  return (
    <NumberForm
      label={words.label}
      submit={words.submit}
      pending={pending}
      onSubmit={(phoneNumber) => void change(phoneNumber)}
    />
  );
};
