import { ownMfa } from '../../../../core/contract/own-mfa.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { OWN_FACTORS, type OwnFactor } from './privacy-model.ts';
import { RenameDialog } from './rename.dialog.tsx';

/** Form of the name of an authenticator app, a security key or this device. */
export const RenameFactor = ({
  factor,
  standard,
  onClose,
}: {
  factor: OwnFactor;
  standard: string;
  onClose: () => void;
}) => {
  const rename = useCommand(ownMfa.renameDevice, { invalidates: OWN_FACTORS });
  return (
    <RenameDialog
      id={factor.id}
      name={factor.detail}
      standard={standard}
      command={rename}
      input={(name) => ({ params: { deviceId: factor.id }, body: { name } })}
      onClose={onClose}
    />
  );
};
