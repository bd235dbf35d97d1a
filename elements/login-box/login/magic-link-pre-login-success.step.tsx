import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { useLogin } from '../box/use-login.ts';
import { BoxStep } from '../box/box-step.tsx';
import { PersonPill } from '../box/person-pill.tsx';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { OtherMethod } from './other-method.tsx';

const LinkAgain = lazyScreen(() => import('./resend-magic-link.tsx'));

/**
 * Confirmation that a magic link was sent, also for an unknown account. The page continues by itself once the link is
 * opened in this browser.
 */
export const Screen = () => {
  useNoCredentials();
  const t = useMessages('login');
  const { sentHint } = useMessages('login-more');
  const messages = useMessages('login-more').link;
  const [{ failure }] = useLogin();
  return (
    <BoxStep identity={<PersonPill />} title={messages.sentTitle} subtitle={messages.sentSubtitle}>
      {failure && <Banner tone="danger">{boxFailureMessage(t, failure)}</Banner>}
      <p className="fe-note">{sentHint}</p>
      <div className="fe-actions">
        <LoadingBoundary>
          <LinkAgain />
        </LoadingBoundary>
        <OtherMethod />
      </div>
    </BoxStep>
  );
};
