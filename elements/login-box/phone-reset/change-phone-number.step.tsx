import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { usePhoneReset } from './use-phone-reset.ts';
import { BoxStep } from '../box/box-step.tsx';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { Fault } from '../box/form/fault.tsx';
import { BackToSignIn } from '../box/journey-switch-link.tsx';

const ChangedPhoneForm = lazyScreen(() => import('./changed-phone-form.tsx'));

/** Screen for the new phone number. Source: product.md#phone-reset. */
export const Screen = () => {
  useNoCredentials();
  const t = useMessages('login');
  const { reset } = useMessages('login-more').phone;
  const [{ failure }, phoneReset] = usePhoneReset();
  const over = failure?.kind === 'challengeExpired';
  return (
    <BoxStep asks title={reset.change.title} subtitle={reset.change.subtitle} foot={<BackToSignIn />}>
      <Fault message={boxFailureMessage(t, failure, { challengeExpired: reset.change.over })} />
      <LoadingBoundary>
        <ChangedPhoneForm />
      </LoadingBoundary>
      {over && (
        <div className="fe-actions">
          <LinkButton onPress={phoneReset.startOver}>{reset.change.again}</LinkButton>
        </div>
      )}
    </BoxStep>
  );
};
