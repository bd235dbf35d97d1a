import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useLogin } from '../journeys/use-login.ts';
import { BoxStep } from '../parts/box-step.tsx';
import { failureWords } from '../parts/failure-words.ts';
import { emailField } from '../parts/email-field.ts';
import { RouteLink } from '../parts/route-link.tsx';
import { Switch } from '../parts/switch.tsx';
import { useForm } from '../parts/use-form.ts';
import { useVendor } from '../parts/use-vendor.ts';

/** Who is it? Source: SPEC §4 "preLogin". */
export const PreLoginStep = () => {
  const t = useMessages('loginBox');
  const words = useMessages('loginBox/login').preLogin;
  const [{ email, pending, failure }, login] = useLogin();
  const { name, allowsSignUps } = useVendor();
  useForm({
    step: 'preLogin',
    fields: [emailField(t, { value: email || undefined })],
    submit: words.submit,
    busy: pending,
    failure,
    error: failureWords(t, failure),
    onSubmit: (typed) => void login.submitIdentifier(typed),
  });
  const signUp = (
    <Switch question={words.newHere}>
      <RouteLink to="signUpUrl">{words.signUp}</RouteLink>
    </Switch>
  );
  return (
    <BoxStep
      asks
      name="preLogin"
      title={name ? words.title({ vendor: name }) : words.titleAlone}
      subtitle={words.subtitle}
      foot={allowsSignUps && signUp}
    >
      <CredentialsSlot />
    </BoxStep>
  );
};
