import { Fingerprint, KeyRound, Pencil, Plus, Trash2, Usb } from 'lucide';
import type { Passkey } from '../../../../core/contract/entities/webauthn.ts';
import { passkeys } from '../../../../core/contract/passkeys.ts';
import { ownPasskeysFeature } from '../../../../core/passkeys/own-passkeys.feature.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useFeature } from '../../../kit/use-app.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useTask } from '../../../kit/use-task.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { ListEntry, EntryList, EntryActions, NoEntries } from '../../lists/entry-list.tsx';
import { useDialog } from '../../router/use-dialog.ts';
import { UsedHint } from './used-hint.tsx';

const RemoveDialog = lazyScreen(async () => ({
  Screen: (await import('./remove-passkey.dialog.tsx')).RemovePasskeyDialog,
}));
const RenameDialog = lazyScreen(async () => ({ Screen: (await import('./rename-passkey.tsx')).RenamePasskey }));

/** Passkeys of the user: whose they are, when each was made and last used; one can be made, named or removed. */
export const PasskeysCard = () => {
  const { passkeys: messages } = useMessages('privacy');
  const wordsOf = useFailureMessage();
  const toast = useToast();
  const keys = useFeature(ownPasskeysFeature);
  const list = useCall(passkeys.list, {});
  const add = useTask(() => keys.add(), [passkeys.list]);
  const { dialog, row, open, close } = useDialog('removePasskey', 'renamePasskey');
  const chosen = dialog ? list.value?.devices.find(({ id }) => id === row) : undefined;
  const create = async () => {
    const done = await add.run(undefined);
    if (!done.ok) return;
    toast({ about: 'passkey', text: messages.added });
    open('renamePasskey', done.value.id);
  };
  const supported = 'PublicKeyCredential' in globalThis;
  return (
    <SettingsCard title={messages.title} description={messages.description}>
      <Answer of={list} isEmpty={({ devices }) => devices.length === 0} empty={<NoEntries>{messages.none}</NoEntries>}>
        {({ devices }) => (
          <EntryList label={messages.title}>
            {devices.map((key) => (
              <PasskeyLine
                key={key.id}
                of={key}
                onRename={() => open('renamePasskey', key.id)}
                onRemove={() => open('removePasskey', key.id)}
              />
            ))}
          </EntryList>
        )}
      </Answer>
      {add.failure && <Banner tone="danger">{wordsOf(add.failure)}</Banner>}
      {supported && (
        <EntryActions>
          <Button busy={add.busy} onPress={() => void create()}>
            <Icon of={Plus} size={16} />
            {messages.add}
          </Button>
        </EntryActions>
      )}
      <LoadingBoundary>
        {chosen && dialog === 'removePasskey' && <RemoveDialog passkey={chosen} onClose={close} />}
        {chosen && dialog === 'renamePasskey' && <RenameDialog passkey={chosen} onClose={close} />}
      </LoadingBoundary>
    </SettingsCard>
  );
};

/** Icon of a passkey: of a password manager, of a device's own, or of a key that is carried along. */
const iconOf = ({ provider, deviceType }: Passkey) =>
  provider?.kind === 'manager' ? KeyRound : deviceType === 'Platform' || provider ? Fingerprint : Usb;

const PasskeyLine = ({ of: key, onRename, onRemove }: { of: Passkey; onRename: () => void; onRemove: () => void }) => {
  const { passkeys: messages, naming } = useMessages('privacy');
  const { table } = useMessages('ui-more');
  const name = key.name || key.provider?.name || messages.unnamed;
  return (
    <ListEntry
      icon={iconOf(key)}
      name={name}
      hints={[
        ...(key.name && key.provider ? [key.provider.name] : []),
        <UsedHint key="used" createdAt={key.createdAt} lastUsedAt={key.lastUsedAt} />,
      ]}
      actions={
        <Menu
          small
          name={table.data.actionsFor({ name })}
          items={[
            { label: naming.rename, icon: Pencil, onPress: onRename },
            { label: messages.remove, icon: Trash2, danger: true, onPress: onRemove },
          ]}
        />
      }
    />
  );
};
