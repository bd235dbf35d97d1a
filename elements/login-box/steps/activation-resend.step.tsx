import type { FailureKind } from '../../../core/contract/failure.ts';
import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { useActivation } from '../journeys/use-activation.ts';
import { BoxStep } from '../parts/box-step.tsx';
import { failureWords } from '../parts/failure-words.ts';
import { emailField } from '../parts/email-field.ts';
import { linkFault } from '../parts/link-fault.ts';
import { RouteLink } from '../parts/route-link.tsx';
import { Sent } from '../parts/sent.tsx';
import { Switch } from '../parts/switch.tsx';
import { useForm } from '../parts/use-form.ts';

/** The link is no good, and another one can be had. Source: SPEC §2 "resend". */
export const Screen = () => {
  const words = useMessages('loginBox/activation').activation.resend;
  const [{ pending, failure, refusal, resentTo }, activation] = useActivation();
  if (resentTo !== undefined)
    return (
      <Sent
        name="activationResend"
        title={words.sentTitle}
        subtitle={words.sentSubtitle({ email: resentTo })}
        pending={pending}
        failure={failure}
        onResend={() => activation.resend({ email: resentTo })}
        onChange={() => void activation.open()}
      />
    );
  return <AskAgain kind={refusal?.kind} />;
};

const AskAgain = ({ kind }: { kind: FailureKind | undefined }) => {
  const t = useMessages('loginBox');
  const mailed = useMessages('loginBox/mailed');
  const words = useMessages('loginBox/activation').activation.resend;
  const [{ pending, failure }, activation] = useActivation();
  const fault = linkFault(kind);
  useForm({
    step: 'activationResend',
    fields: [emailField(t)],
    submit: words.submit,
    busy: pending,
    error: failureWords(t, failure),
    onSubmit: (typed) => void activation.resend(typed),
  });
  return (
    <BoxStep
      asks
      name="activationResend"
      title={mailed.linkFaults[fault]}
      subtitle={fault === 'used' ? words.usedSubtitle : words.subtitle}
      foot={
        <Switch>
          <RouteLink to="loginUrl">{t.backToSignIn}</RouteLink>
        </Switch>
      }
    >
      <CredentialsSlot />
    </BoxStep>
  );
};
