import type { Failure } from '../../../../core/contract/failure.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useNoCredentials } from '../../../kit/use-credentials.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { BackToSignIn } from '../journey-switch-link.tsx';
import { BoxStep } from '../box-step.tsx';
import { Resend } from './resend.tsx';

interface SentProps {
  readonly title: string;
  readonly subtitle: string;
  readonly pending: boolean;
  readonly failure: Failure | undefined;
  readonly onResend: () => Promise<void>;
  /** Returns to the form for another address. */
  readonly onChange: () => void;
}

/** Confirmation that a link was sent, with buttons to resend it and to change the address. */
export const LinkSent = ({ title, subtitle, pending, failure, onResend, onChange }: SentProps) => {
  useNoCredentials();
  const t = useMessages('login');
  const { sentHint } = useMessages('login-more');
  return (
    <BoxStep title={title} subtitle={subtitle} foot={<BackToSignIn />}>
      <p className="fe-note">{sentHint}</p>
      <div className="fe-actions">
        <Resend pending={pending} failure={failure} onResend={onResend} />
        <LinkButton onPress={onChange}>{t.changeEmail}</LinkButton>
      </div>
    </BoxStep>
  );
};
