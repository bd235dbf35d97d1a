import { fieldParts } from '../../kit/credentials/field-parts.ts';
import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useActivation } from './use-activation.ts';
import { BoxStep } from '../box/box-step.tsx';
import { chosenNames, nameField } from '../box/form/name-field.ts';
import { fieldFailure } from '../box/form/field-failure.ts';
import { newPasswordField } from '../box/form/new-password-field.ts';
import { useForm } from '../box/form/use-form.ts';

/**
 * Form for the password of a new account, and its names if the link is opened in another browser than the sign-up.
 * Source: product.md#activation.
 */
export const Screen = () => {
  const t = useMessages('login');
  const more = useMessages('login-more');
  const messages = more.activation.activatingForm;
  const [{ pending, failure, passwordConfig, asks }, activation] = useActivation();
  const { shouldSetPassword = true, shouldSetName, shouldSetCompany, company } = asks ?? {};
  const wrong = fieldFailure(t, more, failure, { shown: ['name', 'companyName', 'password'] });
  useForm(
    {
      fields: [
        ...(shouldSetName ? [nameField(more, 'name', wrong.name)] : []),
        ...(shouldSetCompany ? [nameField(more, 'companyName', wrong.companyName)] : []),
        ...(shouldSetPassword
          ? [
              newPasswordField(t, more, passwordConfig, {
                ...(shouldSetName && { label: t.fields.password }),
                error: wrong.password,
              }),
            ]
          : []),
      ],
      submit: messages.submit,
      busy: pending,
      failure,
      error: wrong.form,
      onSubmit: (typed) => void activation.submit(chosenNames(typed)),
    },
    fieldParts,
  );
  const begins = company === undefined ? messages.elsewhere.title : messages.elsewhere.titleJoining({ company });
  return (
    <BoxStep
      asks
      title={shouldSetName ? begins : messages.title}
      {...(shouldSetName && { shortTitle: messages.elsewhere.title, keepsTitle: true })}
      subtitle={shouldSetName ? messages.elsewhere.subtitle : messages.subtitle}
    >
      <CredentialsSlot />
    </BoxStep>
  );
};
