import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { useAppState } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { usePhoneReset } from './use-phone-reset.ts';
import { BoxStep } from '../box/box-step.tsx';
import { emailField } from '../box/form/email-field.ts';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { BackToSignIn } from '../box/journey-switch-link.tsx';
import { useForm } from '../box/form/use-form.ts';

/**
 * Form for the email of the account whose phone is lost, prefilled from the sign-in.
 * Source: product.md#phone-reset.
 */
export const ResetPhoneNumberStep = () => {
  const t = useMessages('login');
  const messages = useMessages('login-more').phone.reset;
  const [{ email, pending, failure }, phoneReset] = usePhoneReset();
  const known = useAppState(({ login }) => login?.email);
  useForm({
    fields: [emailField(t, { value: email || known || undefined })],
    submit: messages.submit,
    busy: pending,
    failure,
    error: boxFailureMessage(t, failure),
    onSubmit: (typed) => void phoneReset.request(typed),
  });
  return (
    <BoxStep asks title={messages.title} subtitle={messages.subtitle} foot={<BackToSignIn />}>
      <CredentialsSlot />
    </BoxStep>
  );
};
