import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { useAppState } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useForgotPassword } from './use-forgot-password.ts';
import { BackToSignIn } from '../box/journey-switch-link.tsx';
import { BoxStep } from '../box/box-step.tsx';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { emailField } from '../box/form/email-field.ts';
import { useForm } from '../box/form/use-form.ts';

/** Form for the email of the account, prefilled from the sign-in. Source: product.md#forgot-password. */
export const ForgotPasswordStep = () => {
  const t = useMessages('login');
  const messages = useMessages('login-more').forgotPassword;
  const [{ email, pending, failure }, forgotPassword] = useForgotPassword();
  const known = useAppState(({ login }) => login?.email);
  useForm({
    fields: [emailField(t, { value: email || known || undefined })],
    submit: messages.submit,
    busy: pending,
    failure,
    error: boxFailureMessage(t, failure),
    onSubmit: (typed) => void forgotPassword.request(typed),
  });
  return (
    <BoxStep asks title={messages.title} subtitle={messages.subtitle} foot={<BackToSignIn />}>
      <CredentialsSlot />
    </BoxStep>
  );
};
