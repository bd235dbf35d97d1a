import { ownMfa } from '../../../../core/contract/own-mfa.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { ConfirmCommand } from '../../forms/confirm-command.tsx';
import { EntryActions, NoEntries } from '../../lists/entry-list.tsx';
import { useDialog } from '../../router/use-dialog.ts';

/** Recovery codes: how many are left, and new ones in place of them. */
export const RecoveryCodesCard = ({ onCodes }: { onCodes: (codes: readonly string[]) => void }) => {
  const { codes: messages } = useMessages('privacy');
  const count = useCall(ownMfa.recoveryCodes, {});
  const renew = useCommand(ownMfa.renewRecoveryCodes, { invalidates: [ownMfa.recoveryCodes] });
  const { dialog, open, close } = useDialog('renewCodes');
  return (
    <SettingsCard title={messages.title} description={messages.description}>
      <Answer of={count}>{({ left }) => <NoEntries>{messages.left({ count: left })}</NoEntries>}</Answer>
      <EntryActions>
        <Button onPress={() => open('renewCodes')}>{messages.renew}</Button>
      </EntryActions>
      {dialog && (
        <ConfirmCommand
          title={messages.renewTitle}
          effect={messages.renewEffect}
          action={messages.renew}
          look="primary"
          command={renew}
          input={{}}
          onCancel={close}
          onDone={({ recoveryCodes = [] }) => {
            close();
            onCodes(recoveryCodes);
          }}
        />
      )}
    </SettingsCard>
  );
};
