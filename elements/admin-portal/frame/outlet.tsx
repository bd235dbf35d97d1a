import { Lock } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import type { AuthUser } from '../../../core/store/state.ts';
import type { PortalSection } from '../../../core/portal/sections.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { tabs } from './tabs.ts';
import { TabRouter, useNextTab } from '../router/portal-router.tsx';
import { PortalSkeleton } from './portal-skeleton.tsx';
import { TabBoundary } from './tab-boundary.tsx';
import { useSections } from './use-sections.ts';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';

/** Screen of a tab, if the user can open it. Errors stay within it. */
export const Outlet = ({ tab, user }: { tab: PortalSection; user: AuthUser }) => {
  const { mayOpen } = useSections(user);
  const entry = tabs[tab];
  if (!entry) return null;
  return (
    // around all tabs: the one before stays until the next can be shown
    <LoadingBoundary fallback={<PortalSkeleton />}>
      <SkeletonWhereSlow>
        {mayOpen(tab) ? (
          <TabBoundary key={tab}>
            <TabRouter tab={tab}>
              <entry.Screen />
            </TabRouter>
          </TabBoundary>
        ) : (
          <Forbidden tab={tab} />
        )}
      </SkeletonWhereSlow>
    </LoadingBoundary>
  );
};

/** How long a tab stays while the next one loads, in milliseconds. Ours: people do not notice a shorter wait. */
const STAYS_MS = 150;

/** The screen of a tab, which a skeleton replaces where the next one is slow to load. */
const SkeletonWhereSlow = ({ children }: { children: ReactNode }) => {
  const next = useNextTab();
  const [slow, setSlow] = useState<PortalSection>();
  useEffect(() => {
    if (!next) return undefined;
    const timer = setTimeout(() => setSlow(next), STAYS_MS);
    return () => clearTimeout(timer);
  }, [next]);
  return next && next === slow ? <PortalSkeleton /> : children;
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
