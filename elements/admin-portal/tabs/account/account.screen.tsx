import { useEffect } from 'react';
import { accountSettings } from '../../../../core/contract/account-settings.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { SkeletonCard } from '../../../ui/skeleton/skeleton.tsx';
import { usePageAppearance } from '../../forms/use-appearance.ts';
import { SubTabPage } from '../../router/sub-tab-page.tsx';
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
  const { hasSubTab } = usePageAppearance('account');
  return (
    <SubTabPage
      title={messages.title}
      description={messages.description}
      views={VIEWS.filter(hasSubTab)}
      main="settings"
      labels={messages.views}
      fallback={<Waiting />}
    >
      {(view) => (view === 'settings' ? <Settings /> : <CustomLoginView />)}
    </SubTabPage>
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
