import { useMessages } from '../../kit/use-messages.ts';
import { useMfa } from './use-mfa.ts';
import { NumberForm } from '../box/form/number-form.tsx';

/** Where the number of a second factor is typed. It comes in a chunk of its own, with the world's numbering. */
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
