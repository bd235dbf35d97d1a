import { accountSettings } from '../../../../core/contract/account-settings.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SkeletonCard } from '../../../ui/skeleton/skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';
import css from './account.css?inline';

/**
 * Settings of the account: name, website, logo, address, and how times and amounts are written.
 * Source: product.md#portal-tabs, protocol/sub-accounts.md#account-settings.
 */
export const Screen = () => {
  useStyles(css);
  const messages = useMessages('account-settings');
  const settings = useCall(accountSettings.read, {});
  return (
    <Page title={messages.title} description={messages.description}>
      <Answer of={settings} waiting={<Waiting />}>
        {(saved) => <SettingsForm saved={saved} />}
      </Answer>
    </Page>
  );
};

const Waiting = () => (
  <div className="fe-account">
    <SkeletonCard lines={4} />
    <SkeletonCard lines={6} quiet />
  </div>
);
