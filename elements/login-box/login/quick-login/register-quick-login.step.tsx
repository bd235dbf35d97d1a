import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useNoCredentials } from '../../../kit/use-credentials.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { useLogin } from '../../box/use-login.ts';
import { useQuickLogin } from './use-quick-login.ts';
import { BoxStep } from '../../box/box-step.tsx';
import { codeFault } from '../../box/form/code-fault.ts';
import { boxFailureMessage } from '../../box/form/box-failure-message.ts';
import { Fault } from '../../box/form/fault.tsx';

const QuickLoginPrompt = lazyScreen(() => import('./quick-login-prompt.tsx'));
const QuickPhoneForm = lazyScreen(() => import('./quick-phone-form.tsx'));

/**
 * Offer of quick login to a person who came by a code to their phone; registration of a phone for anyone else.
 * Source: product.md#quick-login.
 */
export const Screen = () => {
  useNoCredentials();
  const [{ method }] = useLogin();
  return method === 'SmsCode' ? <Offer /> : <Registration />;
};

const Offer = () => {
  const { quick } = useMessages('login-more').phone;
  return (
    <BoxStep title={quick.title} subtitle={quick.subtitle}>
      <LoadingBoundary>
        <QuickLoginPrompt />
      </LoadingBoundary>
    </BoxStep>
  );
};

const Registration = () => {
  const t = useMessages('login');
  const { code } = useMessages('login-more');
  const messages = useMessages('login-more').phone;
  const [{ step, phoneNumber, failure }] = useQuickLogin();
  const [, login] = useLogin();
  const asksCode = step === 'code';
  const why = codeFault(code, failure)
    ? undefined
    : boxFailureMessage(t, failure, { phoneNumberTaken: messages.taken, smsUnavailable: messages.unavailable });
  return (
    <BoxStep
      key={step}
      asks
      stage={step}
      title={asksCode ? messages.known.title : messages.quick.title}
      subtitle={asksCode ? messages.quick.sent({ to: phoneNumber }) : messages.quick.subtitle}
    >
      <Fault message={why} />
      <LoadingBoundary>
        <QuickPhoneForm />
      </LoadingBoundary>
      <div className="fe-actions">
        <LinkButton onPress={() => login.tell('promptAnswered')}>{messages.quick.later}</LinkButton>
      </div>
    </BoxStep>
  );
};
