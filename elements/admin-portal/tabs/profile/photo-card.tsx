import { profileFeature } from '../../../../core/profile/profile.feature.ts';
import { members } from '../../../../core/contract/members.ts';
import { users } from '../../../../core/contract/users.ts';
import type { AuthUser } from '../../../../core/store/state.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useFeature } from '../../../kit/use-app.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { ConfirmCommand } from '../../forms/confirm-command.tsx';
import { useDialog } from '../../router/use-dialog.ts';
import css from './photo.css?inline';

const PhotoDialog = lazyScreen(async () => ({ Screen: (await import('./photo.dialog.tsx')).PhotoDialog }));

/** Photo of the signed-in user: a new one is cropped in a dialog, and each change is saved by itself. */
export const PhotoCard = ({ user, readOnly }: { user: AuthUser; readOnly: boolean }) => {
  useStyles(css);
  const messages = useMessages('profile').photo;
  const { reload } = useFeature(profileFeature);
  const remove = useCommand(users.updateMe, { invalidates: [members.list] });
  const { dialog, open, close } = useDialog('photo', 'remove-photo');
  const { profilePictureUrl: src } = user;
  return (
    <SettingsCard title={messages.title} description={messages.description}>
      <div className="fe-photo">
        <Avatar size="huge" id={user.id} name={user.name || user.email} src={src} alone />
        {!readOnly && (
          <div className="fe-photo-actions">
            <Button onPress={() => open('photo')}>{src ? messages.change : messages.add}</Button>
            {src && (
              <Button look="quiet" onPress={() => open('remove-photo')}>
                {messages.remove}
              </Button>
            )}
          </div>
        )}
      </div>
      <LoadingBoundary>{dialog === 'photo' && !readOnly && <PhotoDialog onClose={close} />}</LoadingBoundary>
      {dialog === 'remove-photo' && src && !readOnly && (
        <ConfirmCommand
          title={messages.confirm.title}
          effect={messages.confirm.effect}
          action={messages.remove}
          command={remove}
          input={{ body: { profilePictureUrl: null } }}
          onDone={() => {
            void reload();
            close();
          }}
          onCancel={close}
        />
      )}
    </SettingsCard>
  );
};
