import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { BoxStep } from '../box/box-step.tsx';
import { PersonPill } from '../box/person-pill.tsx';
import { codeFault } from '../box/form/code-fault.ts';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { RouteLink } from '../box/route-link.tsx';
import { useLogin } from '../box/use-login.ts';
import { OtherMethod } from './other-method.tsx';
import { useLockedOut } from './use-locked-out.ts';

const CodeForm = lazyScreen(() => import('./code-form.tsx'));
const Locked = lazyScreen(() => import('./account-locked.tsx'));

/**
 * Sign-in by a code sent by email or SMS. The same for an unknown account, against account enumeration.
 * Source: product.md#login-steps, product.md#codes.
 */
export const Screen = (props: { by: 'email' | 'sms' }) => {
  const { locked, tryAgain } = useLockedOut();
  if (!locked) return <CodeStep {...props} />;
  return (
    <LoadingBoundary>
      <Locked onTryAgain={tryAgain} />
    </LoadingBoundary>
  );
};

const CodeStep = ({ by }: { by: 'email' | 'sms' }) => {
  useNoCredentials();
  const t = useMessages('login');
  const { code, sms } = useMessages('login-more');
  const { title } = by === 'sms' ? sms : code;
  const [{ failure }] = useLogin();
  const elsewhere = failure && !codeFault(code, failure);
  return (
    <BoxStep identity={<PersonPill />} asks title={title}>
      {elsewhere && <Banner tone="danger">{boxFailureMessage(t, failure)}</Banner>}
      <LoadingBoundary>
        <CodeForm />
      </LoadingBoundary>
      <OtherMethod>{by === 'sms' && <RouteLink to="resetPhoneNumberUrl">{sms.lost}</RouteLink>}</OtherMethod>
    </BoxStep>
  );
};
