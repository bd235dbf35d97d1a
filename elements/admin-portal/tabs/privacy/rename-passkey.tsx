import type { Passkey } from '../../../../core/contract/entities/webauthn.ts';
import { passkeys } from '../../../../core/contract/passkeys.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { RenameDialog } from './rename.dialog.tsx';

/** Form of a passkey's name. */
export const RenamePasskey = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const { passkeys: messages } = useMessages('privacy');
  const rename = useCommand(passkeys.rename, { invalidates: [passkeys.list] });
  return (
    <RenameDialog
      id={passkey.id}
      name={passkey.name}
      standard={passkey.provider?.name ?? messages.unnamed}
      command={rename}
      input={(name) => ({ params: { deviceId: passkey.id }, body: { name } })}
      onClose={onClose}
    />
  );
};
