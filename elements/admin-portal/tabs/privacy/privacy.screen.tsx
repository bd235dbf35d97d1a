import { Suspense, useId } from 'react';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { useMessages } from '../../../kit/use-messages.ts';
import { Page } from '../../../ui/page/page.tsx';
import { SkeletonCard } from '../../../ui/skeleton/skeleton.tsx';
import { TabList } from '../../../ui/tabs/tab-list.tsx';
import { TabPanel } from '../../../ui/tabs/tabs.tsx';
import { usePageAppearance } from '../../forms/use-appearance.ts';
import { usePortalRouter } from '../../router/portal-router.tsx';
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
  const id = useId();
  const { hasSubTab } = usePageAppearance('privacy');
  const { location: place, leave } = usePortalRouter();
  const views = VIEWS.filter((one) => one === 'signIn' || hasSubTab(one));
  const view = views.find((one) => one === place.subTab) ?? 'signIn';
  return (
    <Page
      title={messages.title}
      description={messages.description}
      tabs={
        views.length > 1 && (
          <TabList
            id={id}
            label={messages.title}
            tabs={views.map((one) => ({ id: one, label: messages.views[one] }))}
            value={view}
            onChange={(next) => leave({ tab: place.tab, subTab: next === 'signIn' ? undefined : next })}
          />
        )
      }
    >
      <TabPanel of={id} tab={view}>
        <Suspense fallback={<SkeletonCard />}>
          {view === 'signIn' && <SignInView />}
          {view === 'mfa' && <FactorsView />}
          {view === 'loginSessions' && <SessionsView />}
        </Suspense>
      </TabPanel>
    </Page>
  );
};
