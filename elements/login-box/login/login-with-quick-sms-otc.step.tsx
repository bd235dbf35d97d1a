import { Suspense } from 'react';
import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useLogin } from '../box/use-login.ts';
import { BoxStep } from '../box/box-step.tsx';
import { codeFault } from '../box/form/code-fault.ts';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { Fault } from '../box/form/fault.tsx';

const CodeForm = lazyScreen(() => import('./code-form.tsx'));

/**
 * Form for the SMS code of quick login, sent to the phone that this browser remembers.
 * Source: product.md#login-steps.
 */
export const Screen = () => {
  useNoCredentials();
  const t = useMessages('login');
  const { code } = useMessages('login-more');
  const messages = useMessages('login-more').phone;
  const [{ failure }, login] = useLogin();
  const why = codeFault(code, failure) ? undefined : boxFailureMessage(t, failure, { accountLocked: messages.locked });
  return (
    <BoxStep asks title={messages.known.title} subtitle={messages.known.subtitle}>
      <Fault message={why} />
      <Suspense>
        <CodeForm />
      </Suspense>
      <div className="fe-actions">
        <LinkButton onPress={login.goBack}>{t.otherMethod}</LinkButton>
      </div>
    </BoxStep>
  );
};
