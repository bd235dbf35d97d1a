import { Suspense, useEffect, useId } from 'react';
import { accountSettings } from '../../../../core/contract/account-settings.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SkeletonCard } from '../../../ui/skeleton/skeleton.tsx';
import { TabList } from '../../../ui/tabs/tab-list.tsx';
import { TabPanel } from '../../../ui/tabs/tabs.tsx';
import { usePageAppearance } from '../../forms/use-appearance.ts';
import { usePortalRouter } from '../../router/portal-router.tsx';
import css from './account.css?inline';

const fetchSettings = async () => ({ Screen: (await import('./settings-form.tsx')).SettingsForm });
const SettingsForm = lazyScreen(fetchSettings);
const CustomLoginView = lazyScreen(() => import('./custom-login-view.tsx'), 'custom-login');

/** Sub-tabs of the account. */
const VIEWS = ['settings', 'customLogin'] as const;

/**
 * Account: its settings, and its own look of the login page.
 * Source: product.md#portal-tabs, protocol/sub-accounts.md#account-settings, protocol/operator.md#custom-login.
 */
export const Screen = () => {
  useStyles(css);
  const messages = useMessages('account-settings');
  const id = useId();
  const { hasSubTab } = usePageAppearance('account');
  const { location: place, leave } = usePortalRouter();
  const views = VIEWS.filter(hasSubTab);
  const view = views.find((one) => one === place.subTab) ?? views[0] ?? 'settings';
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
            onChange={(next) => leave({ tab: place.tab, subTab: next === 'settings' ? undefined : next })}
          />
        )
      }
    >
      <TabPanel of={id} tab={view}>
        <Suspense fallback={<Waiting />}>{view === 'settings' ? <Settings /> : <CustomLoginView />}</Suspense>
      </TabPanel>
    </Page>
  );
};

const Settings = () => {
  const settings = useCall(accountSettings.read, {});
  useEffect(() => {
    // in parallel with the settings; the form reports the failure
    fetchSettings().catch(() => undefined);
  }, []);
  return (
    <Answer of={settings} waiting={<Waiting />}>
      {(saved) => <SettingsForm saved={saved} />}
    </Answer>
  );
};

const Waiting = () => (
  <div className="fe-account">
    <SkeletonCard lines={4} />
    <SkeletonCard lines={6} quiet />
  </div>
);
