import { type FormEvent, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { PhoneField } from '../../ui/phone-field/phone-field.tsx';
import { useMfa } from '../journeys/use-mfa.ts';
import { useAutoFocus } from './use-auto-focus.ts';

/** Where a phone number is typed. It comes in a chunk of its own, with the world's numbering. */
export const Screen = () => {
  const words = useMessages('loginBox/newFactor').newFactor.phone;
  const [{ pending }, mfa] = useMfa();
  const autoFocus = useAutoFocus();
  const [phoneNumber, setPhoneNumber] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!form.checkValidity()) return void form.querySelector<HTMLElement>(':invalid')?.focus();
    if (!pending) void mfa.submitPhoneNumber({ phoneNumber });
  };
  return (
    <form className="fe-actions" method="post" noValidate onSubmit={send}>
      <PhoneField
        label={words.label}
        value={phoneNumber}
        onChange={setPhoneNumber}
        autoFocus={autoFocus}
        readOnly={pending}
        required
      />
      <Button look="primary" submits busy={pending}>
        {words.submit}
      </Button>
    </form>
  );
};
