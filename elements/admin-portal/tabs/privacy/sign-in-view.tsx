import { Suspense } from 'react';
import { publicConfigurations } from '../../../../core/contract/public-configurations.ts';
import { offersPasskeys } from '../../../../core/sign-in/offers-passkeys.ts';
import { offersPhones } from '../../../../core/sign-in/offers-phones.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { Cards, EntryActions } from '../../lists/entry-list.tsx';
import { useDialog } from '../../router/use-dialog.ts';
import { PasskeysCard } from './passkeys-card.tsx';

const ChangePasswordDialog = lazyScreen(
  async () => ({ Screen: (await import('./change-password.dialog.tsx')).ChangePasswordDialog }),
  'login-more',
);
const PhoneNumbersCard = lazyScreen(async () => ({
  Screen: (await import('./phone-numbers-card.tsx')).PhoneNumbersCard,
}));
const LinkedAccountsCard = lazyScreen(async () => ({
  Screen: (await import('./linked-accounts-card.tsx')).LinkedAccountsCard,
}));

/** How the user signs in: password, passkeys, phone numbers, and accounts at providers. */
export const SignInView = () => {
  const { password: messages } = useMessages('privacy');
  const strategies = useCall(publicConfigurations.publicStrategies, {}).value;
  const { dialog, open, close } = useDialog('changePassword');
  return (
    <Cards>
      <SettingsCard title={messages.title} description={messages.description}>
        <EntryActions>
          <Button onPress={() => open('changePassword')}>{messages.change}</Button>
        </EntryActions>
      </SettingsCard>
      {strategies && offersPasskeys({ strategies }) && <PasskeysCard />}
      <Suspense>{strategies && offersPhones({ strategies }) && <PhoneNumbersCard />}</Suspense>
      <Suspense>
        <LinkedAccountsCard />
      </Suspense>
      <Suspense>{dialog && <ChangePasswordDialog onClose={close} />}</Suspense>
    </Cards>
  );
};
