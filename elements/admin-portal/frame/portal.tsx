import { Inbox } from 'lucide';
import { type ReactNode, useEffect } from 'react';
import type { AuthUser } from '../../../core/store/state.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Navigation } from './navigation.tsx';
import { Outlet } from './outlet.tsx';
import { usePortalRouter } from '../router/portal-router.tsx';
import { FrameSkeleton } from './portal-skeleton.tsx';
import { RequireSession } from './require-session.tsx';
import { useSections } from './use-sections.ts';

/** Frame of the portal: navigation and the page of the current tab. `close` is the close button in a dialog. */
export const Portal = ({ close }: { close?: ReactNode }) => (
  <div className="fe-portal" part="portal">
    <RequireSession skeleton={<FrameSkeleton />}>{(user) => <Inside user={user} close={close} />}</RequireSession>
  </div>
);

/** Preloads the data table in parallel with a tab, because most tabs use it. */
const fetchTable = () => import('../../ui/data-table/data-table.tsx');

const Inside = ({ user, close }: { user: AuthUser; close: ReactNode }) => {
  const { listed } = useSections(user);
  useEffect(() => {
    // a tab that needs it reports the failure
    fetchTable().catch(() => undefined);
  }, []);
  const { location: place } = usePortalRouter();
  // a URL of an unknown or forbidden section shows the first one. Source: product.md#portal
  const tab = listed.find((section) => section === place.tab) ?? listed[0];
  return (
    <div className="fe-portal-in">
      <Navigation sections={listed} current={tab} user={user} close={close} />
      <div className="fe-portal-page">{tab ? <Outlet tab={tab} user={user} /> : <Nothing />}</div>
    </div>
  );
};

const Nothing = () => {
  const messages = useMessages('portal');
  return (
    <EmptyState icon={Inbox} title={messages.nothing.title}>
      {messages.nothing.hint}
    </EmptyState>
  );
};
