import { fieldParts } from '../../kit/credentials/field-parts.ts';
import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useLogin } from '../box/use-login.ts';
import { BoxStep } from '../box/box-step.tsx';
import { PersonPill } from '../box/person-pill.tsx';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { emailField } from '../box/form/email-field.ts';
import { OtherMethod } from './other-method.tsx';
import { useForm } from '../box/form/use-form.ts';
import { useLoginHint } from '../box/use-login-hint.ts';
import { useGoToRoute } from '../box/use-go-to-route.ts';
import { useLockedOut } from './use-locked-out.ts';

const BesideWays = lazyScreen(() => import('./other-sign-in-methods.tsx'));
const Unverified = lazyScreen(() => import('./address-not-verified.tsx'));
const Locked = lazyScreen(() => import('./account-locked.tsx'), 'login-more');

/** Form for the password, until too many were wrong. Source: product.md#auth-response. */
export const Screen = () => {
  const { locked, tryAgain } = useLockedOut();
  if (!locked) return <PasswordForm />;
  return (
    <LoadingBoundary>
      <Locked onTryAgain={tryAgain} />
    </LoadingBoundary>
  );
};

/** An unknown account looks like a wrong password. */
const PasswordForm = () => {
  const t = useMessages('login');
  const messages = useMessages('login').loginWithPassword;
  const go = useGoToRoute();
  const named = useLoginHint() !== undefined;
  const [{ email, pending, failure, sent }, login] = useLogin();
  const unverified = failure?.kind === 'emailNotVerified' || sent === 'activation';
  useForm(
    {
      fields: [
        emailField(t, { value: email, concealed: true }),
        {
          name: 'password',
          kind: 'currentPassword',
          label: t.fields.password,
          check: (typed) => (typed === '' ? t.faults.passwordMissing : undefined),
          action: { label: messages.forgot, press: () => go('forgetPasswordUrl') },
        },
      ],
      submit: messages.submit,
      busy: pending,
      failure,
      error: unverified ? undefined : boxFailureMessage(t, failure),
      onSubmit: ({ password }) => void login.submitPassword({ password }),
    },
    fieldParts,
  );
  return (
    <BoxStep identity={<PersonPill />} asks entry title={messages.title}>
      {unverified && (
        <LoadingBoundary>
          <Unverified />
        </LoadingBoundary>
      )}
      <CredentialsSlot />
      {named && (
        <LoadingBoundary>
          <BesideWays />
        </LoadingBoundary>
      )}
      <OtherMethod />
    </BoxStep>
  );
};
