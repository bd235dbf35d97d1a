import { type ReactNode, useEffect } from 'react';
import { users } from '../../../../core/contract/users.ts';
import type { FieldAppearance } from '../../../../core/portal/appearance.ts';
import { profileFeature } from '../../../../core/profile/profile.feature.ts';
import type { AuthUser } from '../../../../core/store/state.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useFeature } from '../../../kit/use-app.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { ConfirmCommand } from '../../forms/confirm-command.tsx';
import { useDialog } from '../../router/use-dialog.ts';
import css from './contact.css?inline';
import { useEmailChange } from './use-email-change.ts';

const PendingEmail = lazyScreen(async () => ({ Screen: (await import('./pending-email.tsx')).PendingEmail }));
const EmailDialog = lazyScreen(async () => ({ Screen: (await import('./email.dialog.tsx')).EmailDialog }));
const PhoneDialog = lazyScreen(
  async () => ({ Screen: (await import('./phone.dialog.tsx')).PhoneDialog }),
  'ui',
  'login-more',
);

/** Email address and phone number of the signed-in user, each changed by proof that it is theirs. */
export const ContactCard = ({
  user,
  readOnly,
  phoneAppearance,
}: {
  user: AuthUser;
  readOnly: boolean;
  phoneAppearance: FieldAppearance;
}) => {
  useStyles(css);
  const messages = useMessages('profile');
  const { reload } = useFeature(profileFeature);
  const remove = useCommand(users.updateMe);
  const { dialog, open, close } = useDialog('email', 'phone', 'remove-phone');
  const change = useEmailChange(!readOnly);
  const { phoneNumber } = user;
  // the change was made in another browser: what is shown of the person follows
  useEffect(() => {
    if (change === null) void reload();
  }, [change, reload]);
  const changesPhone = !readOnly && phoneAppearance === 'edit';
  return (
    <SettingsCard title={messages.contact.title} description={messages.contact.description}>
      <Contact
        label={messages.email.label}
        value={user.email}
        actions={!readOnly && <Button onPress={() => open('email')}>{messages.email.change}</Button>}
      />
      <LoadingBoundary>{change && <PendingEmail change={change} />}</LoadingBoundary>
      {phoneAppearance !== 'hidden' && (
        <Contact
          label={messages.phone.label}
          value={phoneNumber}
          none={messages.phone.none}
          actions={
            changesPhone && (
              <>
                <Button onPress={() => open('phone')}>
                  {phoneNumber ? messages.phone.change : messages.phone.add}
                </Button>
                {phoneNumber && (
                  <Button look="quiet" onPress={() => open('remove-phone')}>
                    {messages.phone.remove}
                  </Button>
                )}
              </>
            )
          }
        />
      )}
      <LoadingBoundary>
        {dialog === 'email' && !readOnly && <EmailDialog onClose={close} />}
        {dialog === 'phone' && changesPhone && <PhoneDialog onClose={close} />}
      </LoadingBoundary>
      {dialog === 'remove-phone' && changesPhone && phoneNumber && (
        <ConfirmCommand
          title={messages.phone.confirm.title({ number: `\u2066${phoneNumber}\u2069` })}
          effect={messages.phone.confirm.effect}
          action={messages.phone.remove}
          command={remove}
          input={{ body: { phoneNumber: '' } }}
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

const Contact = ({
  label,
  value,
  none,
  actions,
}: {
  label: string;
  value: string | undefined;
  none?: string;
  actions: ReactNode;
}) => (
  <div className="fe-contact" role="group" aria-label={label}>
    <div className="fe-contact-text">
      <span className="fe-contact-label">{label}</span>
      {value ? (
        <bdi className="fe-contact-value" dir="ltr" translate="no">
          {value}
        </bdi>
      ) : (
        <span className="fe-contact-none">{none}</span>
      )}
    </div>
    {actions && <div className="fe-contact-actions">{actions}</div>}
  </div>
);
