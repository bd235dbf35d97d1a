import type { Failure } from '../../../../core/contract/failure.ts';
import { CredentialsSlot } from '../../../kit/credentials-slot.tsx';
import { useMessages } from '../../../kit/use-messages.ts';
import { BackToSignIn } from '../journey-switch-link.tsx';
import { BoxStep } from '../box-step.tsx';
import { emailField } from '../form/email-field.ts';
import { boxFailureMessage } from '../form/box-failure-message.ts';
import { linkFault } from './link-fault.ts';
import { LinkSent } from './link-sent.tsx';
import { useForm } from '../form/use-form.ts';

/** State of a journey whose link was refused. */
interface RefusedLink {
  readonly pending: boolean;
  readonly failure?: Failure;
  /** Why the link was refused. */
  readonly refusal?: Failure;
  /** Address that a new link was sent to. */
  readonly resentTo?: string;
}

interface RefusedLinkCommands {
  resend(input: { email: string }): Promise<void>;
  /** Returns to the form, for another address. */
  open(): Promise<void>;
}

interface NewLinkProps {
  readonly messages: {
    /** Title, if the journey has its own; by default the reason for the refusal. */
    title?: string;
    subtitle: string;
    usedSubtitle: string;
    submit: string;
    sentTitle: string;
    sentSubtitle: (of: { email: string }) => string;
  };
  readonly link: readonly [RefusedLink, RefusedLinkCommands];
}

/** Screen for a refused mailed link, with a form to request a new one. */
export const Screen = ({ messages, link }: NewLinkProps) => {
  const [{ pending, failure, resentTo }, { resend, open }] = link;
  if (resentTo === undefined) return <AskAgain messages={messages} link={link} />;
  return (
    <LinkSent
      title={messages.sentTitle}
      subtitle={messages.sentSubtitle({ email: resentTo })}
      pending={pending}
      failure={failure}
      onResend={() => resend({ email: resentTo })}
      onChange={() => void open()}
    />
  );
};

const AskAgain = ({ messages, link: [{ pending, failure, refusal }, { resend }] }: NewLinkProps) => {
  const t = useMessages('login');
  const mailed = useMessages('login-more');
  const fault = linkFault(refusal?.kind);
  useForm({
    fields: [emailField(t)],
    submit: messages.submit,
    busy: pending,
    failure,
    error: boxFailureMessage(t, failure),
    onSubmit: (typed) => void resend(typed),
  });
  return (
    <BoxStep
      asks
      title={messages.title ?? mailed.linkFailures[fault]}
      subtitle={fault === 'used' ? messages.usedSubtitle : messages.subtitle}
      foot={<BackToSignIn />}
    >
      <CredentialsSlot />
    </BoxStep>
  );
};
