import type { Failure, FailureKind } from '../../../../core/contract/failure.ts';
import { CredentialsSlot } from '../../../kit/credentials-slot.tsx';
import { useMessages } from '../../../kit/use-messages.ts';
import { BackToSignIn } from '../switch.tsx';
import { BoxStep } from '../box-step.tsx';
import { emailField } from '../form/email-field.ts';
import { failureWords } from '../form/failure-words.ts';
import { linkFault } from './link-fault.ts';
import { Sent } from './sent.tsx';
import { useForm } from '../form/use-form.ts';

interface NewLinkProps {
  /** Why the link was refused. */
  readonly refusal: FailureKind | undefined;
  readonly words: {
    /** What is wrong with the link, where it is called something else. */
    title?: string;
    subtitle: string;
    usedSubtitle: string;
    submit: string;
    sentTitle: string;
    sentSubtitle: (of: { email: string }) => string;
  };
  readonly pending: boolean;
  readonly failure: Failure | undefined;
  /** Where a new one went to. */
  readonly resentTo: string | undefined;
  readonly onResend: (input: { email: string }) => Promise<void>;
  /** Another address is to be given. */
  readonly onChange: () => void;
}

/** A mailed link is no good, and another one can be had. */
export const NewLink = (props: NewLinkProps) => {
  const { words, pending, failure, resentTo, onResend, onChange } = props;
  if (resentTo === undefined) return <AskAgain {...props} />;
  return (
    <Sent
      title={words.sentTitle}
      subtitle={words.sentSubtitle({ email: resentTo })}
      pending={pending}
      failure={failure}
      onResend={() => onResend({ email: resentTo })}
      onChange={onChange}
    />
  );
};

const AskAgain = ({ refusal, words, pending, failure, onResend }: NewLinkProps) => {
  const t = useMessages('login');
  const mailed = useMessages('login-more');
  const fault = linkFault(refusal);
  useForm({
    fields: [emailField(t)],
    submit: words.submit,
    busy: pending,
    failure,
    error: failureWords(t, failure),
    onSubmit: (typed) => void onResend(typed),
  });
  return (
    <BoxStep
      asks
      title={words.title ?? mailed.linkFaults[fault]}
      subtitle={fault === 'used' ? words.usedSubtitle : words.subtitle}
      foot={<BackToSignIn />}
    >
      <CredentialsSlot />
    </BoxStep>
  );
};
