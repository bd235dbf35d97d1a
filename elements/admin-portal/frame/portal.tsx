import { Inbox } from 'lucide';
import { type ReactNode, useEffect } from 'react';
import type { AuthUser } from '../../../core/store/state.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Navigation } from './navigation.tsx';
import { Outlet } from './outlet.tsx';
import { usePortalRouter } from '../router/portal-router.tsx';
import { RequireSession } from './require-session.tsx';
import { useSections } from './use-sections.ts';

/** The frame of the portal: the way around it, and the page of the tab that is chosen. `close` ends it where it is a dialog. */
export const Portal = ({ close }: { close?: ReactNode }) => (
  <div className="fe-portal" part="portal">
    <RequireSession>{(user) => <Inside user={user} close={close} />}</RequireSession>
  </div>
);

/** Nearly every tab has a table: its code comes beside the tab's, not after it. */
const fetchTable = () => import('../../ui/data-table/data-table.tsx');

const Inside = ({ user, close }: { user: AuthUser; close: ReactNode }) => {
  const { listed } = useSections(user);
  useEffect(() => {
    // a tab that needs it says so if it does not come
    fetchTable().catch(() => undefined);
  }, []);
  const { location: place } = usePortalRouter();
  // an address that names no section, or one that is not for them, leads to the first. Source: product.md#portal
  const tab = listed.find((section) => section === place.tab) ?? listed[0];
  return (
    <div className="fe-portal-in">
      <Navigation sections={listed} current={tab} user={user} close={close} />
      <div className="fe-portal-page">{tab ? <Outlet tab={tab} user={user} /> : <Nothing />}</div>
    </div>
  );
};

const Nothing = () => {
  const words = useMessages('portal');
  return (
    <EmptyState icon={Inbox} title={words.nothing.title}>
      {words.nothing.hint}
    </EmptyState>
  );
};
