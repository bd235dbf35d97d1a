import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PhoneField } from '../../../ui/phone-field/phone-field.tsx';
import { useAutoFocus } from '../use-auto-focus.ts';

interface NumberFormProps {
  readonly label: string;
  readonly submit: string;
  readonly pending: boolean;
  readonly onSubmit: (phoneNumber: string) => void;
}

/** Form for a phone number; a valid one is in E.164. */
export const NumberForm = ({ label, submit, pending, onSubmit }: NumberFormProps) => {
  const autoFocus = useAutoFocus();
  const [phoneNumber, setPhoneNumber] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!form.checkValidity()) return void form.querySelector<HTMLElement>(':invalid')?.focus();
    if (!pending) onSubmit(phoneNumber);
  };
  return (
    <form className="fe-actions" method="post" noValidate onSubmit={send}>
      <PhoneField
        label={label}
        value={phoneNumber}
        onChange={setPhoneNumber}
        autoFocus={autoFocus}
        readOnly={pending}
        required
      />
      <Button look="primary" submits busy={pending}>
        {submit}
      </Button>
    </form>
  );
};
