import type { AuthStrategies } from '../../../../core/contract/entities/auth.ts';
import { ownAccount } from '../../../../core/contract/own-account.ts';
import { loginMethodsOf } from '../../../../core/login/methods.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useAppState } from '../../../kit/use-app.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { EntryActions } from '../../lists/entry-list.tsx';
import { useDialog } from '../../router/use-dialog.ts';

const ChangePasswordDialog = lazyScreen(
  async () => ({ Screen: (await import('./change-password.dialog.tsx')).ChangePasswordDialog }),
  'login-more',
);
const SetPassword = lazyScreen(
  async () => ({ Screen: (await import('./set-password.tsx')).SetPassword }),
  'login-more',
);

const waiting = <SkeletonText lines={1} />;

/**
 * Password of the user: changed by the current one, or set for the first time by a mailed link. Hidden where the user has
 * none and the operator does not offer sign-in by password.
 */
export const PasswordCard = ({ strategies }: { strategies: AuthStrategies | undefined }) => {
  const { password: messages } = useMessages('privacy');
  const account = useCall(ownAccount.read, {});
  const { dialog, open, close } = useDialog('changePassword');
  const signsIn = useAppState(({ vendor }) =>
    loginMethodsOf({ ...vendor, ...(strategies && { strategies }) }).includes('EmailAndPassword'),
  );
  const hasPassword = account.value?.hasPassword ?? false;
  if (!signsIn && !hasPassword) return null;
  return (
    <SettingsCard title={messages.title} description={messages.description}>
      <Answer of={account} waiting={waiting}>
        {() =>
          hasPassword ? (
            <EntryActions>
              <Button onPress={() => open('changePassword')}>{messages.change}</Button>
            </EntryActions>
          ) : (
            <LoadingBoundary fallback={waiting}>
              <SetPassword />
            </LoadingBoundary>
          )
        }
      </Answer>
      <LoadingBoundary>{dialog && hasPassword && <ChangePasswordDialog onClose={close} />}</LoadingBoundary>
    </SettingsCard>
  );
};
