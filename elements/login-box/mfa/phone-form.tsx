import { useMessages } from '../../kit/use-messages.ts';
import { useMfa } from './use-mfa.ts';
import { NumberForm } from '../box/form/number-form.tsx';

/** Form for the phone number of a second factor, in a lazy chunk with the numbering plans. */
export const Screen = () => {
  const { label, submit } = useMessages('login-more').newFactor.phone;
  const [{ pending }, mfa] = useMfa();
  return (
    <NumberForm
      label={label}
      submit={submit}
      pending={pending}
      onSubmit={(phoneNumber) => void mfa.submitPhoneNumber({ phoneNumber })}
    />
  );
};
