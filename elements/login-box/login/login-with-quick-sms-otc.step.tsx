import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useLogin } from '../box/use-login.ts';
import { BoxStep } from '../box/box-step.tsx';
import { codeFault } from '../box/form/code-fault.ts';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { Fault } from '../box/form/fault.tsx';
import { LockedInPlace } from '../box/lockout/locked-in-place.tsx';

const CodeForm = lazyScreen(() => import('./code-form.tsx'));

/**
 * Form for the SMS code of quick login, sent to the phone that this browser remembers. While sign-in is locked, the ways
 * out of that.
 * Source: product.md#login-steps.
 */
export const Screen = () => {
  const { locked } = useMessages('login-more').phone;
  const [{ failure }] = useLogin();
  return failure?.kind === 'accountLocked' ? <LockedInPlace reason={locked} /> : <KnownPhone />;
};

const KnownPhone = () => {
  useNoCredentials();
  const t = useMessages('login');
  const { code } = useMessages('login-more');
  const messages = useMessages('login-more').phone;
  const [{ failure }, login] = useLogin();
  const why = codeFault(code, failure) ? undefined : boxFailureMessage(t, failure);
  return (
    <BoxStep asks title={messages.known.title} subtitle={messages.known.subtitle}>
      <Fault message={why} />
      <LoadingBoundary>
        <CodeForm />
      </LoadingBoundary>
      <div className="fe-actions">
        <LinkButton onPress={login.goBack}>{t.otherMethod}</LinkButton>
      </div>
    </BoxStep>
  );
};
