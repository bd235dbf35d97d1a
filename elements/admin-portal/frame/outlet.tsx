import { Lock } from 'lucide';
import { Suspense } from 'react';
import type { AuthUser } from '../../../core/store/state.ts';
import type { PortalSection } from '../../../core/portal/sections.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { tabs } from './tabs.ts';
import { TabRouter } from '../router/portal-router.tsx';
import { PortalSkeleton } from './portal-skeleton.tsx';
import { TabBoundary } from './tab-boundary.tsx';
import { useSections } from './use-sections.ts';

/** Screen of a tab, once it is loaded and if the user can open it. Errors stay within it. */
export const Outlet = ({ tab, user }: { tab: PortalSection; user: AuthUser }) => {
  const { mayOpen } = useSections(user);
  const entry = tabs[tab];
  if (!entry) return null;
  if (!mayOpen(tab)) return <Forbidden tab={tab} />;
  return (
    <TabBoundary key={tab}>
      <TabRouter tab={tab}>
        <Suspense fallback={<PortalSkeleton />}>
          <entry.Screen />
        </Suspense>
      </TabRouter>
    </TabBoundary>
  );
};

const Forbidden = ({ tab }: { tab: PortalSection }) => {
  const messages = useMessages('portal');
  return (
    <Page title={messages.sections[tab]}>
      <EmptyState icon={Lock} title={messages.forbidden.title}>
        {messages.forbidden.hint}
      </EmptyState>
    </Page>
  );
};
