import { useEffect, useId } from 'react';
import { ID_PATTERN } from '../../../../core/contract/limits.ts';
import { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { useHost } from '../../../kit/host-context.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { TabList } from '../../../ui/tabs/tab-list.tsx';
import { TabPanel } from '../../../ui/tabs/tabs.tsx';
import { usePortalRouter } from '../../router/portal-router.tsx';
import { useDialog } from '../../router/use-dialog.ts';
import { ACCOUNT_DIALOGS } from './account-model.ts';
import { AccountList } from './account-list.tsx';
import { AccountTree } from './account-tree.tsx';

const AccountDialogs = lazyScreen(async () => ({ Screen: (await import('./account-dialogs.tsx')).AccountDialogs }));

const VIEWS = ['list', 'tree'] as const;

/**
 * Accounts below the company's own, at any depth: a list that is searched and sorted, and a tree whose branches are loaded
 * when they are opened.
 * Source: product.md#portal-tabs, protocol/sub-accounts.md.
 */
export const Screen = () => {
  const host = useHost();
  const messages = useMessages('all-accounts');
  const mayWrite = useHasPermission('fe.account-hierarchy.write.subAccount');
  const id = useId();
  const { location: place, leave } = usePortalRouter();
  const dialogs = useDialog(...ACCOUNT_DIALOGS);
  const { dialog, row, open } = dialogs;
  const view = VIEWS.find((one) => one === place.subTab) ?? 'list';
  const isNamed = row !== undefined && ID_PATTERN.test(row);
  // a press that opens one has enough to do
  useEffect(() => AccountDialogs.preload(host), [host]);
  const account = useCall(subTenants.read, { params: { tenantId: row ?? '' } }, { enabled: isNamed });
  const add = mayWrite && (
    <Button look="primary" onPress={() => open('add')}>
      {messages.add}
    </Button>
  );
  return (
    <Page
      title={messages.title}
      description={messages.description}
      action={add}
      tabs={
        <TabList
          id={id}
          label={messages.title}
          tabs={VIEWS.map((one) => ({ id: one, label: messages.views[one] }))}
          value={view}
          onChange={(next) => leave({ tab: place.tab, subTab: next === 'list' ? undefined : next })}
        />
      }
    >
      <TabPanel of={id} tab={view}>
        {view === 'list' ? <AccountList open={open} add={add} /> : <AccountTree open={open} selected={row} add={add} />}
      </TabPanel>
      <LoadingBoundary>
        {dialog && (
          <AccountDialogs
            key={`${dialog} ${row ?? ''}`}
            dialogs={dialogs}
            account={isNamed && account.value?.tenantId === row ? account.value : undefined}
          />
        )}
      </LoadingBoundary>
    </Page>
  );
};
