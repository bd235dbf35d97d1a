import { offersPasskeys } from '../../../core/sign-in/offers-passkeys.ts';
import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useAppState } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useLogin } from '../box/use-login.ts';
import { BoxFoot, BoxStep } from '../box/box-step.tsx';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { emailField } from '../box/form/email-field.ts';
import { ExpectedMethods } from '../box/expected-methods.tsx';
import { useInitialLayout } from '../box/use-initial-layout.tsx';
import { useForm } from '../box/form/use-form.ts';
import { useSocialLayout } from '../box/social/social-layout.ts';

const Notice = lazyScreen(() => import('./sign-in-notice.tsx'), 'login-more', 'federation');
const SocialWays = lazyScreen(() => import('../box/social/social-sign-in.tsx'), 'federation');
const BesideWays = lazyScreen(() => import('./other-sign-in-methods.tsx'));

/** Form for the email, the first step of the login. Source: product.md#login-flow. */
export const PreLoginStep = () => {
  const t = useMessages('login');
  const messages = useMessages('login').preLogin;
  const byPasskey = useAppState(({ vendor }) => offersPasskeys(vendor));
  const beside = useAppState(
    ({ vendor }) => byPasskey || vendor.strategies?.secondaryAuthStrategies?.some(({ isActive }) => isActive),
  );
  const bySocial = useAppState(({ vendor }) => (vendor.social?.length ?? 0) > 0);
  const { onTop } = useSocialLayout();
  const [{ email, pending, failure, notice }, login] = useLogin();
  useForm({
    fields: [emailField(t, { value: email || undefined })],
    submit: messages.submit,
    busy: pending,
    failure,
    error: boxFailureMessage(t, failure, byPasskey ? { methodDisabled: `${t.passkeys.signIn}.` } : {}),
    onSubmit: (typed) => void login.submitIdentifier(typed),
  });
  const { foot, ...head } = useInitialLayout();
  // the foot comes with the other ways in, which would push it
  return (
    <BoxStep asks entry foot={false} {...head}>
      {notice && (
        <LoadingBoundary fallback={<span className="fe-skeleton fe-skeleton-button" />}>
          <Notice notice={notice} />
        </LoadingBoundary>
      )}
      {bySocial && onTop && (
        <LoadingBoundary fallback={<ExpectedMethods above />}>
          <SocialWays disabled={pending} last={login.lastMethod()} />
        </LoadingBoundary>
      )}
      <CredentialsSlot />
      <LoadingBoundary fallback={(beside || bySocial) && <ExpectedMethods />}>
        {beside && <BesideWays />}
        {bySocial && !onTop && <SocialWays disabled={pending} last={login.lastMethod()} />}
        <BoxFoot>{foot}</BoxFoot>
      </LoadingBoundary>
    </BoxStep>
  );
};
