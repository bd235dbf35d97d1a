import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useLogin } from '../box/use-login.ts';
import { LockedInPlace } from '../box/lockout/locked-in-place.tsx';
import { useMfa } from '../mfa/use-mfa.ts';
import { BoxStep } from '../box/box-step.tsx';

const RecoverForm = lazyScreen(() => import('./recover-form.tsx'));

/**
 * Sign-in by a recovery code, which can also remove the lost device.
 * Source: product.md#login-steps, protocol/second-factors.md#recover.
 */
export const Screen = () => {
  useNoCredentials();
  const messages = useMessages('login-more').newFactor.recover;
  const { faults } = useMessages('login-more').factor;
  const [{ recovered, failure }] = useMfa();
  const [, login] = useLogin();
  if (failure?.kind === 'accountLocked') return <LockedInPlace reason={faults.locked} />;
  const { title, subtitle } = recovered ? messages.done : messages;
  return (
    <BoxStep key={String(recovered)} asks={!recovered} title={title} subtitle={subtitle}>
      <LoadingBoundary>
        <RecoverForm />
      </LoadingBoundary>
      {!recovered && (
        <div className="fe-actions">
          <LinkButton onPress={() => login.tell('deviceFound')}>{messages.found}</LinkButton>
        </div>
      )}
    </BoxStep>
  );
};
