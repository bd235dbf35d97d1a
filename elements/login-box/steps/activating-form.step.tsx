import { fieldParts } from '../../kit/credentials/field-parts.ts';
import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useActivation } from '../journeys/use-activation.ts';
import { BoxStep } from '../parts/box-step.tsx';
import { placedFailure } from '../parts/placed-failure.ts';
import { newPasswordField } from '../parts/new-password-field.ts';
import { useForm } from '../parts/use-form.ts';

/** The account has no password yet. Source: SPEC §2 "activatingForm". */
export const Screen = () => {
  const t = useMessages('loginBox');
  const rules = useMessages('loginBox/newPassword');
  const words = useMessages('loginBox/activation').activation.activatingForm;
  const [{ pending, failure, passwordConfig }, activation] = useActivation();
  const wrong = placedFailure(t, failure, rules.failures);
  useForm(
    {
      step: 'activatingForm',
      fields: [newPasswordField(t, rules, passwordConfig, { error: wrong.password })],
      submit: words.submit,
      busy: pending,
      failure,
      error: wrong.form,
      onSubmit: ({ password }) => void activation.submitPassword({ password }),
    },
    fieldParts,
  );
  return (
    <BoxStep asks name="activatingForm" title={words.title} subtitle={words.subtitle}>
      <CredentialsSlot />
    </BoxStep>
  );
};
