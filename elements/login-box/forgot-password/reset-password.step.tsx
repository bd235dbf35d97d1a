import { fieldParts } from '../../kit/credentials/field-parts.ts';
import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useResetPassword } from './use-reset-password.ts';
import { BoxStep } from '../box/box-step.tsx';
import { fieldFailure } from '../box/form/field-failure.ts';
import { newPasswordField } from '../box/form/new-password-field.ts';
import { useForm } from '../box/form/use-form.ts';

/** Form for the new password. Source: protocol/accounts.md#passwords. */
export const ResetPasswordStep = () => {
  const t = useMessages('login');
  const more = useMessages('login-more');
  const messages = more.resetPassword;
  const [{ pending, failure, passwordConfig }, resetPassword] = useResetPassword();
  const wrong = fieldFailure(t, more, failure, { shown: ['password'] });
  useForm(
    {
      fields: [newPasswordField(t, more, passwordConfig, { error: wrong.password })],
      submit: messages.submit,
      busy: pending,
      failure,
      error: wrong.form,
      onSubmit: (typed) => void resetPassword.submit(typed),
    },
    fieldParts,
  );
  return (
    <BoxStep asks title={messages.title} subtitle={messages.subtitle}>
      <CredentialsSlot />
    </BoxStep>
  );
};
