import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { useMessages } from '../../../kit/use-messages.ts';
import { SkeletonCard } from '../../../ui/skeleton/skeleton.tsx';
import { usePageAppearance } from '../../forms/use-appearance.ts';
import { SubTabPage } from '../../router/sub-tab-page.tsx';
import { SignInView } from './sign-in-view.tsx';

const FactorsView = lazyScreen(
  async () => ({ Screen: (await import('./factors-view.tsx')).FactorsView }),
  'login-more',
);
const SessionsView = lazyScreen(async () => ({ Screen: (await import('./sessions-view.tsx')).SessionsView }));

/** Views of the tab: the first is ours, the others are the protocol's sub-tabs. */
const VIEWS = ['signIn', 'mfa', 'loginSessions'] as const;

/**
 * Privacy of the signed-in user: password and passkeys, second factors, sessions.
 * Source: product.md#privacy-tab, protocol/second-factors.md#own-factors.
 */
export const Screen = () => {
  const messages = useMessages('privacy');
  const { hasSubTab } = usePageAppearance('privacy');
  return (
    <SubTabPage
      title={messages.title}
      description={messages.description}
      views={VIEWS.filter((one) => one === 'signIn' || hasSubTab(one))}
      main="signIn"
      labels={messages.views}
      fallback={<SkeletonCard />}
    >
      {(view) => (
        <>
          {view === 'signIn' && <SignInView />}
          {view === 'mfa' && <FactorsView />}
          {view === 'loginSessions' && <SessionsView />}
        </>
      )}
    </SubTabPage>
  );
};
