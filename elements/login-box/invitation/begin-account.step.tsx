import { fieldParts } from '../../kit/credentials/field-parts.ts';
import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useInvitation } from './use-invitation.ts';
import { BoxStep } from '../box/box-step.tsx';
import { emailField } from '../box/form/email-field.ts';
import { chosenNames, nameField } from '../box/form/name-field.ts';
import { newPasswordField } from '../box/form/new-password-field.ts';
import { fieldFailure } from '../box/form/field-failure.ts';
import { BackToSignIn } from '../box/journey-switch-link.tsx';
import { useForm } from '../box/form/use-form.ts';
import { useInvitationExpiry } from './use-invitation-expiry.ts';

/**
 * Form to accept an invitation without an account: name and, if needed, password. Source: product.md#invitation; the
 * form ours.
 */
export const Screen = () => {
  const t = useMessages('login');
  const more = useMessages('login-more');
  const messages = more.invitation.validate;
  const [{ invited, pending, failure, passwordConfig }, invitation] = useInvitation();
  const until = useInvitationExpiry();
  const mailed = invited && 'userId' in invited ? invited : undefined;
  const { name: company = '', email = '', invitedBy, shouldSetPassword = false } = mailed ?? {};
  const wrong = fieldFailure(t, more, failure, { shown: ['name', 'password'] });
  useForm(
    {
      fields: [
        emailField(t, { value: email, concealed: true }),
        nameField(more, 'name', wrong.name),
        ...(shouldSetPassword
          ? [newPasswordField(t, more, passwordConfig, { label: t.fields.password, error: wrong.password })]
          : []),
      ],
      submit: messages.accept,
      busy: pending,
      failure,
      error: wrong.form,
      onSubmit: ({ name, password }) => void invitation.begin(chosenNames({ name, password })),
    },
    fieldParts,
  );
  const subtitle = invitedBy ? messages.invitedBy({ person: invitedBy, email }) : messages.invited({ email });
  return (
    <BoxStep
      asks
      title={messages.title({ company })}
      shortTitle={messages.titleAlone}
      keepsTitle
      subtitle={`${subtitle} ${until}`}
      foot={<BackToSignIn />}
    >
      <CredentialsSlot />
    </BoxStep>
  );
};
