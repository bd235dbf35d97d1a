import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { IdentifierPill } from '../../ui/identifier-pill/identifier-pill.tsx';
import { usePhoneReset } from './use-phone-reset.ts';
import { BoxStep } from '../box/box-step.tsx';
import { codeFault } from '../box/form/code-fault.ts';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { Fault } from '../box/form/fault.tsx';
import { BackToSignIn } from '../box/journey-switch-link.tsx';

const ResetCodeForm = lazyScreen(() => import('./reset-code-form.tsx'));

/**
 * Form for the emailed code. The same for an unknown account, against account enumeration.
 * Source: product.md#phone-reset.
 */
export const Screen = () => {
  useNoCredentials();
  const t = useMessages('login');
  const { code } = useMessages('login-more');
  const { verify } = useMessages('login-more').phone.reset;
  const [{ email, failure }, phoneReset] = usePhoneReset();
  return (
    <BoxStep
      asks
      title={verify.title}
      identity={<IdentifierPill identifier={email} change={t.change} onChange={phoneReset.startOver} />}
      foot={<BackToSignIn />}
    >
      <Fault message={codeFault(code, failure) ? undefined : boxFailureMessage(t, failure)} />
      <LoadingBoundary>
        <ResetCodeForm />
      </LoadingBoundary>
    </BoxStep>
  );
};
