import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useMessages } from '../../../kit/use-messages.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { useLogin } from '../use-login.ts';

const Locked = lazyScreen(() => import('./sign-in-locked.tsx'));

/** Screen of a locked sign-in for a person who has already shown who they are; it leads back to the sign-in. */
export const LockedInPlace = ({ reason }: { reason: string }) => {
  const { again } = useMessages('login-more').unlock.locked;
  const [, login] = useLogin();
  return (
    <LoadingBoundary>
      <Locked reason={reason}>
        <div className="fe-actions">
          <LinkButton onPress={login.goBack}>{again}</LinkButton>
        </div>
      </Locked>
    </LoadingBoundary>
  );
};
